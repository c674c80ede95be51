// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateScanner {
    private var tokens: [Token] { matcher.tokens }

    /// Dates in digits: 2026-05-01T08:30Z, 20260501, 24.12.2026, 5/6.
    func addNumeric(to parts: inout DateParts, at start: Int) -> Int? {
        guard tokens[start].kind == .digits, parts.day == nil || isWeekdayAlone(parts.day) else { return nil }
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
        // The sign after 24.12. belongs to it, the one after 24.12.2026 does not.
        return addISOTime(
            to: &parts, at: isOpen && numbers.count > 2 ? index - 1 : index, isISO: numbers[0].text.count == 4)
    }

    private func isWeekdayAlone(_ day: DateDay?) -> Bool {
        if case .weekday(_, nil)? = day { true } else { false }
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

    /// The time after a date of a program, with its seconds and its zone.
    private func addISOTime(to parts: inout DateParts, at index: Int, isISO: Bool) -> Int {
        guard isISO, index < tokens.count else { return index }
        let start = tokens[index].text == "t" && !tokens[index].isSpaced ? index + 1 : index
        let match = matcher.matches(at: start) { $0 == .time }.first { $0.values.minute != nil }
        guard let match, let clock = matcher.clock(match) else { return index }
        parts.clock = clock
        var end = match.end
        if clock.second != nil, end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .digits,
            !tokens[end + 1].isSpaced
        {
            end += 2
        }
        return addZone(to: &parts, at: end)
    }

    /// Z, +02:00, +0200.
    private func addZone(to parts: inout DateParts, at index: Int) -> Int {
        guard index < tokens.count, !tokens[index].isSpaced || tokens[index].text == "+" else { return index }
        if tokens[index].text == "z" {
            parts.zone = 0
            return index + 1
        }
        guard ["+", "-"].contains(tokens[index].text), index + 1 < tokens.count, tokens[index + 1].kind == .digits
        else {
            return index
        }
        let hasColon = index + 3 < tokens.count && tokens[index + 2].text == ":" && tokens[index + 3].kind == .digits
        let digits = tokens[index + 1].text + (hasColon ? tokens[index + 3].text : "")
        guard digits.count == 4, let number = Int(digits), number % 100 < 60, number < 1900 else { return index }
        parts.zone = (tokens[index].text == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
        return index + (hasColon ? 4 : 2)
    }
}
