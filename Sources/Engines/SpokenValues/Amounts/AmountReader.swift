// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// Reads numbers, and amounts of money, time and other units, at a token.
struct AmountReader {
    /// What is read.
    let tokens: Tokens
    /// The language that it is read in.
    let grammar: LanguageGrammar

    private var numbers: Numbers { grammar.numbers }
    private var words: UnitWords { grammar.units }

    private static let longestNumber = 24
    private static let farthestUnit = 4
    /// "un million d’euros"
    private static let million: Decimal = 1_000_000

    /// A number, and its unit, with the token after both.
    private typealias Part = (number: Match<Decimal>, unit: Unit)

    // MARK: - Numbers

    /// A number alone.
    func numbers(at start: Int, isWhole: Bool = false) -> [Match<SpokenValue>] {
        guard let number = numbers.number(tokens, at: start), !tokens.isGlued(.word, at: number.end),
            !isWhole || number.value.integer != nil
        else { return [] }
        return [Match(value: .number(number.value), end: number.end, doubt: number.doubt)]
    }

    /// "3", "two pieces of", 三个, 两斤半.
    func counts(at start: Int) -> [Match<SpokenValue>] {
        guard let number = numbers.number(tokens, at: start) else { return [] }
        let only = Match(value: SpokenValue.number(number.value), end: number.end, doubt: number.doubt)
        let bare = tokens.isGlued(.word, at: number.end) ? [] : [only]
        guard let measure = words.measures.match(tokens, at: number.end) else { return bare }
        // 三斤半
        let half = numbers.own.isElliptic ? numbers.fractionTail(tokens, at: measure.end) : nil
        let value = SpokenValue.number(number.value + (half?.value ?? 0))
        return [Match(value: value, end: half?.end ?? measure.end, doubt: number.doubt)] + (half == nil ? bare : [])
    }

    // MARK: - Amounts

    /// The values of a kind at a token, with "about" before them or "or so" after them, the longest first.
    func values(of kind: SpokenKind, at start: Int) -> [Match<SpokenValue>] {
        let unit = kind == .measurement(.duration) ? .duration : kind
        return amounts(of: unit, at: words.aboutBefore.skip(tokens, start)).compactMap { amount in
            amount.value(of: kind).map {
                Match(value: $0, end: words.aboutAfter.skip(tokens, amount.end), doubt: amount.doubt)
            }
        }
    }

    /// The amounts at a token, the longest first: "an hour and a half", "€20", "five foot eleven", 一米七五, "1:30".
    func amounts(of kind: SpokenKind, at start: Int) -> [Amount] {
        guard start < tokens.endIndex else { return [] }
        // PT1H30M, as programs write it.
        let isWritten = kind == .duration && tokens.isGlued(.digits, at: start + 1)
        let start = isWritten ? words.lengthBefore.skip(tokens, start) : start
        if kind == .duration, let clock = clock(at: start) { return [clock] }
        if let part = signed(kind, at: start) ?? self.part(at: start, where: { $0.kind == kind }) {
            return extended(Amount(part.number, part.unit)).map(belowZero).filter {
                kind == .percentage || !isTorn($0.end)
            }
        }
        guard kind == .money, let number = numbers.number(tokens, at: start) else { return [] }
        let bare = Amount(number, Unit(.money, ""))
        return isTorn(bare.end) ? [] : [bare]
    }

    /// "€20", "USD 20", "-$5", 百分之二十.
    private func signed(_ kind: SpokenKind, at start: Int) -> Part? {
        let isNegative = tokens.has("-", at: start)
        let sign = unit(words.signs, at: isNegative ? start + 1 : start) { $0.kind == kind }
        guard let sign, var number = numbers.number(tokens, at: sign.end) else { return nil }
        if isNegative { number.value.negate() }
        return (number, sign.unit)
    }

    /// A number and its unit: "two hours", "half an hour", "a quarter of an hour", "an hour".
    ///
    /// The longest unit counts, for 千克 is one by itself.
    private func part(at start: Int, where accepts: (Unit) -> Bool) -> Part? {
        guard start < tokens.endIndex, numbers.begins(tokens[start]) else { return nil }
        let spoken = tokens[start...].prefix(Self.longestNumber).prefix { $0.kind == .sign || numbers.begins($0) }
        // A number may end with words that begin none, and fillers may stand before its unit.
        for index in start + 1..<max(start + 1, min(spoken.endIndex + Self.farthestUnit, tokens.endIndex)) {
            if let unit = unit(words.units, at: index, where: accepts),
                // The 分 of 三分之一 is no minute.
                numbers.own.lexicon.match(tokens, at: index)?.value.role != .over,
                var number = number(start, before: index)
            {
                number.end = unit.end
                return (number, unit.unit)
            }
        }
        return nil
    }

    private func unit(
        _ lexicon: Lexicon<[Unit]>, at index: Int, where accepts: (Unit) -> Bool
    ) -> (unit: Unit, end: Int)? {
        guard let (units, end) = lexicon.match(tokens, at: index) else { return nil }
        let unit = units.first { unit in
            accepts(unit) && (!unit.isCapital || tokens[index].source.allSatisfy { !$0.isLowercase })
        }
        return unit.map { ($0, end) }
    }

