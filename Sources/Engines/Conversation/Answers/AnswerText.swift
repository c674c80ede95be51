// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A person's words with what never matters taken off: outer spaces, full-width
/// forms, upper case.
struct AnswerText: Hashable {
    /// Trimmed, as the person wrote it.
    let original: String
    /// Half-width, lower case; accents and inner punctuation are kept.
    let plain: String

    init(_ text: String) {
        original = text.trimmingCharacters(in: .whitespacesAndNewlines)
        var folded = Self.written(text)
        // A full stop ends a sentence; at the beginning it is half of ".5".
        while let last = folded.last, last.isWhitespace || ".!?。".contains(last) { folded.removeLast() }
        plain = folded
    }

    /// Trimmed, half-width, lower case; every sign is kept.
    static func written(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
    }
}
