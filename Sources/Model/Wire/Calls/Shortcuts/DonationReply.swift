// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system answers to a donation call; once it is there, the disk has what was asked for.
package struct DonationReply: Hashable, Sendable, Codable {
    /// Why the system did not do it.
    package struct Refusal: Hashable, Sendable, Codable, Error {
        /// A raw value of `INIntentErrorCode`.
        package var code: Int
        /// For a developer: the thing, the reason, the mend.
        package var text: String

        package init(code: Int, text: String) {
            self.code = code
            self.text = text
        }
    }

    /// Nil when all is well.
    package var refusal: Refusal?
    /// The number of the donation that was kept; nil where none was, and to other calls.
    package var donation: Int?

    package init(refusal: Refusal? = nil, donation: Int? = nil) {
        self.refusal = refusal
        self.donation = donation
    }
}