    private func number(_ start: Int, before end: Int) -> Match<Decimal>? {
        if let number = numbers.exact(tokens[..<end], at: start) { return number }
        if numbers.word(tokens[start].text)?.role == .article, start + 1 == end {
            return tokens[end].text.utf8.count > 1 ? Match(value: 1, end: end) : nil
        }
        return (max(start + 1, end - 3)..<max(start + 1, end)).firstValue { gap in
            guard words.fillers.match(tokens, at: gap)?.end == end,
                let number = numbers.exact(tokens[..<gap], at: start)
            else { return nil }
            return number.value < 1 || number.value >= Self.million ? number : nil
        }
    }

    // MARK: - More of an amount

    /// The amount with what is added to it: "and a half", "and 15 minutes", the 80 of "1 m 80".
    private func extended(_ amount: Amount) -> [Amount] {
        var amount = amount
        if let tail = numbers.fractionTail(tokens, at: amount.end) {
            amount = amount.adding(tail, amount.unit)
            if amount.unit.kind != .duration { return [amount] }
        }
        if let longer = joined(amount) { return extended(longer) }
        if let tenths = elided(at: amount.end), amount.unit.kind != .duration {
            return [amount.adding(tenths, amount.unit)]
        }
        guard let longer = unsaid(amount) else { return [amount] }
        return amount.unit.kind != .duration || tokens[amount.end].isSpaced ? [longer, amount] : [longer]
    }

    /// The amount with one of a smaller unit: "and 15 minutes", "fifty cents", "3 oz".
    private func joined(_ amount: Amount) -> Amount? {
        let whole = amount.unit
        let next = words.joiners.skip(tokens, tokens.skipComma(at: amount.end))
        let rest = part(at: next) { part in
            guard part.kind == whole.kind else { return false }
            switch part.kind {
            case .money: return part.factor < whole.factor && [whole.symbol, ""].contains(part.symbol)
            case .duration: return part.size < whole.size
            default: return part.symbol == words.division(of: whole)?.unit.symbol
            }
        }
        guard let (number, unit) = rest else { return nil }
        var sum = amount
        sum.doubt = amount.doubt ?? number.doubt
        if whole.kind == .duration { return sum.adding(number, unit) }
        let smaller = Unit(whole.kind, unit.symbol.isEmpty ? whole.symbol : unit.symbol, factor: unit.factor)
        let count = smaller.symbol == whole.symbol ? 1 : words.division(of: whole)?.count ?? 1
        guard number.value > 0, number.value * unit.factor < whole.factor * count else { return nil }
        return sum.adding(number, smaller, per: count)
    }

    /// The amount with a smaller unit that goes without its name: the 30 of "1h30", the cents of "5 euros 50".
    private func unsaid(_ amount: Amount) -> Amount? {
        guard let division = words.division(of: amount.unit), division.isUnsaid,
            let number = numbers.number(tokens, at: amount.end), number.value < division.count,
            !tokens.isGlued(.word, at: number.end)
        else { return nil }
        if amount.unit.kind == .money || amount.unit.kind == .duration {
            let isLong = number.value >= 10 || tokens[amount.end].text.count == 2
            guard isLong, number.value.isInteger else { return nil }
        } else if number.value <= 0 {
            return nil
        }
        let count = division.unit.symbol == amount.unit.symbol ? 1 : division.count
        return amount.adding(number, division.unit, per: count)
    }

    /// The tenths of 一米八, 一米七五 and 二十块五, which have no unit of their own.
    private func elided(at start: Int) -> Match<Decimal>? {
        guard numbers.own.isElliptic else { return nil }
        let digits = tokens[start...].prefix(2).prefix { $0.kind == .ideograph }.map { numbers.own.lexicon[$0.text] }
            .prefix { $0?.role == .small }.compactMap { $0?.value.description }
        let end = start + digits.count
        let isTorn = end < tokens.endIndex && tokens[end].kind != .sign && numbers.own.begins(tokens[end])
        guard !isTorn, let value = Decimal(string: "0." + digits.joined()), value > 0 else { return nil }
        return Match(value: value, end: end)
    }

    /// The amount as it is with "below zero" after it.
    private func belowZero(_ amount: Amount) -> Amount {
        var below = amount
        below.end = words.belowZero.skip(tokens, amount.end)
        guard amount.unit.kind == .measurement(.temperature), below.end > amount.end else { return amount }
        below.total.negate()
        return below
    }

    /// Whether what follows makes another unit of the last one, as in "5 m/s".
    private func isTorn(_ end: Int) -> Bool {
        guard end < tokens.endIndex, !tokens[end].isSpaced else { return false }
        return tokens[end].kind == .word
            || ["/", "²", "³"].contains(tokens[end].text) && tokens.count > end + 1
                && !tokens[end + 1].isSpaced
    }

    /// "1:30", "0:00:45".
    private func clock(at start: Int) -> Amount? {
        guard tokens[start].kind == .digits, tokens[start].text.count <= 4 else { return nil }
        var (parts, end) = ([tokens[start].text], start + 1)
        while parts.count < 3, tokens.joinsDigits([":"], at: end), tokens[end + 1].text.count == 2 {
            parts.append(tokens[end + 1].text)
            end += 2
        }
        let values = parts.compactMap { Decimal(string: $0) }
        guard parts.count > 1, values.dropFirst().allSatisfy({ $0 < 60 }), !tokens.joinsDigits([":"], at: end),
            !tokens.isGlued(.word, at: end)
        else { return nil }
        let seconds = zip(values, [3600, 60, 1] as [Decimal]).reduce(Decimal()) { $0 + $1.0 * $1.1 }
        let number = Match(value: seconds, end: end, doubt: parts.count > 2 ? nil : .clock)
        return Amount(number, Unit(.duration, "s"))
    }
}
