// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words and marks of a declaration, without attributes and other things that callers do not write.
struct SignatureTokens {
    private static let modules: Set = [
        "AppFoundation", "CoreGraphics", "CoreLocation", "Foundation", "FoundationEssentials", "Intents", "IntentsUI",
        "Swift", "UIKit",
    ]
    /// Attributes whose parentheses belong to them, and not to a type.
    private static let attributesWithArguments: Set = ["available", "convention", "isolated", "objc", "_spi"]
    private static let ignored: Set = [
        "any", "some", "open", "public", "final", "convenience", "required", "optional", "override", "lazy", "weak",
        "unowned", "dynamic", "mutating", "nonmutating", "indirect", "nonisolated", "sending", "isolated", "borrowing",
        "consuming", "__owned", "rethrows",
    ]

    private(set) var tokens: [String] = []

    init(_ text: String) {
        let all = Self.split(text)
        var index = 0
        while index < all.count {
            if all[index] == "@", index + 1 < all.count {
                let takesArguments = Self.attributesWithArguments.contains(all[index + 1])
                index += 2
                if takesArguments, index < all.count, all[index] == "(" { index = Self.end(in: all, of: index) + 1 }
            } else if Self.ignored.contains(all[index]), !isName(before: index, all) {
                index += 1
                if index < all.count - 1, all[index] == "(",
                    ["nonsending", "set", "unsafe", "safe"].contains(all[index + 1])
                {
                    index = Self.end(in: all, of: index) + 1
                }
            } else if Self.modules.contains(all[index]), index + 1 < all.count, all[index + 1] == "." {
                index += 2
            } else {
                tokens.append(all[index])
                index += 1
            }
        }
    }

    /// Whether the word is a label, or a name of its own, and no modifier.
    private func isName(before index: Int, _ all: [String]) -> Bool {
        let next = index + 1 < all.count ? all[index + 1] : ""
        let last = index > 0 ? all[index - 1] : ""
        return next == ":" || ["case", "var", "let", "func", "."].contains(last)
    }

    /// Words, `->`, `...`, and single marks.
    private static func split(_ text: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" || character == "$" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if character == ">" && tokens.last == "-" {
                tokens[tokens.count - 1] = "->"
            } else if !character.isWhitespace && character != "`" {
                tokens.append(String(character))
            }
        }
        return word.isEmpty ? tokens : tokens + [word]
    }

    /// The mark that closes the bracket at a token, or the last token.
    static func end(in tokens: some RandomAccessCollection<String>, of start: Int) -> Int {
        let all = Array(tokens)
        var depth = 0
        for index in start..<all.count {
            if ["(", "[", "{", "<"].contains(all[index]) { depth += 1 }
            if [")", "]", "}", ">"].contains(all[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return all.count - 1
    }

    /// The pieces between marks that stand in no bracket.
    static func pieces(of tokens: ArraySlice<String>, at mark: String) -> [ArraySlice<String>] {
        var pieces: [ArraySlice<String>] = []
        var (start, depth) = (tokens.startIndex, 0)
        for index in tokens.indices {
            if ["(", "[", "{", "<"].contains(tokens[index]) { depth += 1 }
            if [")", "]", "}", ">"].contains(tokens[index]) { depth -= 1 }
            if depth == 0, tokens[index] == mark {
                pieces.append(tokens[start..<index])
                start = index + 1
            }
        }
        return pieces + [tokens[start...]]
    }
}
