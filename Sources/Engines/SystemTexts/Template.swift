// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text with `${name}` placeholders, as definitions and our own texts write them.
package struct Template: Hashable, Sendable {
    /// Words, or a place where a value goes.
    package enum Piece: Hashable, Sendable {
        case words(String)
        /// The dotted path's parts: `order` and `total` for `${order.total}`.
        case placeholder([String])
    }

    package let pieces: [Piece]

    /// Never fails: a brace without its partner is words like any other.
    package init(_ text: String) {
        var pieces: [Piece] = []
        var words = ""
        var rest = text[...]
        while let character = rest.first {
            let inner = rest.dropFirst(2)
            if rest.hasPrefix("${"), let closing = inner.firstIndex(of: "}") {
                if !words.isEmpty { pieces.append(.words(words)) }
                words = ""
                let path = inner[..<closing].split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
                pieces.append(.placeholder(path))
                rest = inner[inner.index(after: closing)...]
            } else {
                words.append(character)
                rest = rest.dropFirst()
            }
        }
        if !words.isEmpty { pieces.append(.words(words)) }
        self.pieces = pieces
    }

    /// Whether a placeholder stands for this name or something inside it.
    package func mentions(_ name: String) -> Bool {
        pieces.contains { if case .placeholder(let path) = $0 { path.first == name } else { false } }
    }

    /// Whether the first thing in it is a placeholder.
    package var beginsWithPlaceholder: Bool {
        if case .placeholder? = pieces.first { true } else { false }
    }

    /// The text with every placeholder replaced.
    ///
    /// One without a value is dropped together with the quotation marks or
    /// brackets around it, and the gap it leaves is closed.
    package func filled(_ value: (_ path: [String]) -> String?) -> String {
        var text = ""
        var closesGap = false
        for piece in pieces {
            switch piece {
            case .words(let words):
                text = closesGap ? Self.join(text, words) : text + words
                closesGap = false
            case .placeholder(let path):
                if let found = value(path), !found.isEmpty {
                    text += found
                    closesGap = false
                } else {
                    closesGap = true
                }
            }
        }
        return closesGap ? Self.join(text, "") : text
    }

    private static let pairs: [Character: Character] = [
        "‘": "’", "“": "”", "'": "'", "\"": "\"", "(": ")", "[": "]", "（": "）", "「": "」", "《": "》", "«": "»",
        "„": "“",
    ]
    private static let closers = Set<Character>(".,;:!?)]，。；：！？、）」’”»")

    private static func join(_ before: String, _ after: String) -> String {
        var (before, after) = (before[...], after[...])
        // French has a space within its quotation marks.
        var outside = before
        while outside.last?.isWhitespace == true { outside.removeLast() }
        let rest = after.drop { $0.isWhitespace }
        if let opening = outside.last, let closing = pairs[opening], rest.first == closing {
            (before, after) = (outside.dropLast(), rest.dropFirst())
        }
        if after.first.map({ $0.isWhitespace || closers.contains($0) }) ?? true {
            while before.last?.isWhitespace == true { before.removeLast() }
        }
        if before.isEmpty { after = after.drop { $0.isWhitespace || ",;:，；：、".contains($0) } }
        return String(before + after)
    }
}
