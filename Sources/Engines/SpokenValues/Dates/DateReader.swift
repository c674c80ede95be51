// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates, ranges of them and recurrences at a token.
struct DateReader {
    /// What is read.
    let tokens: [Token]
    /// The language that it is read in.
    let grammar: LanguageGrammar
    /// When it is said.
    let moment: SpokenMoment

    private var words: DateWords { grammar.dates }
    private var resolver: DateResolver { DateResolver(moment: moment) }
    private let scanner: DateScanner
    private let isInText: Bool

    /// Makes a reader of some tokens.
    ///
    /// - Parameter isInText: Whether only what is a date in any text is read.
    init(_ tokens: [Token], _ grammar: LanguageGrammar, at moment: SpokenMoment, isInText: Bool) {
        (self.tokens, self.grammar, self.moment, self.isInText) = (tokens, grammar, moment, isInText)
        scanner = DateScanner(matcher: DateMatcher(tokens: tokens, grammar: grammar), moment: moment)
    }

    /// The dates at a token, the longest first.
    func dates(at start: Int) -> [Candidate] {
        let begin = grammar.quantities.aboutBefore.skip(tokens, start)
        if let range = range(at: begin) { return [range] }
        guard let (parts, end) = scanner.parts(at: begin), !isTorn(end), !parts.isPartAlone,
            !isInText || parts.isClear, let found = resolver.components(parts)
        else { return [] }
        let date = SpokenDate(
            start: found.date, end: resolver.end(of: parts.day), part: parts.part, recurrence: parts.recurrence)
        let doubt = parts.doubt ?? (found.isDoubtful ? .halfOfDay : nil)
        return [Candidate(value: .date(date), end: grammar.quantities.aboutAfter.skip(tokens, end), doubt: doubt)]
    }

    /// Whether what follows continues with the last word or number.
    private func isTorn(_ end: Int) -> Bool {
        guard end < tokens.count else { return false }
        let token = tokens[end]
        if words.halves.match(tokens, at: end) != nil { return true }
        guard !token.isSpaced else { return isNumberTorn(end) }
        if token.kind == .word || token.kind == .digits { return tokens[end - 1].kind != .ideograph }
        let isInsideDigits =
            [".", ",", ":", "/", "-", "+"].contains(token.text) && end + 1 < tokens.count
            && tokens[end + 1].kind == .digits && !tokens[end + 1].isSpaced && tokens[end - 1].kind == .digits
        return isInsideDigits || isNumberTorn(end)
    }

    /// The 8 of "at 8 thousand" and of "at 8 percent".
    private func isNumberTorn(_ end: Int) -> Bool {
        guard grammar.numbers.begins(tokens[end - 1]), tokens[end - 1].kind != .sign else { return false }
        let quantities = grammar.quantities
        // A quotation mark is a sign of inches, too.
        if tokens[end].kind != .ideograph, !"\"”'".contains(tokens[end].text),
            !words.leads.hasEntry(tokens[end].text),
            quantities.percents.hasEntry(tokens[end].text) || quantities.times.hasEntry(tokens[end].text)
                || quantities.units.hasEntry(tokens[end].text) || grammar.money.after.hasEntry(tokens[end].text)
        {
            return true
        }
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
        guard let (begin, middle) = scanner.parts(at: first, hasBareHours: true),
            let to = words.to.match(tokens, at: middle),
            let (until, end) = scanner.parts(
                at: to.end, hasBareHours: begin.clock != nil || begin.day?.month != nil), !isTorn(end),
            isSaid || !DateRange.isBare(begin, until)
        else { return nil }
        // "ten to eight pm" is one time.
        if !isSaid, begin.day == nil, let (_, other) = scanner.parts(at: start), other >= end { return nil }
        guard let range = DateRange(begin, until, day: day), !isInText || range.begin.isClear else { return nil }
        return range.date(resolver).map { range in
            Candidate(value: .date(range.date), end: end, doubt: range.doubt)
        }
    }
}
