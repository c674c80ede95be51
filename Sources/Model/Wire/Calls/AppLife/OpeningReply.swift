// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a URL is, or could be, opened.
package struct OpeningReply: Hashable, Sendable, Codable {
    package var isOpened: Bool
    /// Why not, in one sentence for a developer.
    package var refusal: String?

    package init(isOpened: Bool, refusal: String? = nil) {
        self.isOpened = isOpened
        self.refusal = refusal
    }
}
