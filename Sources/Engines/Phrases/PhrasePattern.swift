// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A phrase as it was registered: words, and slots where a person puts a value.
///
/// `Show the rate of {currency}` has one slot.
package struct PhrasePattern: Hashable, Sendable {
    /// A part of a phrase.
    package enum Piece: Hashable, Sendable {
        /// One folded token.
        case literal(String)
        case slot(name: String)
    }

    package let text: String
    package let pieces: [Piece]

    /// Reads a phrase.
    ///
    /// - Throws: ``PhraseError`` when braces don't match, a slot has no name or
    ///   is there twice, two slots touch, or no word is left to recognize it by.
    package init(_ text: String) throws(PhraseError) {
        guard text.utf8.count <= Self.longestBytes, text.count <= Self.longest else {
            throw PhraseError(.tooLong, phrase: String(text.prefix(60)) + "…")
        }
        self.text = text
        pieces = try Self.pieces(of: text)
    }

    /// Characters a phrase may have.
    package static let longest = 300
    /// Bytes a phrase may have, UTF-8: a character may have any number of accents.
    package static let longestBytes = 16 * longest

    /// The slots' names in their order.
    package var slots: [String] {
        pieces.compactMap { if case .slot(let name) = $0 { name } else { nil } }
    }

    private static func pieces(of text: String) throws(PhraseError) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text[...]
        while let opening = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let inner = rest[rest.index(after: opening)...]
            guard rest[opening] == "{", let closing = inner.firstIndex(where: { $0 == "{" || $0 == "}" }),
                inner[closing] == "}"
            else { throw PhraseError(.unmatchedBrace, phrase: text) }
            pieces += literals(of: rest[..<opening])
            pieces.append(.slot(name: try name(inner[..<closing], in: text, after: pieces)))
            rest = inner[inner.index(after: closing)...]
        }
        pieces += literals(of: rest)
        guard pieces.contains(where: { if case .literal = $0 { true } else { false } }) else {
            throw PhraseError(.noWords, phrase: text)
        }
        return pieces
    }

    private static func literals(of text: Substring) -> [Piece] {
        FoldedText(String(text)).tokens.map { .literal($0.text) }
    }

    private static func name(
        _ text: Substring, in phrase: String, after pieces: [Piece]
    ) throws(PhraseError) -> String {
        let name = text.trimmingCharacters(in: .whitespaces)
        if name.isEmpty { throw PhraseError(.namelessSlot, phrase: phrase) }
        if pieces.contains(.slot(name: name)) { throw PhraseError(.repeatedSlot(name), phrase: phrase) }
        if case .slot(let before)? = pieces.last { throw PhraseError(.touchingSlots(before, name), phrase: phrase) }
        return name
    }
}
