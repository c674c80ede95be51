// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's initialiser takes an optional and cannot be replaced. One that takes a plain string is the
// nearer match wherever a plain string is given, and being in the extension of a protocol that is not
// bound to classes it may choose the class of what it makes. The protocol is one that nothing else conforms
// to: in the extension of any other the compiler would speak of this initialiser wherever one of another
// type is missing.

/// What has suites; only `UserDefaults` has.
public protocol _Suited {}

extension UserDefaults: _Suited {}

extension _Suited where Self == UserDefaults {
    /// The defaults of a suite, or those that an app group shares.
    ///
    /// What one process of the group sets, another sees the next time it reads.
    /// Any other name means a suite of the process's own.
    ///
    /// - Returns: Nil for the bundle's own identifier and for the global domain, as Apple's
    ///   documentation asks: they are part of ``UserDefaults/standard`` already.
    public init?(suiteName: String) {
        guard suiteName != UserDefaults.globalDomain, suiteName != Bundle.main.bundleIdentifier else { return nil }
        let shared = GroupFolders.current[suiteName].flatMap { GroupUserDefaults(group: suiteName, in: $0) }
        guard let defaults = shared ?? UserDefaults(suiteName: Optional(suiteName)) else { return nil }
        self = defaults
    }
}

// Key-value coding gives every object these on Apple's systems. Of all the places where apps write them this is the
// one that needs no Objective-C.
extension UserDefaults {
    /// What stands under a key: the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Puts a property list under a key: the same as `set(_:forKey:)`. Nil takes away what stood there.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }
}
