// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads telephone numbers in digits and in words.
struct PhoneReader {
    /// What is read.
    let tokens: Tokens
    /// How digits are said.
    let numbers: Numbers

    private static let digits = 5...15
    /// Between two groups of digits.
    private static let mostSigns = 3
    private static let signs: Set<String> = ["-", "/", ".", "(", ")"]

    /// "+43 1 5551234", "five five five one two three four".
    func numbers(at start: Int) -> [Match<SpokenValue>] {
        var number = tokens[start].text == "+" ? "+" : ""
        var index = number.isEmpty ? start : start + 1
        var end = start
        while index < tokens.endIndex, number.count <= Self.digits.upperBound + 1, index - end <= Self.mostSigns {
            let token = tokens[index]
            if let digits = token.kind == .digits ? token.text : numbers.digit(token.text).map(String.init) {
                number += digits
                end = index + 1
            } else if !Self.signs.contains(token.text) {
                break
            }
            index += 1
        }
        let count = number.count { $0.isNumber }
        guard Self.digits.contains(count), !tokens.isGlued(.word, at: end), !isDate(start, end) else { return [] }
        return [Match(value: .phoneNumber(number), end: end)]
    }

    /// 2026-01-15 has as many digits as a number to call.
    private func isDate(_ start: Int, _ end: Int) -> Bool {
        let texts = tokens[start..<end].prefix(5).map(\.text)
        guard texts.count == 5, texts[1] == texts[3], Self.signs.contains(texts[1]) else { return false }
        return [texts[0].count, texts[2].count, texts[4].count].max() == 4 && texts[2].count <= 2
            && min(texts[0].count, texts[4].count) <= 2
    }
}
