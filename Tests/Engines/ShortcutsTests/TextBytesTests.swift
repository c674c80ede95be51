// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Shortcuts

/// What is done by bytes is what Foundation does, or left to it.
@Suite("Texts by their bytes") struct TextBytesTests {
    private static let texts = [
        "", "a", "aaa", "The tea, the TEA", "a b  c ", "é tea é", "a\r\nb\nc", "one\ntwo\n", "👍🏽 ok", "ababab",
    ]
    private static let pieces = ["a", "aa", "tea", " ", "\n", "é", "ab", "x", "\r", "👍🏽", "the tea"]

    @Test("are looked for in any case", arguments: texts, pieces)
    func contains(text: String, piece: String) {
        guard let found = TextBytes.contains(text, piece) else { return }
        #expect(found == (text.range(of: piece, options: .caseInsensitive) != nil))
    }

    private static func texts(of items: [ContentItem]) -> [String] {
        items.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    }

    @Test("are taken apart and put together", arguments: texts, pieces)
    func parts(text: String, separator: String) {
        let parts = text.components(separatedBy: separator)
        if let items = TextBytes.parts(of: text, separatedBy: separator) { #expect(Self.texts(of: items) == parts) }
        let items = parts.map { ContentItem(.text($0)) }
        let joined = TextBytes.joined(items, of: TextBytes.size(of: items), separator: separator)
        #expect(joined == parts.joined(separator: separator))
    }

    @Test("are replaced", arguments: texts, pieces)
    func replacing(text: String, piece: String) throws {
        for isCaseSensitive in [true, false] {
            let replaced = try TextBytes.replacing(piece, in: text, with: "<ü>", isCaseSensitive: isCaseSensitive)
            guard let replaced else { continue }
            let pattern = try TextPattern(piece, isExpression: false, isCaseSensitive: isCaseSensitive)
            #expect(replaced == (try pattern.replacing(in: text, with: ReplacementTemplate(verbatim: "<ü>"))))
        }
    }

    @Test("are left to others where they are long, or bytes are not letters")
    func others() throws {
        let long = String(repeating: "a", count: 65)
        #expect(TextBytes.contains(long, long) == nil)
        #expect(TextBytes.contains("É", "é") == nil)
        #expect(TextBytes.parts(of: "a\r\nb", separatedBy: "\n") == nil)
        #expect(try TextBytes.replacing("", in: "a", with: "b", isCaseSensitive: true) == nil)
    }
}
