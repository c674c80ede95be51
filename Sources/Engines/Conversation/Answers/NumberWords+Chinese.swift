// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Chinese numerals, with digits among them: 两百零五, 二〇二六, 3.5万, 三打.
extension NumberWords {
    static func chinese(_ text: String) -> Decimal? {
        guard text.count <= 30, text.contains(where: { !$0.isASCII }) else { return nil }
        var rest = text[...]
        let isNegative = rest.first == "负" || rest.first == "負" || rest.first == "-"
        if isNegative { rest = rest.dropFirst() }
        guard let number = dozens(rest) ?? chineseFraction(rest) ?? chineseWhole(rest) else { return nil }
        return isNegative ? -number : number
    }

    /// 三打 is thirty-six.
    private static func dozens(_ text: Substring) -> Decimal? {
        guard text.last == "打", text.dropLast().last != "打" else { return nil }
        return number(String(text.dropLast())).map { $0 * 12 }
    }

    /// 半, 三点五, 三点五万.
    private static func chineseFraction(_ text: Substring) -> Decimal? {
        if text == "半" { return half }
        guard let point = text.firstIndex(where: { $0 == "点" || $0 == "點" }), let before = chineseWhole(text[..<point])
        else { return nil }
        let after = text[text.index(after: point)...]
        let digits = after.prefix { ChineseSum.digits[$0] != nil }
        guard !digits.isEmpty else { return nil }
        let number = digits.enumerated().reduce(before) { sum, digit in
            sum + Decimal(sign: .plus, exponent: -digit.offset - 1, significand: ChineseSum.digits[digit.element] ?? 0)
        }
        return after[digits.endIndex...].reduce(number) { product, character in
            product.flatMap { product in
                (ChineseSum.units[character] ?? ChineseSum.groups[character]).map { product * $0 }
            }
        }
    }

    private static func chineseWhole(_ text: Substring) -> Decimal? {
        guard !text.isEmpty else { return nil }
        let digits = text.compactMap { ChineseSum.digits[$0] }
        // Said digit by digit, as years are: 二〇二六.
        if digits.count == text.count { return digits.count <= 15 ? digits.reduce(0) { $0 * 10 + $1 } : nil }
        var (sum, rest) = (ChineseSum(), text)
        while let first = rest.first {
            let run = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
            rest = rest.dropFirst(max(run.count, 1))
            guard first.isWhitespace || (run.isEmpty ? sum.take(first) : sum.take(run)) else { return nil }
        }
        return sum.value
    }
}

/// A Chinese number, character by character.
private struct ChineseSum {
    static let digits: [Character: Decimal] = [
        "零": 0, "〇": 0, "一": 1, "壹": 1, "二": 2, "贰": 2, "两": 2, "兩": 2, "三": 3, "叁": 3, "四": 4, "肆": 4, "五": 5,
        "伍": 5, "六": 6, "陆": 6, "七": 7, "柒": 7, "八": 8, "捌": 8, "九": 9, "玖": 9,
    ]
    static let units: [Character: Decimal] = [
        "十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000,
    ]
    static let groups: [Character: Decimal] = [
        "万": 10_000, "萬": 10_000, "亿": 100_000_000, "億": 100_000_000,
    ]

    private var total: Decimal = 0
    private var group: Decimal = 0
    private var digit: Decimal?
    private var lastUnit: Decimal?
    private var lastGroup: Decimal?
    /// The last digit is said as it counts: after a zero, or in digits of its own.
    private var isSpelledOut = false
    private var isFraction = false

    var value: Decimal {
        // A unit left unsaid is the next one down: 两百五 is 250, 两百零五 is 205.
        if let digit, let lastUnit, lastUnit > 10, !isSpelledOut { return total + group + digit * (lastUnit / 10) }
        return total + group + (digit ?? 0)
    }

    /// False for a numeral that can't come next.
    mutating func take(_ character: Character) -> Bool {
        if let value = Self.digits[character] { return take(number: value, isSpelledOut: digit == 0) }
        if let unit = Self.units[character] { return take(unit: unit) }
        return Self.groups[character].map { take(group: $0) } ?? false
    }

    /// Takes digits such as `3.5`.
    mutating func take(_ run: Substring) -> Bool {
        guard let value = NumberWords.digits(String(run)) else { return false }
        guard take(number: value, isSpelledOut: digit == 0 || run.count > 1) else { return false }
        isFraction = run.contains(".")
        return true
    }

    private mutating func take(number: Decimal, isSpelledOut: Bool) -> Bool {
        guard digit ?? 0 == 0, !isFraction, number < lastUnit ?? .greatestFiniteMagnitude else { return false }
        (digit, self.isSpelledOut) = (number, isSpelledOut)
        return true
    }

    private mutating func take(unit: Decimal) -> Bool {
        guard unit < lastUnit ?? .greatestFiniteMagnitude, digit != 0 || group > 0, digit != nil || unit == 10,
            digit ?? 0 < 100
        else { return false }
        group += (digit ?? 1) * unit
        (digit, lastUnit) = (nil, unit)
        return true
    }

    private mutating func take(group factor: Decimal) -> Bool {
        if digit == nil, group == 0 {
            // 三万亿.
            guard lastGroup == 10_000, factor > 10_000, lastUnit == lastGroup else { return false }
            total *= factor
        } else {
            group += digit ?? 0
            guard group > 0, factor < lastGroup ?? .greatestFiniteMagnitude else { return false }
            total += group * factor
        }
        (group, digit, lastUnit, lastGroup) = (0, nil, factor, factor)
        return true
    }
}
