// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads numbers in digits, English words and Chinese numerals.
enum NumberWords {
    /// A number at the beginning of a text.
    struct Leading {
        var number: Decimal
        /// What the number was read from.
        var words: String
        /// What follows it.
        var rest: String
    }

    /// The number a text is, as exactly as it was said; nil when it is anything else.
    ///
    /// Digits may have commas between thousands, and the words for hundreds and more after them.
    static func number(_ text: String) -> Decimal? {
        let text = AnswerText(text).plain
        let number = digits(text) ?? english(text) ?? chinese(text)
        // 亿亿亿亿…: more than a decimal number holds.
        return number.flatMap { $0.isNaN ? nil : $0 }
    }

    /// A number and what follows it: `3 pizzas`, `三个`.
    static func leadingNumber(_ text: String) -> Leading? {
        let text = AnswerText(text).plain
        if let number = number(text) { return Leading(number: number, words: text, rest: "") }
        // The longest beginning that is a number; long texts are no numbers.
        guard text.count <= 200 else { return nil }
        var end = text.endIndex
        while end > text.startIndex {
            end = text.index(before: end)
            let words = text[..<end]
            guard let last = words.last, !isOneWord(last, text[end]), let number = number(String(words)) else {
                continue
            }
            return Leading(
                number: number, words: String(words), rest: text[end...].trimmingCharacters(in: .whitespaces))
        }
        return nil
    }

    private static func isOneWord(_ last: Character, _ next: Character) -> Bool {
        guard last.isASCII, next.isASCII else { return false }
        return last.isLetter && next.isLetter || last.isNumber && next.isNumber
    }

    static func digits(_ text: String) -> Decimal? {
        var text = text.replacing("−", with: "-")
        if text.hasPrefix("+") { text.removeFirst() }
        // Not \d, which takes 万 and ½ for digits.
        let grouped = /-?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?/
        let plain = /-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)/
        guard text.count <= 60, text.wholeMatch(of: plain) != nil || text.wholeMatch(of: grouped) != nil else {
            return nil
        }
        return Decimal(string: text.replacing(",", with: ""), locale: Locale(identifier: "en_US_POSIX"))
    }

    /// 0.5, exactly.
    static let half = Decimal(sign: .plus, exponent: -1, significand: 5)
}

// MARK: - Torn numbers

extension NumberWords.Leading {
    /// Whether what follows belongs to the number, so that the number alone is not what was said:
    /// `3` of "3 lakh", `十` of "十几个".
    var isTorn: Bool {
        guard let first = rest.first else { return false }
        if first.isASCII {
            let word = rest.prefix { $0.isASCII && $0.isLetter }
            return Self.magnitudes.contains(String(word)) || Self.magnitudes.contains(String(word.dropLast()))
        }
        if Self.continuations.contains(first) || rest.contains(/^[个個](?:[百千]万|[万萬亿億兆])/) { return true }
        // 5千克 is five kilograms or five thousand grams.
        if words.hasSuffix("千"), "克米卡焦瓦".contains(first) { return true }
        // "3 百事可乐": what stands apart need not be a magnitude.
        return words.contains(" ") && words.last?.isASCII == false
    }

    private static let magnitudes: Set<String> = [
        "hundred", "thousand", "million", "billion", "trillion", "dozen", "k", "bn", "lakh", "crore", "half",
    ]
    private static let continuations: Set<Character> = [
        "十", "拾", "百", "佰", "千", "仟", "万", "萬", "亿", "億", "兆", "半", "点", "點", "几", "幾", "多", "余", "餘", "来", "來",
    ]
}
