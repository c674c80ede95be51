// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Key-value coding gives every object these on Apple's systems. Of all the places where apps write them this is the
// one that needs no Objective-C.
extension UserDefaults {
    /// What stands under a key: the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }

    /// Puts a property list under a key: the same as `set(_:forKey:)`. Nil takes away what stood there.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }
}
