// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads numbers in digits, English words and Chinese numerals.
enum NumberWords {
    /// The number a text is, as exactly as it was said; nil when it is anything else.
    ///
    /// Digits may have commas between thousands; words reach to billions.
    static func number(_ text: String) -> Decimal? {
        let text = AnswerText(text).plain
        return digits(text) ?? english(text) ?? chinese(text)
    }

    /// A number and what follows it: `3 pizzas`, `三个`.
    static func leadingNumber(_ text: String) -> (number: Decimal, rest: String)? {
        let text = AnswerText(text).plain
        if let number = number(text) { return (number, "") }
        // The longest beginning that is a number; long texts are no numbers.
        guard text.count <= 200 else { return nil }
        var end = text.endIndex
        while end > text.startIndex {
            end = text.index(before: end)
            let splitsWord = text[..<end].last.map(isWordLetter) == true && isWordLetter(text[end])
            guard !splitsWord, let number = number(String(text[..<end])) else { continue }
            return (number, text[end...].trimmingCharacters(in: .whitespaces))
        }
        return nil
    }

    private static func isWordLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func digits(_ text: String) -> Decimal? {
        var text = text.replacing("−", with: "-")
        if text.hasPrefix("+") { text.removeFirst() }
        let grouped = /-?\d{1,3}(?:,\d{3})+(?:\.\d+)?/
        let plain = /-?(?:\d+(?:\.\d+)?|\.\d+)/
        guard text.count <= 60, text.wholeMatch(of: plain) != nil || text.wholeMatch(of: grouped) != nil else {
            return nil
        }
        return Decimal(string: text.replacing(",", with: ""), locale: Locale(identifier: "en_US_POSIX"))
    }
}

// MARK: - English

extension NumberWords {
    private static let units: [String: Decimal] = [
        "zero": 0, "nil": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
        "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    private static let groups: [String: Decimal] = [
        "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000,
    ]

    private static func english(_ text: String) -> Decimal? {
        guard text.utf8.count <= 200 else { return nil }
        var words = text.split { $0 == " " || $0 == "-" || $0 == "," }.map(String.init)
        let isNegative = words.first == "minus" || words.first == "negative"
        if isNegative { words.removeFirst() }
        guard let number = fraction(words) ?? whole(words[...]) else { return nil }
        return isNegative ? -number : number
    }

    /// "two point five", "half".
    private static func fraction(_ words: [String]) -> Decimal? {
        if words == ["half"] || words == ["a", "half"] { return Decimal(sign: .plus, exponent: -1, significand: 5) }
        guard let point = words.firstIndex(of: "point") else { return nil }
        guard let before = point == 0 ? 0 : whole(words[..<point]) else { return nil }
        let digits = words[(point + 1)...].map { units[$0].flatMap { $0 < 10 ? $0 : nil } }
        guard !digits.isEmpty, digits.count <= 20, !digits.contains(nil) else { return nil }
        return digits.enumerated().reduce(before) { sum, digit in
            sum + Decimal(sign: .plus, exponent: -digit.offset - 1, significand: digit.element ?? 0)
        }
    }

    /// "two thousand and five", "a dozen", "twelve hundred".
    private static func whole(_ words: ArraySlice<String>) -> Decimal? {
        if words.elementsEqual(["dozen"]) || words.elementsEqual(["a", "dozen"]) { return 12 }
        if words.elementsEqual(["half", "a", "dozen"]) { return 6 }
        guard !words.isEmpty, words.last != "and", words.first != "and" else { return nil }
        var total: Decimal = 0
        var group: Decimal?
        var lastUnit: Decimal?
        for (offset, word) in words.enumerated() {
            let isArticle = word == "a" || word == "an"
            if word == "and" {
                lastUnit = nil
            } else if let value = isArticle && offset == 0 && words.count > 1 ? 1 : units[word] {
                // After a ten only a unit may come: "twenty three", not "three twenty".
                if let last = lastUnit, !(last >= 20 && value > 0 && value < 10) { return nil }
                group = (group ?? 0) + value
                lastUnit = value
            } else if word == "hundred", let value = group, value > 0, value < 100 {
                group = value * 100
                lastUnit = nil
            } else if let factor = groups[word], let value = group, total == 0 || total >= factor * 1000 {
                total += value * factor
                group = nil
                lastUnit = nil
            } else {
                return nil
            }
        }
        return group == nil && total == 0 ? nil : total + (group ?? 0)
    }
}

