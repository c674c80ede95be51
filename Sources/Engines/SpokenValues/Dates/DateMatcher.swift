// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the parts of a date at a token.
final class DateMatcher {
    /// What is read.
    let tokens: [Token]
    /// The language that it is read in.
    let grammar: LanguageGrammar

    // What was found at a token, which is looked for by many patterns.
    private var found: [Int: [Match]] = [:]
    private var numbers: [Int: [(value: Int, end: Int)]] = [:]
    private var ordinals: [Int: [(Int, Int)]] = [:]
    private var lengths: [Int: [DurationMatch]] = [:]

    private var words: DateWords { grammar.dates }

    /// Makes a matcher of some tokens.
    init(tokens: [Token], grammar: LanguageGrammar) {
        (self.tokens, self.grammar) = (tokens, grammar)
    }

    /// A part of a date that was found.
    struct Match {
        var topic: DateWords.Topic
        var meaning: String
        var values: DateValues
        /// The token after it.
        var end: Int
    }

    /// The parts that begin at a token, the longest first.
    func matches(at start: Int, _ isWanted: (DateWords.Topic) -> Bool) -> [Match] {
        matches(at: start).filter { isWanted($0.topic) }
    }

    private func matches(at start: Int) -> [Match] {
        guard start < tokens.count else { return [] }
        return once(\.found, start) {
            let token = tokens[start]
            let isValue = words.beginsValue(token) || grammar.ordinals.begins(token)
            let patterns = (words.patterns[token.text] ?? []) + (isValue ? words.patterns[""] ?? [] : [])
            var ways: [DateSlot: [(DateValues, Int)]] = [:]
            return patterns.compactMap { topic, pattern in
                guard let (values, end) = match(pattern.elements, at: start, &ways) else { return nil }
                return Match(topic: topic, meaning: pattern.meaning, values: values, end: end)
            }.sorted { $0.end > $1.end }
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

    /// - Parameter ways: Those to fill the first slot, which is that of many patterns.
    private func match(
        _ elements: [DatePattern.Element], at start: Int, _ ways: inout [DateSlot: [(DateValues, Int)]]
    ) -> (DateValues, Int)? {
        guard case .slot(let slot) = elements[0] else {
            return match(elements.dropFirst(), at: start + 1, DateValues())
        }
        let found = ways[slot] ?? fill(slot, at: start, DateValues())
        ways[slot] = found
        return found.lazy.compactMap { self.match(elements.dropFirst(), at: $0.1, $0.0) }.first
    }

    private func match(
        _ elements: ArraySlice<DatePattern.Element>, at index: Int, _ values: DateValues
    ) -> (DateValues, Int)? {
        guard let element = elements.first else { return (values, index) }
        guard index < tokens.count else { return nil }
        switch element {
        case .word(let word):
            return tokens[index].text == word ? match(elements.dropFirst(), at: index + 1, values) : nil
        case .slot(let slot):
            return fill(slot, at: index, values).lazy.compactMap { self.match(elements.dropFirst(), at: $0.1, $0.0) }
                .first
        }
    }

    // MARK: - Slots

    /// The ways to fill a slot, the longest first.
    private func fill(_ slot: DateSlot, at index: Int, _ values: DateValues) -> [(DateValues, Int)] {
        func each(_ found: [(Int, Int)], _ path: WritableKeyPath<DateValues, Int?>) -> [(DateValues, Int)] {
            found.map { value, end in
                var values = values
                values[keyPath: path] = value
                return (values, end)
            }
        }
        switch slot {
        case .hour: return each(numbers(at: index, 0...24, digits: 1...2), \.hour)
        case .minute: return each(minutes(at: index), \.minute)
        case .digits: return each(numbers(at: index, 0...59, digits: 2...2).filter { $0.1 == index + 1 }, \.minute)
        case .second: return each(numbers(at: index, 0...59, digits: 2...2), \.second)
        case .number: return each(numbers(at: index, 1...999, digits: 1...3), \.number)
        case .fives: return each(numbers(at: index, 1...59, digits: 1...2).filter { $0.0 % 5 == 0 }, \.number)
        case .month: return each(words.months.match(tokens, at: index).map { [($0.value, $0.end)] } ?? [], \.month)
        case .monthNumber: return each(numbers(at: index, 1...12, digits: 1...2), \.month)
        case .day: return each(numbers(at: index, 1...31, digits: 1...2), \.day)
        case .ordinal:
            let places = once(\.ordinals, index) {
                grammar.ordinals.place(tokens, at: index).map { [($0.value, $0.end)] } ?? []
            }
            return each(places, \.ordinal)
        case .year: return each(years(at: tokens[index].text == "," ? index + 1 : index).filter { $0.0 > 99 }, \.year)
        case .shortYear: return each(years(at: index), \.year)
        case .half, .time, .named, .weekday, .weekdays, .length: return fillOther(slot, at: index, values)
        }
    }

    private func fillOther(_ slot: DateSlot, at index: Int, _ values: DateValues) -> [(DateValues, Int)] {
        var values = values
        switch slot {
        case .half:
            guard let half = words.halves.match(tokens, at: index) else { return [] }
            values.isAfternoon = half.value
            return [(values, half.end)]
        case .named:
            guard let hour = words.named.match(tokens, at: index) else { return [] }
            values.hour = hour.value
            return [(values, hour.end)]
        case .time: return times(at: index, values)
        case .weekday:
            guard let day = words.weekdays.match(tokens, at: index) else { return [] }
            values.weekdays = [day.value]
            return [(values, day.end)]
        case .weekdays:
            var end = index
            while let day = words.weekdays.match(tokens, at: end == index ? index : joined(end)) ?? shortDay(at: end) {
                values.weekdays.append(day.value)
                end = day.end
            }
            return end > index ? [(values, end)] : []
        default:
            let lengths = once(\.lengths, index) {
                QuantityReader(tokens: tokens, grammar: grammar).durations(at: index).filter { $0.doubt != .clock }
            }
            return lengths.map { length in
                values.length = length
                return (values, length.end)
            }
        }
    }

    private func times(at index: Int, _ values: DateValues) -> [(DateValues, Int)] {
        let times = matches(at: index) { $0 == .time || $0 == .hour }
        return times.filter { $0.meaning != "after" && $0.meaning != "before" }.compactMap { match in
            var values = values
            values.clock = clock(match)
            return values.clock.map { _ in (values, match.end) }
        }
    }

    /// The 三 of 每周一三五, but not that of 每周一三点.
    private func shortDay(at index: Int) -> (value: Int, end: Int)? {
        guard index > 0, let day = words.shortWeekdays.match(tokens, at: joined(index)),
            matches(at: day.end - 1, { $0 == .time }).isEmpty
        else { return nil }
        return (day.value, day.end)
    }

    private func joined(_ index: Int) -> Int {
        let comma = index < tokens.count && [",", "、"].contains(tokens[index].text) ? index + 1 : index
        return words.joiners.skip(tokens, comma)
    }

    private static let longestNumber = 5

    /// Whole numbers in words or in so many digits, the longest first.
    private func numbers(at index: Int, _ range: ClosedRange<Int>, digits: ClosedRange<Int>) -> [(Int, Int)] {
        if tokens[index].kind == .digits {
            let text = tokens[index].text
            guard digits.contains(text.count), let number = Int(text), range.contains(number) else { return [] }
            return [(number, index + 1)]
        }
        return words(at: index).filter { range.contains($0.value) }.map { ($0.value, $0.end) }
    }

    private func words(at index: Int) -> [(value: Int, end: Int)] {
        once(\.numbers, index) {
            let isNumber = tokens[index].kind != .sign && grammar.numbers.begins(tokens[index])
            let ends = isNumber ? Array(index + 1..<min(index + Self.longestNumber, tokens.count) + 1) : []
            return ends.reversed().compactMap { end in
                grammar.numbers.exact(tokens, index, end)?.value.integer.map { (value: $0, end: end) }
            }
        }
    }

    /// Minutes after an hour, which are at least ten or begin with a zero: 30, thirty, 零五.
    private func minutes(at index: Int) -> [(Int, Int)] {
        numbers(at: index, 0...59, digits: 2...2).filter { number, end in
            if tokens[index].kind == .digits { return true }
            if number >= 10 { return true }
            if case .small(0)? = grammar.numbers.own.lexicon.match(tokens, at: index)?.value { return end > index + 1 }
            return false
        }
    }

    /// 2026, "twenty twenty-six", 二〇二六, 26.
    private func years(at index: Int) -> [(Int, Int)] {
        guard index < tokens.count else { return [] }
        if tokens[index].kind == .digits {
            let text = tokens[index].text
            return text.count == 4 || text.count == 2 ? Int(text).map { [($0, index + 1)] } ?? [] : []
        }
        let digits = tokens[index...].prefix(4).prefix { $0.kind == .ideograph }.map { token -> Int? in
            if case .small(let digit)? = grammar.numbers.own.lexicon[token.text], digit < 10 {
                digit.integer
            } else {
                nil
            }
        }.prefix { $0 != nil }.compactMap { $0 }
        if digits.count == 2 || digits.count == 4 { return [(digits.reduce(0) { $0 * 10 + $1 }, index + digits.count)] }
        let pairs = numbers(at: index, 10...21, digits: 0...0).flatMap { century, middle in
            middle < tokens.count && tokens[middle].kind == .word
                ? numbers(at: middle, 10...99, digits: 0...0).map { (century * 100 + $0.0, $0.1) } : []
        }
        return pairs + numbers(at: index, 1000...2999, digits: 0...0) + numbers(at: index, 10...99, digits: 0...0)
    }

    // MARK: - Times of day

    /// The time that a pattern means: "+30", "-15", "before", "alone".
    func clock(_ match: Match) -> DateClock? {
        let values = match.values
        let parts = match.meaning.split(separator: " ")
        var clock = values.clock ?? DateClock(hour: values.hour ?? 0, minute: values.minute ?? 0, second: values.second)
        clock.isNamed = match.meaning.hasPrefix("named")
        clock.isAlone = match.topic == .hour || parts.first == "alone"
        clock.isCounted = values.number != nil
        if clock.isNamed, values.hour == nil { return nil }
        var shift = parts.first.flatMap { Int($0) } ?? 0
        if let number = values.number { shift = parts.first == "before" ? -number : number }
        if shift != 0 {
            let minutes = (clock.hour * 60 + clock.minute + shift + 1440) % 1440
            (clock.hour, clock.minute, clock.isAlone) = (minutes / 60, minutes % 60, false)
            // Half past twelve in the other half of the day is said of twelve too.
            if clock.hour == 0, values.isAfternoon != nil { clock.hour = 12 }
        }
        if let isAfternoon = values.isAfternoon {
            guard (1...12).contains(clock.hour) else { return nil }
            clock.hour = clock.hour % 12 + (isAfternoon ? 12 : 0)
            (clock.isNamed, clock.isAlone, clock.hasHalf) = (false, false, true)
        }
        return clock.hour < 24 || clock.hour == 24 && clock.minute == 0 ? clock : nil
    }
}
