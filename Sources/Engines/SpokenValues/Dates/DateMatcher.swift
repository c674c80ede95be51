// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the parts of a date at a token.
final class DateMatcher {
    /// What is read.
    let tokens: Tokens
    /// The language that it is read in.
    let grammar: LanguageGrammar

    // What was found at a token, which is looked for by many patterns.
    private var found: [Int: [Found]] = [:]
    private var numbers: [Int: [(value: Int, end: Int)]] = [:]
    private var ordinals: [Int: [(value: Int, end: Int)]] = [:]
    private var lengths: [Int: [(value: Amount, end: Int)]] = [:]

    private let words: DateWords

    /// Makes a matcher of some tokens.
    init(tokens: Tokens, grammar: LanguageGrammar) {
        (self.tokens, self.grammar, words) = (tokens, grammar, grammar.dates)
    }

    /// A part of a date that was found.
    struct Found {
        var pattern: DatePattern
        var values: DateValues
        /// Its first token.
        var start: Int
        /// The token after it.
        var end: Int
    }

    /// The parts that begin at a token, the longest first.
    func matches(at start: Int) -> [Found] {
        guard start < tokens.endIndex else { return [] }
        return once(\.found, start) {
            let token = tokens[start]
            let empty = (value: DateValues(), end: start + 1)
            var found = (words.patterns[token.text] ?? []).compactMap { self.found($0, at: start, after: empty) }
            if words.beginsValue(token) || grammar.ordinals.begins(token) {
                for (slot, patterns) in words.valuePatterns {
                    let ways = fill(slot, at: start, DateValues())
                    guard !ways.isEmpty else { continue }
                    found += patterns.compactMap { pattern in
                        ways.firstValue { self.found(pattern, at: start, after: $0) }
                    }
                }
            }
            return found.sorted { ($1.end, $0.pattern.rank) < ($0.end, $1.pattern.rank) }
        }
    }

    /// A pattern whose first element ends where the way to fill it does.
    private func found(_ pattern: DatePattern, at start: Int, after way: (value: DateValues, end: Int)) -> Found? {
        guard let (values, end) = match(pattern.elements[1...], at: way.end, way.value),
            pattern.topic != .digits || isInDigits(start..<end)
        else { return nil }
        return Found(pattern: pattern, values: values, start: start, end: end)
    }

