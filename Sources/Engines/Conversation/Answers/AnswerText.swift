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
        plain = original.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: CharacterSet(charactersIn: ".!?。！？").union(.whitespacesAndNewlines))
    }
}
