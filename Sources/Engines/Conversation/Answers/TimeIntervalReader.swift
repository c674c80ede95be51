// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads lengths of time into seconds: "10 minutes", "1h30", "an hour and a
/// half", "1:30", `PT10M`, "一个半小时".
struct TimeIntervalReader {
    /// The unit of a bare number, in seconds.
    var bareUnit: Double

    /// - Parameter unit: As definitions write it, such as `Minutes`; bare numbers are seconds without one.
    init(unit: String? = nil) {
        bareUnit = unit.flatMap { Self.units[$0.lowercased()] } ?? 1
    }

    func read(_ text: String) -> Double? {
        let plain = Self.withoutApproximation(AnswerText(text).plain)
        guard !plain.isEmpty, plain.count <= 100 else { return nil }
        let seconds = clock(plain) ?? iso(plain) ?? NumberReader.decimal(plain).flatMap(bare) ?? spoken(plain)?.seconds
        return seconds.flatMap { $0.isFinite ? $0 : nil }

        func bare(_ number: Double) -> Double? {
            NumberWords.number(plain) == nil ? nil : number * bareUnit
        }
    }

    /// Whether a length was said in days or weeks alone.
    func isInDays(_ text: String) -> Bool {
        spoken(Self.withoutApproximation(AnswerText(text).plain)).map { $0.finest >= 86_400 } ?? false
    }

    /// Who says about how long it is has said how long.
    private static func withoutApproximation(_ text: String) -> String {
        var rest = text[...]
        if let word = ["about ", "around ", "roughly ", "大概", "大约", "大約", "差不多"].first(where: rest.hasPrefix) {
            rest = rest.dropFirst(word.count)
        }
        if let word = [" or so", " or thereabouts", "左右", "上下"].first(where: rest.hasSuffix) {
            rest = rest.dropLast(word.count)
        }
        return rest.trimmingCharacters(in: .whitespaces)
    }

    private func clock(_ text: String) -> Double? {
        guard let match = text.wholeMatch(of: /([0-9]{1,4}):([0-5][0-9])(?::([0-5][0-9]))?/),
            let hours = Double(match.1), let minutes = Double(match.2)
        else { return nil }
        return hours * 3600 + minutes * 60 + (match.3.flatMap { Double($0) } ?? 0)
    }

