// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why the system did not do what a call asks.
package struct CallRefusal: Hashable, Sendable, Codable, Error {
    /// What stood in the way.
    package enum Reason: String, Sendable, Codable {
        /// The bundle is not signed, so nothing says what it may do.
        case noIdentity
        /// This system offers no such service.
        case unavailable
        /// The process has more calls open than the system takes.
        case tooMany
        /// The result is more than one answer holds.
        case tooLarge
        /// The service looked at the call, and does not do it.
        case notDone
    }

    package var reason: Reason
    /// A raw value of `INIntentErrorCode`, where the call is one whose failures have such codes.
    package var code: Int?
    /// For a developer: the thing, the reason, the remedy.
    package var text: String

    package init(_ reason: Reason, code: Int? = nil, _ text: String) {
        self.reason = reason
        self.code = code
        self.text = text
    }
}
