// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A call of one of the four `SecItem` functions.
///
/// The dictionaries travel as the app wrote them, with Apple's keys; what they
/// mean is for the system to judge.
package enum KeychainRequest: SystemCall {
    /// A query or the attributes of an item, by Apple's raw names; see ``KeychainKey``.
    package typealias Attributes = [String: PropertyListValue]

    case add(Attributes)
    case copyMatching(Attributes)
    case update(Attributes, changes: Attributes)
    case delete(Attributes)

    package typealias Reply = KeychainReply

    package var erased: AnySystemCall { .keychain(self) }
}
