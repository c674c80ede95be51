// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A property-list value, the only kind that may leave a process inside `userInfo`.
package indirect enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    /// No property list holds one, nor a set or nothing; `NSUserActivity.userInfo` may, and nothing else.
    case url(URL)
    case set(Set<PropertyListValue>)
    case null
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}
