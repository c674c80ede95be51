// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is to be heard or felt once, beside what a layer shows; the presenter sees to that.
package struct LayerSignal: Hashable, Sendable, Codable {
    /// So many bytes of a text are said at most.
    package static let textLimit = 1024
    /// So many may wait to be heard.
    package static let limit = 8

    /// Names it as long as the process lives: one that was heard is not heard again. They grow.
    package var number: Int
    package var kind: Kind
    /// What is said; of what is felt, nothing.
    package var text = ""

    package init(number: Int, kind: Kind, text: String = "") {
        (self.number, self.kind, self.text) = (number, kind, text)
    }

    /// What it is.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Assistive technologies say the text.
        case announcement
        /// A tap, as of something that has come to its place.
        case light, medium, heavy, soft, rigid
        /// Something else is chosen.
        case selection
        /// Something has succeeded, needs care, or has failed.
        case success, warning, error
    }
}
