// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads telephone numbers in digits and in words.
struct PhoneReader {
    /// What is read.
    let tokens: [Token]
    /// The language that it is read in.
    let grammar: LanguageGrammar

    private static let digits = 5...15
    /// Between two groups of digits.
    private static let mostSigns = 3
    private static let signs: Set<String> = ["-", "/", ".", "(", ")"]

    /// "+43 1 5551234", "five five five one two three four".
    func numbers(at start: Int) -> [Candidate] {
        var number = tokens[start].text == "+" ? "+" : ""
        var index = number.isEmpty ? start : start + 1
        var end = start
        while index < tokens.count, number.count <= Self.digits.upperBound + 1, index - end <= Self.mostSigns {
            if let digits = digits(at: index) {
                number += digits
                end = index + 1
            } else if !Self.signs.contains(tokens[index].text) {
                break
            }
            index += 1
        }
        let count = number.count { $0.isNumber }
        let isGlued = end < tokens.count && tokens[end].kind == .word && !tokens[end].isSpaced
        guard Self.digits.contains(count), !isGlued, !isDate(start, end) else { return [] }
        return [Candidate(value: .phoneNumber(number), end: end)]
    }

    /// Digits, or a word for one of them.
    private func digits(at index: Int) -> String? {
        if tokens[index].kind == .digits { return tokens[index].text }
        switch grammar.numbers.own.lexicon[tokens[index].text] ?? grammar.numbers.english?.lexicon[tokens[index].text] {
        case .small(let value) where value < 10: return value.description
        default: return nil
        }
    }

    /// 2026-01-15 has as many digits as a number to call.
    private func isDate(_ start: Int, _ end: Int) -> Bool {
        let texts = tokens[start..<end].prefix(5).map(\.text)
        guard texts.count == 5, texts[1] == texts[3], Self.signs.contains(texts[1]) else { return false }
        return [texts[0].count, texts[2].count, texts[4].count].sorted().last == 4 && texts[2].count <= 2
            && min(texts[0].count, texts[4].count) <= 2
    }
}
