// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a daemon and its clients do not come together.
package struct CommandServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// Another daemon runs on the state folder.
        case alreadyRunning
        /// A socket or lock cannot be made or used.
        case unusable
        /// The other side belongs to another user.
        case stranger
        /// The other side sent what is no message.
        case malformed
        /// The daemon serves this client not, and has said why.
        case refused
        /// The daemon went away before the command was done.
        case gone
    }

    package var kind: Kind
    /// What stood in the way.
    package var reason: String
    /// What to do about it, lower case.
    package var remedy: String

    init(_ kind: Kind, reason: String, remedy: String) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(reason); \(remedy)" }
}
