// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// Where a sentence says which app it is for: “with Pigeon” of “send a message to Ada with Pigeon saying I am late”.
package struct AppMention: Sendable {
    /// The sentence without it.
    package let rest: String

    /// - Parameters:
    ///   - names: What the app is called.
    ///   - sentence: What was said.
    ///   - language: A BCP 47 tag.
    /// - Returns: Nil where none of the names stands there behind a word that says so.
    package init?(of names: some Sequence<String>, in sentence: FoldedText, language: String) {
        let (text, tokens) = (sentence.original, sentence.tokens)
        // Of many apps a sentence names few.
        let said = names.map { FoldedText($0).tokens.map(\.text) }.filter { name in
            name.first.map { first in tokens.contains { $0.text == first } } ?? false
        }
        guard !said.isEmpty else { return nil }
        let words = LanguageWords.of(language)
        let before = words.beforeApp.map { FoldedText($0).tokens.map(\.text) }
        for name in said {
            guard let start = Self.place(of: name, in: tokens.map(\.text)) else { continue }
            guard
                let word = before.first(where: { word in
                    !word.isEmpty && word != Self.article
                        && tokens.prefix(start).map(\.text).suffix(word.count).elementsEqual(word)
                })
            else { continue }
            let first = tokens[start - word.count].range.lowerBound
            let end = tokens[start + name.count - 1].range.upperBound
            let left = text[..<first].trimmingSuffix { $0.isWhitespace || $0 == "," }
            let right = text[end...].drop { $0.isWhitespace || $0 == "," }
            let gap = left.isEmpty || right.isEmpty || words.isUnspaced ? "" : " "
            rest = "\(left)\(gap)\(right)"
            guard !rest.isEmpty else { return nil }
            return
        }
        return nil
    }

    /// Says nothing of what is done with what stands behind it.
    private static let article = ["the"]

    private static func place(of name: [String], in tokens: [String]) -> Int? {
        guard tokens.count >= name.count else { return nil }
        return (0...(tokens.count - name.count)).first { tokens[$0..<($0 + name.count)].elementsEqual(name) }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
