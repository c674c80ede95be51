// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads values as people say and write them, in one language.
///
/// English words are read too where they can't be confused with those of the language.
package struct SpokenValueReader: Sendable {
    private let grammar: LanguageGrammar

    /// - Parameter language: A BCP 47 tag; of an unknown language digits are read with its separators, and English
    ///   words.
    package init(language: String) {
        grammar = LanguageGrammar.of(language)
    }

    /// The tags of the languages whose words are known.
    package static var languages: [String] { LanguageWords.languages }

    /// The readings of a kind that begin exactly at an index, the longest first.
    ///
    /// None of them tears a value that was said as one: there is no 3 in "3/4" and no "twenty" in "a hundred and
    /// twenty".
    package func readings(
        of kind: SpokenKind, in text: String, from start: String.Index, at moment: SpokenMoment
    ) -> [SpokenReading] {
        guard start < text.endIndex, let first = TokenRow(text, from: start, count: 1).tokens.first,
            first.source.startIndex == start
        else { return [] }
        var stretch: Stretch?
        return readings(of: kind, in: text, from: first, at: moment, &stretch, isInText: false)
    }

    /// The values of a kind in a text, in its order: at each word the longest one, if it is one in any text.
    ///
    /// - Parameter readers: Those to ask at each word, one by one, until one reads a value.
    package static func values(
        of kind: SpokenKind, in text: String, at moment: SpokenMoment, by readers: [SpokenValueReader]
    ) -> [SpokenReading] {
        var stretches = [Stretch?](repeating: nil, count: readers.count)
        var (index, found) = (text.startIndex, [SpokenReading]())
        while let token = TokenRow.firstToken(of: text, from: index) {
            let longest = readers.indices.firstValue { place in
                readers[place].readings(of: kind, in: text, from: token, at: moment, &stretches[place], isInText: true)
                    .first
            }
            if let longest { found.append(longest) }
            index = longest?.range.upperBound ?? token.source.endIndex
        }
        return found
    }

    /// - Parameter stretch: Where it reads, which moves on if the token is not well inside.
    private func readings(
        of kind: SpokenKind, in text: String, from first: Token, at moment: SpokenMoment, _ stretch: inout Stretch?,
        isInText: Bool
    ) -> [SpokenReading] {
        guard grammar.begins(kind, first), !isInsideWord(text, first) else { return [] }
        let start = first.source.startIndex
        if stretch?.goes(to: start) != true {
            let row = TokenRow(text, from: start, longest: TokenRow.longest * (isInText ? 2 : 1))
            let tokens = kind == .date ? grammar.splittingDays(row.tokens) : row.tokens
            let dates = kind == .date ? DateReader(tokens, grammar, at: moment, isInText: isInText) : nil
            stretch = Stretch(tokens: tokens, isCut: row.isCut, dates: dates)
        }
        guard let stretch, !isInsideNumber(kind, text, stretch.tokens[stretch.place]) else { return [] }
        // What reaches the end of what was looked at may go on.
        let known = candidates(of: kind, stretch).filter { !stretch.isCut || $0.end < stretch.tokens.count - 1 }
        return known.map { candidate in
            SpokenReading(
                value: candidate.value, range: start..<stretch.tokens[candidate.end - 1].source.endIndex,
                certainty: candidate.doubt.map { .likely($0) } ?? .sure)
        }
    }

    /// What a text is as a whole; nil if it is not one value of that kind.
    ///
    /// Spaces around it and a mark that ends a sentence don't count.
    package func reading(of text: String, as kind: SpokenKind, at moment: SpokenMoment) -> SpokenReading? {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
        return readings(of: kind, in: text, from: start, at: moment).first { reading in
            text[reading.range.upperBound...].prefix(Self.longestEnd + 1).allSatisfy {
                $0.isWhitespace || ".!?。！？".contains($0)
            } && text.distance(from: reading.range.upperBound, to: text.endIndex) <= Self.longestEnd
        }
    }

    private static let longestEnd = 10

    /// All words of the language that may be part of a value of a kind, folded.
    package func words(of kind: SpokenKind) -> Set<String> {
        let (numbers, units) = (grammar.numbers, grammar.units)
        return switch kind {
        case .integer, .number, .phoneNumber: numbers.words
        case .count: numbers.words.union(units.measures.words())
        case .ordinal: numbers.words.union(grammar.ordinals.words)
        case .percentage, .money, .measurement: numbers.words.union(units.words(of: kind))
        case .duration: numbers.words.union(units.words(of: kind)).union(units.fillers.words())
        case .date: words(of: .ordinal).union(grammar.dates.words).union(units.words(of: .duration))
        case .place: grammar.places.words
        }
    }

    /// What a whole number is called.
    package func spelling(of number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: grammar.language)
        formatter.numberStyle = .spellOut
        let words = formatter.string(from: NSNumber(value: number)) ?? String(number)
        // Unicode marks where a long word may be broken.
        return words.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
    }

    private func candidates(of kind: SpokenKind, _ stretch: Stretch) -> [Match<SpokenValue>] {
        let (tokens, start) = (stretch.tokens, stretch.place)
        let amounts = AmountReader(tokens: tokens, grammar: grammar)
        switch kind {
        case .integer: return amounts.numbers(at: start, isWhole: true)
        case .number: return amounts.numbers(at: start)
        case .count: return amounts.counts(at: start)
        case .percentage, .money, .measurement, .duration: return amounts.values(of: kind, at: start)
        case .ordinal: return grammar.ordinals.ordinals(tokens, at: start)
        case .date: return stretch.dates?.dates(at: start) ?? []
        case .phoneNumber: return PhoneReader(tokens: tokens, numbers: grammar.numbers).numbers(at: start)
        case .place: return grammar.places.places(tokens, at: start)
        }
    }

    // MARK: - Torn values

    /// Whether the token continues with a word that began before it.
    private func isInsideWord(_ text: String, _ token: Token) -> Bool {
        let (start, scalars) = (token.source.startIndex, text.unicodeScalars)
        guard start > text.startIndex, token.kind != .ideograph else { return false }
        let before = scalars.index(before: start)
        guard let last = TokenRow(text, from: before, count: 1).tokens.first, last.source.startIndex == before else {
            return false
        }
        if token.kind == .sign { return token.text == "-" && (last.kind == .digits || last.kind == .word) }
        if last.kind == token.kind { return true }
        // The 5 of "1.5" and of ".5".
        guard token.kind == .digits, [".", ",", ":", "/", "'"].contains(last.text) else { return false }
        return last.text == "."
            || before > text.startIndex && ("0"..."9").contains(scalars[scalars.index(before: before)])
    }

    /// Whether a number that began before the tokens continues with them: the "five" of "twenty five".
    private func isInsideNumber(_ kind: SpokenKind, _ text: String, _ token: Token) -> Bool {
        let start = token.source.startIndex
        let isWhole = kind == .date || kind == .place || kind == .phoneNumber && token.kind != .word
        guard !isWhole, start > text.startIndex, grammar.numbers.begins(token) else { return false }
        let reach = text.unicodeScalars.index(start, offsetBy: -Self.farthestBack, limitedBy: text.startIndex)
        let row = TokenRow(text, from: reach ?? text.startIndex).tokens
        guard let here = row.firstIndex(where: { $0.source.startIndex >= start }) else { return false }
        let before = row[..<here].suffix(Self.mostBack).reversed().prefix { grammar.numbers.begins($0) }
        return (1..<before.count + 1).contains { distance in
            grammar.numbers.number(row, at: here - distance).map { $0.end > here } ?? false
        }
    }

    private static let farthestBack = 60
    private static let mostBack = 8
}

/// A part of a text that is read, with what was found in it.
private struct Stretch {
    let tokens: Tokens
    /// Whether the text goes on after it.
    let isCut: Bool
    /// Nil if another kind of value is read.
    let dates: DateReader?
    /// The token where it is read.
    var place = 0

    /// Goes on to a token; false if it isn't inside, or if too little follows it.
    mutating func goes(to start: String.Index) -> Bool {
        while place < tokens.count, tokens[place].source.startIndex < start { place += 1 }
        return place < (isCut ? tokens.count / 2 : tokens.count) && tokens[place].source.startIndex == start
    }
}
