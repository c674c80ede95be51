// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// A value that was read, in tokens.
struct Candidate {
    /// What was read.
    var value: SpokenValue
    /// The token after it.
    var end: Int
    /// Why something else may be meant.
    var doubt: SpokenDoubt?
}

/// Reads amounts of units, of time and of money at a token.
struct QuantityReader {
    /// What is read.
    let tokens: [Token]
    /// The language that it is read in.
    let grammar: LanguageGrammar

    /// How numbers are said.
    var numbers: Numbers { grammar.numbers }
    /// The words of units.
    var words: QuantityWords { grammar.quantities }

    /// The doubt about a number whose separator is another language's.
    func doubt(_ isDoubtful: Bool) -> SpokenDoubt? { isDoubtful ? .separator : nil }

    /// Values at a token with "about" before them or "or so" after them.
    func about(at start: Int, _ read: (Int) -> [Candidate]) -> [Candidate] {
        let index = words.aboutBefore.skip(tokens, start)
        guard index < tokens.count else { return [] }
        return read(index).map { candidate in
            Candidate(
                value: candidate.value, end: words.aboutAfter.skip(tokens, candidate.end), doubt: candidate.doubt)
        }
    }

    // MARK: - Numbers

    /// A number alone.
    func numbers(at start: Int, whole: Bool) -> [Candidate] {
        guard let number = numbers.number(tokens, at: start), !isGlued(number.end),
            !whole || number.value.integer != nil
        else { return [] }
        return [Candidate(value: .number(number.value), end: number.end, doubt: doubt(number.isDoubtful))]
    }

    /// "20 %", 百分之二十, 两成.
    func percentages(at start: Int) -> [Candidate] {
        if let prefix = words.percentBefore.match(tokens, at: start),
            let number = numbers.number(tokens, at: prefix.end)
        {
            return [Candidate(value: .percentage(number.value), end: number.end, doubt: doubt(number.isDoubtful))]
        }
        return numbers.amount(tokens, at: start, of: words.percents, fillers: words.fillers).map { amount in
            let value = SpokenValue.percentage(amount.value * amount.unit)
            return [Candidate(value: value, end: amount.end, doubt: doubt(amount.isDoubtful))]
        } ?? []
    }

    /// "3", "two pieces of", 三个, 两斤半.
    func counts(at start: Int) -> [Candidate] {
        guard let number = numbers.number(tokens, at: start) else { return [] }
        let bare = Candidate(value: .number(number.value), end: number.end, doubt: doubt(number.isDoubtful))
        guard let measure = words.measures.match(tokens, at: number.end) else {
            return isGlued(number.end) ? [] : [bare]
        }
        // 三斤半
        let half = numbers.own.isElliptic ? numbers.fractionTail(tokens, at: measure.end) : nil
        let value = number.value + (half?.value ?? 0)
        return [Candidate(value: .number(value), end: half?.end ?? measure.end, doubt: bare.doubt)]
            + (isGlued(number.end) || half != nil ? [] : [bare])
    }

    /// Whether letters follow without a space: the 5 of "5kg" is no number.
    func isGlued(_ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .word && !tokens[index].isSpaced
    }

    // MARK: - Measurements

    /// "3 kg", "five foot eleven", 两斤半, "minus five degrees".
    func measurements(of dimension: SpokenDimension, at start: Int) -> [Candidate] {
        if dimension == .duration {
            return durations(at: start).filter { $0.months == 0 }.map { match in
                Candidate(value: .measurement(match.seconds, unit: "s"), end: match.end, doubt: match.doubt)
            }
        }
        func unit(_ units: [QuantityWords.Unit]) -> QuantityWords.Unit? { units.first { $0.dimension == dimension } }
        let amount = numbers.amount(tokens, at: start, of: words.units, fillers: words.fillers) { units, _ in
            unit(units) != nil
        }
        guard let amount, let unit = unit(amount.unit), !isGlued(amount.end), !isTornUnit(amount.end) else { return [] }
        return sizes(amount, unit).map { size in
            let below = words.belowZero.match(tokens, at: size.end)
            let value = SpokenValue.measurement(below == nil ? size.value : -size.value, unit: size.unit)
            return Candidate(value: value, end: below?.end ?? size.end, doubt: doubt(amount.isDoubtful))
        }
    }

    /// The amount with what is added to it: "and a half", "three ounces", the 80 of "1 m 80".
    private func sizes(
        _ amount: Amount<[QuantityWords.Unit]>, _ unit: QuantityWords.Unit
    ) -> [(value: Decimal, unit: String, end: Int)] {
        if let tail = numbers.fractionTail(tokens, at: amount.end) {
            return [((amount.value + tail.value) * unit.factor, unit.symbol, tail.end)]
        }
        let plain = (amount.value * unit.factor, unit.symbol, amount.end)
        let division = words.divisions[unit.symbol]
        if let division, let rest = rest(amount.end, division, below: unit.factor * division.count) {
            return [(plain.0 * division.count + rest.value, division.symbol, rest.end)]
        }
        if let digits = ellipticDigits(at: amount.end) {
            return [((amount.value + digits.value) * unit.factor, unit.symbol, digits.end)]
        }
        guard let division, division.isUnsaid, unit.factor == 1, let number = numbers.number(tokens, at: amount.end),
            number.value < division.count, number.value > 0, !isGlued(number.end)
        else { return [plain] }
        return [(plain.0 * division.count + number.value, division.symbol, number.end), plain]
    }

    /// "3 oz" after "2 lb", in ounces.
    private func rest(_ index: Int, _ division: QuantityWords.Division, below most: Decimal) -> NumberMatch? {
        let next = words.joiners.skip(tokens, index)
        let rest = numbers.amount(tokens, at: next, of: words.units, fillers: words.fillers) { units, _ in
            units.contains { $0.symbol == division.symbol }
        }
        guard let rest, let unit = rest.unit.first(where: { $0.symbol == division.symbol }) else { return nil }
        let value = rest.value * unit.factor
        return value > 0 && value < most ? NumberMatch(value: value, end: rest.end) : nil
    }

    /// "5 m" of "5 m/s" is another quantity.
    func isTornUnit(_ index: Int) -> Bool {
        index + 1 < tokens.count && !tokens[index].isSpaced && ["/", "²", "³"].contains(tokens[index].text)
            && !tokens[index + 1].isSpaced
    }

    /// The tenths of 一米八, 一米七五 and 二十块五, which have no unit of their own.
    func ellipticDigits(at start: Int) -> NumberMatch? {
        guard numbers.own.isElliptic else { return nil }
        var (value, step, end) = (Decimal(0), Decimal(sign: .plus, exponent: -1, significand: 1), start)
        while end < tokens.count, end < start + 2, tokens[end].kind == .ideograph,
            case .small(let digit)? = numbers.own.lexicon[tokens[end].text]
        {
            value += digit * step
            step /= 10
            end += 1
        }
        let isTorn = end < tokens.count && tokens[end].kind != .sign && numbers.own.begins(tokens[end])
        return value > 0 && !isTorn ? NumberMatch(value: value, end: end) : nil
    }
}
