// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateScanner {
    /// Dates in digits: 2026-05-01T08:30Z, 20260501, 24.12.2026, 5/6.
    func addNumeric(to parts: inout DateParts, at start: Int) -> Int? {
        guard tokens[start].kind == .digits, parts.day == nil || isWeekday(parts.day) else { return nil }
        var numbers: [Token] = [tokens[start]]
        var signs: [String] = []
        var index = start + 1
        while index < tokens.count, numbers.count <= 3, !tokens[index].isSpaced,
            ["-", "/", "."].contains(tokens[index].text)
        {
            signs.append(tokens[index].text)
            index += 1
            guard index < tokens.count, tokens[index].kind == .digits, !tokens[index].isSpaced else { break }
            numbers.append(tokens[index])
            index += 1
        }
        guard Set(signs).count <= 1, numbers.count <= 3 else { return nil }
        let sign = signs.first
        let isOpen = signs.count == numbers.count
        let values = numbers.compactMap { Int($0.text) }
        guard values.count == numbers.count, let day = day(numbers.map(\.text), values, sign, isOpen, &parts) else {
            return nil
        }
        parts.day = day
        parts.isTerse = numbers.count < 3
        // The sign after 24.12. belongs to it, the one after 24.12.2026 does not.
        let end = isOpen && numbers.count > 2 ? index - 1 : index
        let isTimeNext =
            end + 1 < tokens.count && tokens[end].text == "t" && !tokens[end].isSpaced
            && tokens[end + 1].kind == .digits && !tokens[end + 1].isSpaced
        return isTimeNext ? end + 1 : end
    }

    private func day(
        _ texts: [String], _ values: [Int], _ sign: String?, _ isOpen: Bool, _ parts: inout DateParts
    ) -> DateDay? {
        if texts.count == 1, texts[0].count == 8, !isOpen, (1900...2100).contains(values[0] / 10_000) {
            return .calendar(year: values[0] / 10_000, month: values[0] / 100 % 100, day: values[0] % 100)
        }
        guard texts.count > 1, texts.dropFirst().allSatisfy({ $0.count <= 2 || $0 == texts.last && $0.count == 4 })
        else {
            return nil
        }
        if texts[0].count == 4, texts.count == 3 { return .calendar(year: values[0], month: values[1], day: values[2]) }
        guard texts[0].count <= 2, texts.count == 3 || sign == "/" || sign == "." && isOpen, texts[1].count <= 2 else {
            return nil
        }
        let isMonthFirst = sign != "." && matcher.grammar.dates.isMonthFirst && values[0] <= 12 || values[1] > 12
        let (month, day) = isMonthFirst ? (values[0], values[1]) : (values[1], values[0])
        if sign != ".", matcher.grammar.dates.isOrderOpen, max(month, day) <= 12, month != day {
            parts.doubt = .dayOrMonth
        }
        return .calendar(year: values.count > 2 ? fullYear(values[2]) : nil, month: month, day: day)
    }

    /// What programs write after a time: a fraction of its second, and Z, GMT, +02:00 or +0200.
    ///
    /// - Parameter start: The first token of the time.
    func addZone(to parts: inout DateParts, at index: Int, after start: Int) -> Int {
        var index = index
        // "8:30-10:30" is a range.
        let isExact = parts.clock?.second != nil || start > 0 && tokens[start - 1].text == "t"
        if parts.clock?.second != nil, isGlued(".", at: index), let fraction = Double("0." + tokens[index + 1].text) {
            parts.clock?.nanosecond = Int(fraction * 1e9)
            index += 2
        }
        guard index < tokens.count else { return index }
        if ["gmt", "utc"].contains(tokens[index].text) || tokens[index].text == "z" && !tokens[index].isSpaced {
            parts.zone = 0
            return index + 1
        }
        let hasColon = isGlued(":", at: index + 2)
        guard isExact || tokens[index].isSpaced && !hasColon, isGlued("+", at: index) || isGlued("-", at: index) else {
            return index
        }
        let digits = tokens[index + 1].text + (hasColon ? tokens[index + 3].text : "")
        guard digits.count == 4, let number = Int(digits), number % 100 < 60, number < 1900 else { return index }
        parts.zone = (tokens[index].text == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
        return index + (hasColon ? 4 : 2)
    }

    /// Whether a sign stands there with digits right after it.
    private func isGlued(_ sign: String, at index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index].text == sign && tokens[index + 1].kind == .digits
            && !tokens[index + 1].isSpaced
    }
}
