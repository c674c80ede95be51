// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A word, a value or a sign of a predicate's format.
enum FormatToken: Equatable {
    /// What a value is put in for.
    enum Place: Equatable {
        case value, key, number
    }

    /// - Parameter isKey: Whether a `#` before it says that it is not a word of the language's.
    case word(String, isKey: Bool)
    case text(String)
    case whole(Int)
    case number(Double)
    case place(Place)
    case variable(String)
    case sign(String)
    case end

    /// As a mistake names it.
    var shown: String {
        switch self {
        case .word(let text, _), .sign(let text): "‘\(text)’"
        case .text(let text): "the text ‘\(text.prefix(40))’"
        case .whole(let number): "the number \(number)"
        case .number(let number): "the number \(number)"
        case .place(.value): "‘%@’"
        case .place(.key): "‘%K’"
        case .place(.number): "the place for a number"
        case .variable(let name): "‘$\(name)’"
        case .end: "the end"
        }
    }

    /// The word of the language's that it may be, in capitals.
    var keyword: String? {
        guard case .word(let text, isKey: false) = self else { return nil }
        return text.uppercased()
    }
}
