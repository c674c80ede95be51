// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store
import SystemTexts

extension KeptShortcuts {
    /// The shortcut that words ask for: its name, alone or behind a word such as "run"; nil if there is none.
    package func called(_ words: String) async throws(StoreError) -> ShortcutRecord? {
        if let record = try await named(words.withoutEnd) { return record }
        for beginning in Vocabulary.words(AnswerVocabulary.run) {
            guard let rest = words.withoutEnd.rest(behind: beginning) else { continue }
            if let record = try await named(rest) { return record }
        }
        return nil
    }
}

extension String {
    /// Without the sign that ends a sentence; a name may have one of its own.
    fileprivate var withoutEnd: String {
        let text = trimmingPrefix(while: \.isWhitespace)
        return String(text.reversed().drop { $0.isWhitespace || ".!。！".contains($0) }.reversed())
    }

    /// What stands behind a word at the beginning; nil if it is missing, or is part of another word.
    fileprivate func rest(behind word: String) -> String? {
        guard count > word.count, prefix(word.count).lowercased() == word.lowercased() else { return nil }
        let rest = dropFirst(word.count)
        let separates = word.last?.isASCII == true
        guard !separates || rest.first?.isWhitespace == true else { return nil }
        return String(rest.drop(while: \.isWhitespace))
    }
}
