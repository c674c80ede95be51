// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why the system did not look at a call.
package struct CallRefusal: Hashable, Sendable, Codable, Error {
    /// What stood in the way.
    package enum Reason: String, Sendable, Codable {
        /// The bundle is not signed, so nothing says what it may do.
        case noIdentity
        /// This system offers no such service.
        case unavailable
        /// The process has more calls open than the system takes.
        case tooMany
    }

    package var reason: Reason
    /// One sentence for a developer: the thing, the reason, the mend.
    package var text: String

    package init(_ reason: Reason, _ text: String) {
        self.reason = reason
        self.text = text
    }
}
