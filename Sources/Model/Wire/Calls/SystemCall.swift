// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a process that the system started asks of the system.
///
/// Who asks is known from the connection, so no call names a bundle, a team or
/// a group that would have to be believed.
package protocol SystemCall: Codable, Hashable, Sendable {
    /// What the system answers, unless it refuses.
    associatedtype Reply: Codable, Hashable, Sendable

    /// The call among all there are, as it travels.
    var erased: AnySystemCall { get }
}

/// The reply to a call that only wants something done.
package struct Done: Codable, Hashable, Sendable {
    package init() {}
}
