// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension NSObjectProtocol {
    /// Sets properties to what they are on another object, as a copy of it does.
    package func take<each Value>(from other: Self, _ properties: repeat ReferenceWritableKeyPath<Self, each Value>) {
        repeat self[keyPath: each properties] = other[keyPath: each properties]
    }
}
