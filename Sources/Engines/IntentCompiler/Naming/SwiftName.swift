// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A name of the definition as Swift source writes it.
struct SwiftName: Hashable {
    /// As the definition has it.
    let text: String

    init(_ text: String) { self.text = text }

    /// In backticks where Swift would read a keyword.
    var escaped: String { Self.keywords.contains(text) ? quoted : text }

    /// In backticks in any case, as Xcode writes the cases of enumerations.
    var quoted: String { "`\(text)`" }

    /// The first letter upper-cased and the rest kept: `url` becomes `Url`, `websiteURL` becomes `WebsiteURL`.
    var capitalized: String { GeneratedNames.capitalized(text) }

    /// Reserved in declarations or expressions, by "Keywords and Punctuation" of
    /// The Swift Programming Language, and the two names that follow a type's dot.
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        "Type", "Protocol",
    ]
}
