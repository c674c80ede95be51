// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// English number words, with digits among them: "two hundred and five", "2.5 million", "50k".
extension NumberWords {
    static func english(_ text: String) -> Decimal? {
        guard text.utf8.count <= 200 else { return nil }
        var words = englishWords(text)[...]
        let isNegative = ["minus", "negative", "-"].contains(words.first)
        if isNegative { words.removeFirst() }
        guard let number = halves(words) ?? fraction(words) ?? whole(words) else { return nil }
        return isNegative ? -number : number
    }

    private static func englishWords(_ text: String) -> [String] {
        let sign = text.hasPrefix("-") || text.hasPrefix("−") ? ["-"] : []
        let words = text.split { $0 == " " || $0 == "-" || $0 == "−" }.map(String.init)
        // The comma of "one thousand, two hundred"; at the very end it parts the number from nothing.
        let cleared = words.dropLast().map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } + words.suffix(1)
        return sign + cleared.flatMap { $0.count > 1 && $0.hasSuffix("k") ? [String($0.dropLast()), "k"] : [$0] }
    }

    /// "half", "half a million", "two and a half", "two and a half thousand".
    private static func halves(_ words: ArraySlice<String>) -> Decimal? {
        if words.last == "half", words.count == 1 || words.elementsEqual(["a", "half"]) { return half }
        if words.first == "half" {
            let scales = words.dropFirst().drop { $0 == "a" }
            return scales.count == 1 ? scales.first.flatMap(scale).map { $0 * half } : nil
        }
        guard let end = words.firstRange(of: ["and", "a", "half"]), let before = whole(words[..<end.lowerBound]),
            // "A million and a half" is half a million more.
            before < 100
        else { return nil }
        let scales = words[end.upperBound...]
        guard let last = scales.first else { return before + half }
        return scales.count == 1 ? scale(last).map { (before + half) * $0 } : nil
    }

    /// "two point five", "two point five million".
    private static func fraction(_ words: ArraySlice<String>) -> Decimal? {
        guard let point = words.firstIndex(of: "point") else { return nil }
        guard let before = point == words.startIndex ? 0 : whole(words[..<point]) else { return nil }
        let factor = words.last.flatMap(scale)
        let digits = words[(point + 1)...].dropLast(factor == nil ? 0 : 1).map { word in
            EnglishSum.units[word].flatMap { $0 < 10 ? $0 : nil }
        }
        guard !digits.isEmpty, digits.count <= 20, !digits.contains(nil) else { return nil }
        let number = digits.enumerated().reduce(before) { sum, digit in
            sum + Decimal(sign: .plus, exponent: -digit.offset - 1, significand: digit.element ?? 0)
        }
        return number * (factor ?? 1)
    }

    /// "two thousand and five", "a dozen", "twelve hundred", "3 million".
    private static func whole(_ words: ArraySlice<String>) -> Decimal? {
        if words.elementsEqual(["dozen"]) { return 12 }
        guard !words.isEmpty, words.last != "and" else { return nil }
        var (sum, words) = (EnglishSum(), words)
        // "A hundred", and "a" alone is no number.
        if words.count > 1, words.first == "a" || words.first == "an" { words[words.startIndex] = "one" }
        for word in words {
            guard sum.take(word) else { return nil }
        }
        return sum.value
    }

    private static func scale(_ word: String) -> Decimal? {
        let word = word.hasSuffix("s") ? String(word.dropLast()) : word
        return word == "hundred" ? 100 : word == "dozen" ? 12 : EnglishSum.groups[word]
    }
}

/// An English number, word by word.
private struct EnglishSum {
    static let units: [String: Decimal] = [
        "zero": 0, "nil": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
        "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    static let groups: [String: Decimal] = [
        "k": 1_000, "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000,
        "trillion": 1_000_000_000_000,
    ]

    private var total: Decimal = 0
    private var group: Decimal?
    /// The word before, where it was a unit.
    private var lastUnit: Decimal?
    /// What the number so far is counted in; what follows is less.
    private var ceiling: Decimal?
    private var isAfterScale = false
    private var isOver = false

    var value: Decimal? { group == nil && total == 0 ? nil : total + (group ?? 0) }

    /// False for a word that can't come next.
    mutating func take(_ word: String) -> Bool {
        guard !isOver else { return false }
        if word == "and" { return isAfterScale }
        if let value = Self.units[word] { return take(unit: value) }
        if let first = word.first, first.isASCII, first.isNumber || first == ".", let value = NumberWords.digits(word) {
            return take(digits: value)
        }
        return take(scale: word.count > 1 && word.hasSuffix("s") ? String(word.dropLast()) : word)
    }

    private mutating func take(unit value: Decimal) -> Bool {
        // After a ten only a unit may come: "twenty three", not "three twenty".
        if let lastUnit, !(lastUnit >= 20 && value > 0 && value < 10) { return false }
        group = (group ?? 0) + value
        (lastUnit, isAfterScale) = (value, false)
        return true
    }

    private mutating func take(digits value: Decimal) -> Bool {
        guard group == nil || isAfterScale, value < ceiling ?? .greatestFiniteMagnitude else { return false }
        group = (group ?? 0) + value
        // No word but a scale goes with digits.
        (lastUnit, isAfterScale) = (0, false)
        return true
    }

    private mutating func take(scale word: String) -> Bool {
        guard let value = group, value > 0 else { return false }
        if word == "hundred", value < 100 {
            (group, lastUnit, ceiling, isAfterScale) = (value * 100, nil, 100, true)
        } else if let factor = Self.groups[word], total == 0 || total >= factor * 1000 {
            total += value * factor
            (group, lastUnit, ceiling, isAfterScale) = (nil, nil, factor, true)
        } else if word == "dozen" {
            (total, group, isOver) = ((total + value) * 12, nil, true)
        } else {
            return false
        }
        return true
    }
}