    private func isInDigits(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            (index == range.lowerBound || !tokens[index].isSpaced)
                && (tokens[index].kind == .digits || tokens[index].kind == .sign)
        }
    }

    private func once<Value>(
        _ known: ReferenceWritableKeyPath<DateMatcher, [Int: Value]>, _ index: Int, _ find: () -> Value
    ) -> Value {
        if let value = self[keyPath: known][index] { return value }
        let value = find()
        self[keyPath: known][index] = value
        return value
    }

    private func match(
        _ elements: ArraySlice<DatePattern.Element>, at index: Int, _ values: DateValues
    ) -> (DateValues, Int)? {
        switch elements.first {
        case nil: return (values, index)
        case .word(let word)?:
            return tokens.has(word, at: index) ? match(elements.dropFirst(), at: index + 1, values) : nil
        case .slot(let slot)?:
            guard index < tokens.endIndex else { return nil }
            return fill(slot, at: index, values).firstValue { match(elements.dropFirst(), at: $0.end, $0.value) }
        }
    }

    // MARK: - Slots

    /// The ways to fill a slot, the longest first.
    private func fill(_ slot: DateSlot, at index: Int, _ values: DateValues) -> DateValues.Ways {
        switch slot {
        case .hour: values.filled(numbers(at: index, 0...24)) { $0.clock = DateClock(hour: $1) }
        case .minute: values.filled(minutes(at: index)) { $0.clock?.minute = $1 }
        case .digits:
            values.filled(minutes(at: index).filter { $0.end == index + 1 }) { $0.clock?.minute = $1 }
        case .second: values.filled(numbers(at: index, 0...59, digits: 2...2)) { $0.clock?.second = $1 }
        case .number: values.filled(numbers(at: index, 1...999, digits: 1...3)) { $0.number = $1 }
        case .fives: values.filled(numbers(at: index, 1...59).filter { $0.value % 5 == 0 }) { $0.number = $1 }
        case .half: values.filled(words.halves.matches(tokens, at: index)) { $0.clock?.isAfternoon = $1 }
        case .time: values.filled(times(at: index)) { $0.clock = $1 }
        case .named: values.filled(words.named.matches(tokens, at: index)) { $0.clock = DateClock(hour: $1) }
        case .weekday: values.filled(words.weekdays.matches(tokens, at: index)) { $0.weekdays = [$1] }
        case .weekdays: values.filled(weekdays(at: index)) { $0.weekdays = $1 }
        case .month: values.filled(words.months.matches(tokens, at: index)) { $0.month = $1 }
        case .monthNumber: values.filled(numbers(at: index, 1...12)) { $0.month = $1 }
        case .day: values.filled(numbers(at: index, 1...31)) { $0.day = $1 }
        case .wholeDay:
            // 20260501
            values.filled(numbers(at: index, 1900_01_01...2100_12_31, digits: 8...8)) {
                ($0.year, $0.month, $0.day) = ($1 / 10_000, $1 / 100 % 100, $1 % 100)
            }
        case .ordinal: values.filled(places(at: index)) { $0.ordinal = $1 }
        case .year: values.filled(years(at: tokens.skipComma(at: index)).filter { $0.value > 99 }) { $0.year = $1 }
        case .shortYear: values.filled(years(at: index)) { $0.year = $1 }
        case .length: values.filled(lengths(at: index)) { $0.length = $1 }
        }
    }

    private func places(at index: Int) -> [(value: Int, end: Int)] {
        once(\.ordinals, index) { grammar.ordinals.place(tokens, at: index).map { [($0.value, $0.end)] } ?? [] }
    }

    private func lengths(at index: Int) -> [(value: Amount, end: Int)] {
        once(\.lengths, index) {
            AmountReader(tokens: tokens, grammar: grammar).amounts(of: .duration, at: index)
                .filter { $0.doubt != .clock }.map { ($0, $0.end) }
        }
    }

    private func times(at index: Int) -> [(value: DateClock, end: Int)] {
        matches(at: index).compactMap { match in
            let (topic, meaning) = (match.pattern.topic, match.pattern.meaning)
            guard topic == .time || topic == .hour, meaning != ["after"], meaning != ["before"] else { return nil }
            return clock(match).map { ($0, match.end) }
        }
    }

    private func weekdays(at start: Int) -> [(value: [Int], end: Int)] {
        var (days, end) = ([Int](), start)
        while let day = words.weekdays.match(tokens, at: end == start ? start : joined(end)) ?? shortDay(at: end) {
            days.append(day.value)
            end = day.end
        }
        return days.isEmpty ? [] : [(days, end)]
    }

    /// The 三 of 每周一三五, but not that of 每周一三点.
    private func shortDay(at index: Int) -> (value: Int, end: Int)? {
        guard index > 0, let day = words.shortWeekdays.match(tokens, at: joined(index)),
            !matches(at: day.end - 1).contains(where: { $0.pattern.topic == .time })
        else { return nil }
        return (day.value, day.end)
    }

    private func joined(_ index: Int) -> Int { grammar.units.joiners.skip(tokens, tokens.skipComma(at: index)) }

    private static let longestNumber = 5

    /// Whole numbers in words or in so many digits, the longest first.
    private func numbers(
        at index: Int, _ range: ClosedRange<Int>, digits: ClosedRange<Int> = 1...2
    ) -> [(value: Int, end: Int)] {
        let token = tokens[index]
        if token.kind == .digits {
            let number = digits.contains(token.text.count) ? Int(token.text) : nil
            return number.map { range.contains($0) ? [($0, index + 1)] : [] } ?? []
        }
        let numbers = once(\.numbers, index) {
            guard token.kind != .sign, grammar.numbers.begins(token) else { return [] }
            return (index + 1..<min(index + Self.longestNumber, tokens.endIndex) + 1).reversed().compactMap { end in
                grammar.numbers.exact(tokens[..<end], at: index)?.value.integer.map { ($0, end) }
            }
        }
        return numbers.filter { range.contains($0.value) }
    }

    /// Minutes after an hour, which are at least ten or begin with a zero: 30, thirty, 零五.
    private func minutes(at index: Int) -> [(value: Int, end: Int)] {
        let hasZero = tokens[index].kind == .digits || grammar.numbers.digit(tokens[index].text) == 0
        return numbers(at: index, 0...59, digits: 2...2).filter { minute in
            minute.value >= 10 || hasZero && (tokens[index].kind == .digits || minute.end > index + 1)
        }
    }

    /// 2026, "twenty twenty-six", 二〇二六, 26.
    private func years(at index: Int) -> [(value: Int, end: Int)] {
        guard index < tokens.endIndex else { return [] }
        if tokens[index].kind == .digits {
            return numbers(at: index, 0...9999, digits: 2...4).filter { _ in tokens[index].text.count != 3 }
        }
        let digits = tokens[index...].prefix(4).prefix { $0.kind == .ideograph }.map { grammar.numbers.digit($0.text) }
            .prefix { $0 != nil }.compactMap { $0 }
        if digits.count == 2 || digits.count == 4 { return [(digits.reduce(0) { $0 * 10 + $1 }, index + digits.count)] }
        let pairs = numbers(at: index, 10...21, digits: 0...0).flatMap { century, middle in
            middle < tokens.endIndex && tokens[middle].kind == .word
                ? numbers(at: middle, 10...99, digits: 0...0).map { (century * 100 + $0.value, $0.end) } : []
        }
        return pairs + numbers(at: index, 1000...2999, digits: 0...0) + numbers(at: index, 10...99, digits: 0...0)
    }

    // MARK: - Times of day

    /// The time that a pattern means: "+30", "-15", "before", "alone".
    func clock(_ match: Found) -> DateClock? {
        guard var clock = match.values.clock else { return nil }
        let (pattern, meaning) = (match.pattern, match.pattern.meaning.first)
        clock.isNamed = meaning == "named"
        clock.isAlone = pattern.topic == .hour || meaning == "alone"
        clock.isCounted = match.values.number != nil
        let minutes = match.values.number.map { meaning == "before" ? -$0 : $0 } ?? pattern.number ?? 0
        if minutes != 0 {
            let time = (clock.hour * 60 + clock.minute + minutes + 1440) % 1440
            (clock.hour, clock.minute, clock.isAlone) = (time / 60, time % 60, false)
            // Half past twelve in the other half of the day is said of twelve too.
            if clock.hour == 0, clock.isAfternoon != nil { clock.hour = 12 }
        }
        if let isAfternoon = clock.isAfternoon {
            guard (1...12).contains(clock.hour) else { return nil }
            clock.hour = clock.hour % 12 + (isAfternoon ? 12 : 0)
            (clock.isNamed, clock.isAlone, clock.hasHalf, clock.isAfternoon) = (false, false, true, nil)
        }
        return clock.hour < 24 || clock.hour == 24 && clock.minute == 0 ? clock : nil
    }
}