// MARK: - Chinese

extension NumberWords {
    private static let chineseDigits: [Character: Int] = [
        "零": 0, "〇": 0, "一": 1, "壹": 1, "二": 2, "贰": 2, "两": 2, "兩": 2, "三": 3, "叁": 3, "四": 4, "肆": 4, "五": 5,
        "伍": 5, "六": 6, "陆": 6, "七": 7, "柒": 7, "八": 8, "捌": 8, "九": 9, "玖": 9,
    ]
    private static let chineseUnits: [Character: Int] = [
        "十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000,
    ]
    private static let chineseGroups: [Character: Int] = ["万": 10_000, "萬": 10_000, "亿": 100_000_000, "億": 100_000_000]

    private static func chinese(_ text: String) -> Decimal? {
        guard text.count <= 30 else { return nil }
        var rest = text[...]
        let isNegative = rest.first == "负" || rest.first == "負"
        if isNegative { rest = rest.dropFirst() }
        guard let number = chineseFraction(rest) ?? chineseWhole(rest).map({ Decimal($0) }) else { return nil }
        return isNegative ? -number : number
    }

    private static func chineseFraction(_ text: Substring) -> Decimal? {
        if text == "半" { return Decimal(sign: .plus, exponent: -1, significand: 5) }
        guard let point = text.firstIndex(where: { $0 == "点" || $0 == "點" }),
            let before = chineseWhole(text[..<point])
        else { return nil }
        let digits = text[text.index(after: point)...].map { chineseDigits[$0] }
        guard !digits.isEmpty, !digits.contains(nil) else { return nil }
        return digits.enumerated().reduce(Decimal(before)) { sum, digit in
            sum + Decimal(sign: .plus, exponent: -digit.offset - 1, significand: Decimal(digit.element ?? 0))
        }
    }

    private static func chineseWhole(_ text: Substring) -> Int? {
        guard !text.isEmpty else { return nil }
        let digits = text.compactMap { chineseDigits[$0] }
        // Said digit by digit, as years are: 二〇二六.
        if digits.count == text.count {
            return digits.count <= 15 ? digits.reduce(0) { $0 * 10 + $1 } : nil
        }
        var (total, group, digit, lastUnit) = (0, 0, Int?.none, Int.max)
        var sawZero = false
        for character in text {
            if let value = chineseDigits[character] {
                if digit != nil, digit != 0 { return nil }
                digit = value
                sawZero = value == 0
            } else if let unit = chineseUnits[character] {
                guard unit < lastUnit, digit != 0 || group > 0, digit != nil || unit == 10 else { return nil }
                group += (digit ?? 1) * unit
                (digit, lastUnit, sawZero) = (nil, unit, false)
            } else if let factor = chineseGroups[character] {
                group += digit ?? 0
                guard group > 0, total == 0 || total >= factor * 10 else { return nil }
                total += group * factor
                (group, digit, lastUnit, sawZero) = (0, nil, factor, false)
            } else {
                return nil
            }
        }
        // A unit left unsaid is the next one down: 两百五 is 250, 两百零五 is 205.
        if let last = digit, last > 0, lastUnit != .max, lastUnit > 10, !sawZero, text.count > 2, !endsAfterZero(text) {
            return total + group + last * (lastUnit / 10)
        }
        return total + group + (digit ?? 0)
    }

    private static func endsAfterZero(_ text: Substring) -> Bool {
        text.dropLast().last.map { $0 == "零" || $0 == "〇" } ?? false
    }
}
