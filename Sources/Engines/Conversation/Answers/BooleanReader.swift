// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import SystemTexts

/// Reads yes and no in a person's many words, and the definition's own two.
struct BooleanReader {
    /// The labels of true and false, where the definition has them, in each language that they may be said in.
    var trueNames: [String] = []
    var falseNames: [String] = []

    func read(_ text: String) -> Bool? {
        let key = FoldedText(text).key
        guard !key.isEmpty else { return nil }
        if trueNames.contains(where: { FoldedText($0).key == key }) { return true }
        if falseNames.contains(where: { FoldedText($0).key == key }) { return false }
        if Self.on.contains(AnswerWord.key(text)) { return true }
        if Self.off.contains(AnswerWord.key(text)) { return false }
        return switch AnswerWord(text) {
        case .agree: true
        case .refuse: false
        default: nil
        }
    }

    private static let on = AnswerWord.keys(.on)
    private static let off = AnswerWord.keys(.off)
}