    private func iso(_ text: String) -> Double? {
        let form = /p(?:([0-9]+)d)?(?:t(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+(?:\.[0-9]+)?)s)?)?/
        guard text.count > 2, let match = text.wholeMatch(of: form) else { return nil }
        let parts = [(match.1, 86_400.0), (match.2, 3600), (match.3, 60), (match.4, 1)]
        return parts.reduce(0) { sum, part in sum + (part.0.flatMap { Double($0) } ?? 0) * part.1 }
    }

    /// Numbers and units in turn: "1 hour and 30 minutes", "1h30", "半小时".
    ///
    /// - Returns: The length, and the shortest unit it was said in.
    private func spoken(_ text: String) -> (seconds: Double, finest: Double)? {
        var rest = text[...]
        var seconds = 0.0
        var finest = Double.infinity
        var lastUnit: Double?
        while !rest.isEmpty {
            guard let part = Self.part(&rest) else { return nil }
            switch part {
            case .amount(let number, let unit?):
                seconds += number * unit
                lastUnit = unit
                finest = min(finest, unit)
            case .amount(let number, nil):
                // 1h30: the next unit down, and nothing may follow.
                guard let unit = lastUnit.flatMap({ Self.nextDown[$0] }), rest.isEmpty, number < 60 else { return nil }
                seconds += number * unit
                finest = min(finest, unit)
            case .half:
                guard let unit = lastUnit else { return nil }
                seconds += unit / 2
            }
        }
        return lastUnit == nil ? nil : (seconds, finest)
    }

    private enum Part {
        case amount(Double, unit: Double?)
        /// Half of the unit before it: "an hour and a half".
        case half
    }

    private static func part(_ rest: inout Substring) -> Part? {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        for word in ["and ", "零", "又"] where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count)
        }
        if rest == "a half" || rest == "half" || rest == "半" {
            rest = ""
            return .half
        }
        guard let number = amount(&rest) else { return nil }
        rest = rest.drop { $0.isWhitespace }
        let hasHalf = rest.hasPrefix("个半") || rest.hasPrefix("個半")
        if hasHalf {
            rest = rest.dropFirst(2)
        } else if rest.hasPrefix("个") || rest.hasPrefix("個") {
            rest = rest.dropFirst()
        }
        guard let unit = unit(&rest) else { return .amount(number, unit: nil) }
        return .amount(number + (hasHalf ? 0.5 : 0), unit: unit)
    }

    private static func amount(_ rest: inout Substring) -> Double? {
        for (words, number) in fractions where rest.hasPrefix(words) {
            rest = rest.dropFirst(words.count)
            return number
        }
        // Up to the unit's first letter; an English number may be several words.
        let boundary = rest.indices.first { index in
            var following = rest[index...]
            return isUnitStart(rest, index) && unit(&following) != nil
        }
        let words = rest[..<(boundary ?? rest.endIndex)]
        let counted = words.trimmingCharacters(in: CharacterSet(charactersIn: "个個 半"))
        let isHalf = words.contains("半") && counted.isEmpty
        guard let number = isHalf ? 0.5 : NumberWords.number(counted).flatMap({ Double($0.description) }) else {
            return nil
        }
        let used = isHalf ? words.endIndex : words.range(of: counted)?.upperBound ?? words.endIndex
        rest = rest[used...]
        return number
    }

    /// Numbers of units that are told in words with an article.
    private static let fractions: [(String, Double)] = [
        ("three quarters of an ", 0.75), ("a quarter of an ", 0.25), ("quarter of an ", 0.25), ("half an ", 0.5),
        ("half a ", 0.5), ("a half ", 0.5), ("half ", 0.5), ("a couple of ", 2), ("an ", 1), ("a ", 1),
    ]

    /// A unit starts after a digit, a space or a Chinese character, not inside an English word.
    private static func isUnitStart(_ text: Substring, _ index: Substring.Index) -> Bool {
        guard index > text.startIndex, text[index].isASCII else { return index > text.startIndex }
        let before = text[text.index(before: index)]
        return !(before.isASCII && before.isLetter)
    }

    private static func unit(_ rest: inout Substring) -> Double? {
        let names = units.keys.filter { rest.hasPrefix($0) }.sorted { $0.count > $1.count }
        for name in names {
            let after = rest.dropFirst(name.count)
            // "m" is a unit in "5m", not in "5 mangoes".
            if let next = after.first, name.allSatisfy(\.isASCII), next.isASCII, next.isLetter { continue }
            rest = after
            return units[name]
        }
        return nil
    }

    private static let nextDown: [Double: Double] = [86_400: 3600, 3600: 60, 60: 1]

    private static let units: [String: Double] = [
        "seconds": 1, "second": 1, "secs": 1, "sec": 1, "s": 1, "秒": 1, "秒钟": 1,
        "minutes": 60, "minute": 60, "mins": 60, "min": 60, "m": 60, "分": 60, "分钟": 60, "分鐘": 60,
        "刻钟": 900, "刻鐘": 900,
        "hours": 3600, "hour": 3600, "hrs": 3600, "hr": 3600, "h": 3600, "小时": 3600, "小時": 3600, "钟头": 3600,
        "days": 86_400, "day": 86_400, "d": 86_400, "天": 86_400, "日": 86_400,
        "weeks": 604_800, "week": 604_800, "w": 604_800, "周": 604_800, "星期": 604_800,
        "礼拜": 604_800,
    ]
}
