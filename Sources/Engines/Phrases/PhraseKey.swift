// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The form in which phrases are compared and kept: folded words, and `{}` where a slot is.
package struct PhraseKey: Hashable, Sendable {
    package let text: String

    package init(_ pattern: PhrasePattern) {
        text = pattern.pieces
            .map { piece in
                switch piece {
                case .literal(let word): word
                case .slot: "{}"
                }
            }
            .joined(separator: " ")
    }

    /// What of the key of a text can be said aloud: all but emoji; the whole where that would be nothing.
    package static func spoken(_ key: String) -> String {
        let words = key.split(separator: " ").filter { !isUnspoken($0) }
        return words.isEmpty ? key : words.joined(separator: " ")
    }

    private static func isUnspoken(_ token: Substring) -> Bool {
        token.unicodeScalars.contains { $0.properties.isEmoji && !$0.isASCII }
            && token.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isEmoji && !scalar.isASCII || scalar.properties.isEmojiModifier
                    || scalar.properties.isVariationSelector || scalar == "\u{200D}"
            }
    }
}
