// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates, ranges of them and recurrences at a token.
struct DateReader {
    let tokens: [Token]
    let grammar: LanguageGrammar
    let moment: SpokenMoment

    private var words: DateWords { grammar.dates }
    private var resolver: DateResolver { DateResolver(calendar: moment.calendar, now: moment.now) }
    private let scanner: DateScanner

    init(_ tokens: [Token], _ grammar: LanguageGrammar, at moment: SpokenMoment) {
        (self.tokens, self.grammar, self.moment) = (tokens, grammar, moment)
        scanner = DateScanner(
            matcher: DateMatcher(tokens: tokens, grammar: grammar), now: moment.now, calendar: moment.calendar)
    }

    /// The dates at a token, the longest first.
    func dates(at start: Int) -> [Candidate] {
        let begin = grammar.quantities.aboutBefore.skip(tokens, start)
        if let range = range(at: begin) { return [range] }
        guard let (parts, end) = scanner.parts(at: begin), !isTorn(end), !parts.isPartAlone,
            let found = resolver.components(parts)
        else { return [] }
        let date = SpokenDate(start: found.date, end: resolver.end(of: parts.day), recurrence: parts.recurrence)
        let doubt = parts.doubt ?? (found.isDoubtful ? .halfOfDay : nil)
        return [Candidate(value: .date(date), end: grammar.quantities.aboutAfter.skip(tokens, end), doubt: doubt)]
    }

    /// Whether what follows goes on with the last word or number.
    private func isTorn(_ end: Int) -> Bool {
        guard end < tokens.count else { return false }
        let token = tokens[end]
        if words.halves.match(tokens, at: end) != nil { return true }
        guard !token.isSpaced else { return isNumberTorn(end) }
        if token.kind == .word || token.kind == .digits { return tokens[end - 1].kind != .ideograph }
        let isInsideDigits = [".", ",", ":", "/", "-", "+"].contains(token.text) && end + 1 < tokens.count
            && tokens[end + 1].kind == .digits && !tokens[end + 1].isSpaced && tokens[end - 1].kind == .digits
        return isInsideDigits || isNumberTorn(end)
    }

    /// The 8 of "at 8 thousand".
    private func isNumberTorn(_ end: Int) -> Bool {
        guard grammar.numbers.begins(tokens[end - 1]), tokens[end - 1].kind != .sign else { return false }
        return grammar.numbers.number(tokens, at: end - 1).map { $0.end > end } ?? false
    }

    // MARK: - Ranges

    /// "from Monday to Friday", "9 to 5 tomorrow".
    private func range(at start: Int) -> Candidate? {
        var (first, day): (Int, DateDay?) = (words.from.skip(tokens, start), nil)
        // "tomorrow from 9 to 5"
        if first == start, let (parts, end) = scanner.parts(at: start), parts.clock == nil, parts.part == nil {
            let next = words.from.skip(tokens, end)
            if next > end { (first, day) = (next, parts.day) }
        }
        let isSaid = first > start
        guard let (from, middle) = scanner.parts(at: first, hasBareHours: true),
            let to = words.to.match(tokens, at: middle),
            case (var until, let end)? = scanner.parts(at: to.end, hasBareHours: from.clock != nil || Self.month(of: from.day) != nil), !isTorn(end)
        else { return nil }
        guard from.recurrence == nil, from.distance == nil, until.distance == nil else { return nil }
        var begin = from
        begin.day = begin.day ?? day
        // Hours without "from" are a range only with a day or with minutes.
        guard isSaid || from.day != nil || until.day != nil || !(from.clock?.isAlone ?? true)
            || !(until.clock?.isAlone ?? true)
        else { return nil }
        // "ten to eight pm" is one time.
        if !isSaid, from.day == nil, let (_, other) = scanner.parts(at: start), other >= end { return nil }
        if let clock = begin.clock, clock.isAlone, let last = until.clock, last.hasHalf, clock.hour + 12 < last.hour {
            begin.clock?.hour += 12
        }
        if let clock = begin.clock, clock.isAlone, until.clock == nil, Self.month(of: until.day) != nil {
            // The 3 of "from 3 to 5 May".
            (begin.day, begin.clock) = (.dayOfMonth(clock.hour), nil)
        }
        if let clock = until.clock, begin.clock == nil {
            if let month = Self.month(of: begin.day), clock.isAlone, until.day == nil {
                // The 5 of "May 3 to 5".
                until.day = .calendar(year: month.year, month: month.month, day: clock.hour)
            } else {
                // "from Monday to Friday at 8"
                begin.clock = clock
            }
            until.clock = nil
        }
        if begin.day == nil { (begin.day, until.day) = (until.day, begin.clock == nil ? until.day : nil) }
        if begin.part == nil, let part = until.part { begin.part = part }
        guard (begin.clock == nil) == (until.clock == nil) || begin.day != nil else { return nil }
        if let month = Self.month(of: until.day), case .dayOfMonth(let day)? = begin.day {
            begin.day = .calendar(year: month.year, month: month.month, day: day)
        }
        until.clock?.isAlone = false
        guard let one = resolver.components(begin), var other = resolver.components(until)?.date else { return nil }
        if other.day == nil { (other.year, other.month, other.day) = (one.date.year, one.date.month, one.date.day) }
        if other.day == one.date.day, let hour = one.date.hour, let last = other.hour, last <= hour, last < 12 {
            other.hour = last + 12
        }
        let date = SpokenDate(start: one.date, end: other, recurrence: until.recurrence)
        return Candidate(value: .date(date), end: end, doubt: from.doubt ?? until.doubt ?? (one.isDoubtful ? .halfOfDay : nil))
    }

    private static func month(of day: DateDay?) -> (year: Int?, month: Int)? {
        if case .calendar(let year, let month, _)? = day { (year, month) } else { nil }
    }
}
