// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates, ranges of them and recurrences at a token.
struct DateReader {
    /// What is read.
    let tokens: Tokens
    /// The language that it is read in.
    let grammar: LanguageGrammar

    private var words: DateWords { grammar.dates }
    private let resolver: DateResolver
    private let scanner: DateScanner
    private let isInText: Bool
    /// Where a word stands between the ends of a range, if it is one.
    private let middles: [Int]

    /// Makes a reader of some tokens.
    ///
    /// - Parameter isInText: Whether only what is a date in any text is read.
    init(_ tokens: Tokens, _ grammar: LanguageGrammar, at moment: SpokenMoment, isInText: Bool) {
        (self.tokens, self.grammar, self.isInText) = (tokens, grammar, isInText)
        resolver = DateResolver(moment: moment)
        middles = tokens.indices.filter { grammar.dates.to.match(tokens, at: $0) != nil }
        scanner = DateScanner(matcher: DateMatcher(tokens: tokens, grammar: grammar), moment: moment)
    }

    /// The dates at a token, the longest first.
    func dates(at start: Int) -> [Match<SpokenValue>] {
        let begin = grammar.units.aboutBefore.skip(tokens, start)
        let single = scanner.parts(at: begin)
        if let range = range(at: begin, orElse: single) { return [range] }
        guard let (parts, end) = single, !isTorn(end), !parts.isPartAlone, !isInText || parts.isClear,
            let found = resolver.components(parts)
        else { return [] }
        let date = SpokenDate(
            start: found.date, end: resolver.end(of: parts.day), part: parts.part, recurrence: parts.recurrence)
        let doubt = parts.doubt ?? (found.isDoubtful ? .halfOfDay : nil)
        return [Match(value: .date(date), end: grammar.units.aboutAfter.skip(tokens, end), doubt: doubt)]
    }

    /// Whether what follows continues with the last word or number.
    private func isTorn(_ end: Int) -> Bool {
        guard end < tokens.endIndex else { return false }
        let (token, last) = (tokens[end], tokens[end - 1])
        if words.halves.match(tokens, at: end) != nil { return true }
        if !token.isSpaced, token.kind == .word || token.kind == .digits { return last.kind != .ideograph }
        let isInsideDigits = last.kind == .digits && tokens.joinsDigits([".", ",", ":", "/", "-", "+"], at: end)
        return isInsideDigits || isNumberTorn(end)
    }

    /// The 8 of "at 8 thousand" and of "at 8 percent".
    private func isNumberTorn(_ end: Int) -> Bool {
        let token = tokens[end]
        guard grammar.numbers.begins(tokens[end - 1]), tokens[end - 1].kind != .sign else { return false }
        // A quotation mark is a sign of inches, too.
        if token.kind != .ideograph, !"\"”'".contains(token.text), !words.leads.hasEntry(token.text),
            grammar.units.units.hasEntry(token.text)
        {
            return true
        }
        return grammar.numbers.number(tokens, at: end - 1).map { $0.end > end } ?? false
    }

    // MARK: - Ranges

    /// "from Monday to Friday", "9 to 5 tomorrow".
    ///
    /// - Parameter single: What is said if it is no range.
    private func range(at start: Int, orElse single: (parts: DateParts, end: Int)?) -> Match<SpokenValue>? {
        guard middles.contains(where: { $0 > start }) else { return nil }
        var (first, day): (Int, DateDay?) = (words.from.skip(tokens, start), nil)
        // "tomorrow from 9 to 5"
        if first == start, let (parts, end) = single, parts.clock == nil, parts.part == nil {
            let next = words.from.skip(tokens, end)
            if next > end { (first, day) = (next, parts.day) }
        }
        let isSaid = first > start
        guard let (begin, middle) = scanner.parts(at: first, hasBareHours: true),
            let to = words.to.match(tokens, at: middle),
            let (until, end) = scanner.parts(
                at: to.end, hasBareHours: begin.clock != nil || begin.day?.month != nil), !isTorn(end),
            isSaid || !DateRange.isBare(begin, until)
        else { return nil }
        // "ten to eight pm" is one time.
        if !isSaid, begin.day == nil, let single, single.end >= end { return nil }
        guard let range = DateRange(begin, until, day: day), !isInText || range.begin.isClear else { return nil }
        return range.date(resolver).map { range in
            Match(value: .date(range.date), end: end, doubt: range.doubt)
        }
    }
}
