// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes through the words of a number.
struct NumberScanner {
    let grammar: NumberGrammar
    private let pieces: [NumberPiece]
    private var place = 0
    private var isDoubtful = false
    /// Whether the last digit is said as it counts: 一百零二.
    private var isSpelledOut = false

    init(_ grammar: NumberGrammar, _ pieces: [NumberPiece]) {
        (self.grammar, self.pieces) = (grammar, pieces)
    }

    private var next: NumberPiece? { place < pieces.count ? pieces[place] : nil }
    private var following: NumberWord? { place + 1 < pieces.count ? pieces[place + 1].word : nil }

    private static let half = Decimal(sign: .plus, exponent: -1, significand: 5)

    // MARK: - Wholes

    /// The longest number from the first word on.
    mutating func number() -> NumberMatch? {
        let isNegative = takeMinus()
        guard let value = amount(), !isTorn, let match = match(isNegative ? -value : value) else { return nil }
        return match
    }

    /// "quarter" without an article, of something that is said after it.
    mutating func bareFraction() -> NumberMatch? {
        place = 0
        guard case .denominator(let under, ofOne: true, _)? = next?.word else { return nil }
        place += 1
        return match(1 / under)
    }

    /// "and a half", and 半 by itself.
    mutating func tail() -> NumberMatch? {
        if case .half? = next?.word, next?.isIdeograph == true {
            place += 1
            return match(Self.half)
        }
        guard takeAnd() else { return nil }
        if let value = part() { return isTorn ? nil : match(value) }
        guard case .denominator(let under, ofOne: true, _)? = next?.word else { return nil }
        place += 1
        return match(1 / under)
    }

    private func match(_ value: Decimal) -> NumberMatch? {
        guard place > 0, pieces[place - 1].isWhole, !value.isNaN else { return nil }
        return NumberMatch(value: value.rounded(to: 20), end: pieces[place - 1].end, isDoubtful: isDoubtful)
    }

    private mutating func takeMinus() -> Bool {
        guard case .minus? = next?.word else { return false }
        place += 1
        return true
    }

    private mutating func takeAnd() -> Bool {
        guard case .and? = next?.word else { return false }
        place += 1
        return true
    }

    private mutating func amount() -> Decimal? {
        if let value = inverted() { return value }
        if case .fixed(let value)? = next?.word {
            place += 1
            return scaled(value)
        }
        if let part = part() { return scaled(part) }
        guard var value = whole() else { return nil }
        if case .point? = next?.word {
            guard let digits = decimals() else { return nil }
            value += digits
            return scaled(value)
        }
        if case .denominator(let under, let ofOne, let ofSeveral)? = next?.word, value > 0, value < 100 {
            guard value == 1 ? ofOne : ofSeveral else { return nil }
            place += 1
            return value / under
        }
        if value < 100, let more = addition() { return scaled(value + more) }
        return value
    }

    // MARK: - Parts of one

    /// 四分之三.
    private mutating func inverted() -> Decimal? {
        let start = place
        if let under = whole(), under > 0, case .over? = next?.word {
            place += 1
            if let over = whole() { return over / under }
        }
        place = start
        return nil
    }

    /// A half, a quarter, one half, ½: less than one, or what is left of a number after "and".
    private mutating func part() -> Decimal? {
        let start = place
        switch next?.word {
        case .fraction(let value):
            place += 1
            return value
        case .half:
            place += 1
            return Self.half
        case .article, .small(1): place += 1
        case .small, .digits:
            if let count = whole(), case .denominator(let under, _, ofSeveral: true)? = next?.word, count < under {
                place += 1
                return count / under
            }
            place = start
            return nil
        default: return nil
        }
        switch next?.word {
        case .half:
            place += 1
            return Self.half
        case .fraction(let value) where value < 1:
            place += 1
            return value
        case .denominator(let under, ofOne: true, _):
            place += 1
            return 1 / under
        default:
            place = start
            return nil
        }
    }

    /// What is added to a whole number: "and a half", "1/2", "einhalb", 个半.
    private mutating func addition() -> Decimal? {
        let start = place
        switch next?.word {
        case .plusHalf:
            place += 1
            return Self.half
        case .fraction(let value) where value < 1:
            place += 1
            return value
        case .and:
            place += 1
            if let value = part(), value < 1 { return value }
            place = start
            return nil
        default: return nil
        }
    }

    /// "point two five", "virgule vingt-cinq".
    private mutating func decimals() -> Decimal? {
        // 8点20 is a time.
        if next?.isIdeograph == true, case .digits? = following { return nil }
        place += 1
        var digits = ""
        while digits.count < 20, let piece = next {
            if case .small(let value) = piece.word, value < 10 {
                digits += value.description
                place += 1
            } else if case .digits(let run) = piece.word, run.isWhole {
                digits += run.value.description
                place += 1
            } else if digits.isEmpty, let value = belowHundred() {
                digits = value.description
            } else {
                break
            }
        }
        return digits.isEmpty ? nil : Decimal(string: "0." + digits)
    }

    /// "half a million", "2.5 million", "two and a half thousand".
    private mutating func scaled(_ value: Decimal) -> Decimal {
        let start = place
        if value == Self.half, case .article? = next?.word { place += 1 }
        switch next?.word {
        case .scale(let scale) where scale > 10, .multiplier(let scale) where scale > 10:
            place += 1
            return scaled(value * scale)
        case .dozen:
            place += 1
            return value * 12
        default:
            place = start
            return value
        }
    }

    // MARK: - Whole numbers

    /// Groups of hundreds with their scales: "two million three hundred thousand and five".
    private mutating func whole() -> Decimal? {
        var total: Decimal = 0
        var last: Decimal?
        isSpelledOut = false
        while true {
            let start = place
            if last != nil { _ = takeAnd() }
            let said = group(isAfterScale: last != nil)
            guard let group = said ?? unsaidOne() else {
                place = start
                break
            }
            if let scale = takeScale(below: last) {
                total += group * scale
                last = scale
                continue
            }
            guard said != nil, group < last ?? .greatestFiniteMagnitude else {
                place = start
                break
            }
            let isElided = grammar.isElliptic && !isSpelledOut && group < 10
            return total + (isElided ? group * (last.map { $0 / 10 } ?? 1) : group)
        }
        return last == nil ? nil : total
    }

    /// The one before a scale that may go without: "mille", "a million".
    private mutating func unsaidOne() -> Decimal? {
        if case .article? = next?.word {
            switch following {
            case .scale, .dozen, .multiplier:
                place += 1
                return 1
            default: return nil
            }
        }
        switch next?.word {
        case .scale(let value): return grammar.bare.contains(value) ? 1 : nil
        case .dozen: return grammar.bare.contains(12) ? 1 : nil
        default: return nil
        }
    }

    private mutating func takeScale(below last: Decimal?) -> Decimal? {
        var product: Decimal?
        while true {
            switch next?.word {
            case .scale(let scale) where product.map { $0 < scale } ?? (scale < last ?? .greatestFiniteMagnitude):
                // 三万亿.
                product = (product ?? 1) * scale
            case .dozen where product == nil && last == nil: return takeDozen()
            default: return product
            }
            place += 1
        }
    }

    private mutating func takeDozen() -> Decimal {
        place += 1
        return 12
    }

    /// Hundreds, tens and units.
    private mutating func group(isAfterScale: Bool) -> Decimal? {
        var sum: Decimal = 0
        var last: Decimal?
        if isAfterScale { takeZero() }
        while true {
            let start = place
            if last != nil {
                takeZero()
                _ = takeAnd()
            }
            let isUnsaid = takeUnsaidHundred()
            let count = isUnsaid ? 1 : belowHundred()
            if let count, count < 100, case .multiplier(let factor)? = next?.word, factor < last ?? 10_000 {
                place += 1
                sum += count * factor
                last = factor
                continue
            }
            guard !isUnsaid, let count, count < last ?? .greatestFiniteMagnitude else {
                place = start
                break
            }
            let isElided = grammar.isElliptic && !isSpelledOut && last ?? 10 > 10
            if isElided, let last, count < 10 { return sum + count * last / 10 }
            return sum + count
        }
        return last == nil ? nil : sum
    }

    /// A multiplier without a number: "cent", 十, "a hundred".
    private mutating func takeUnsaidHundred() -> Bool {
        if case .article? = next?.word, case .multiplier? = following {
            place += 1
            return true
        }
        guard case .multiplier(let factor)? = next?.word else { return false }
        return grammar.bare.contains(factor)
    }

    /// The 零 of 一百零五, after which digits are said as they count.
    private mutating func takeZero() {
        guard grammar.isElliptic, case .small(0)? = next?.word else { return }
        place += 1
        isSpelledOut = true
    }

    private mutating func belowHundred() -> Decimal? {
        guard let piece = next else { return nil }
        switch piece.word {
        case .digits(let run):
            place += 1
            isDoubtful = isDoubtful || run.isDoubtful
            isSpelledOut = isSpelledOut || run.digits > 1
            return run.value
        case .small(let value):
            place += 1
            if grammar.isDigitwise { return value < 10 ? digitByDigit(value) : value }
            return value < 10 ? value + tensAfter(value) : value < 20 ? value : value + unitsAfter(value)
        default: return nil
        }
    }

    /// 二〇二六.
    private mutating func digitByDigit(_ first: Decimal) -> Decimal {
        var value = first
        var count = 1
        while count < 20, case .small(let digit)? = next?.word, digit < 10 {
            value = value * 10 + digit
            place += 1
            count += 1
        }
        isSpelledOut = isSpelledOut || count > 1
        return value
    }

    /// "und zwanzig" after "fünf".
    private mutating func tensAfter(_ unit: Decimal) -> Decimal {
        guard grammar.hasUnitsFirst, unit > 0, case .and? = next?.word, case .small(let ten)? = following, ten >= 20
        else { return 0 }
        place += 2
        return ten
    }

    /// "five" after "twenty", "et un" after "vingt", "dix" after "soixante".
    private mutating func unitsAfter(_ ten: Decimal) -> Decimal {
        let start = place
        if grammar.hasUnitsFirst { return 0 }
        _ = takeAnd()
        let most: Decimal = grammar.tensBeforeTeens.contains(ten) ? 20 : 10
        if case .small(let unit)? = next?.word, unit > 0, unit < most, place == start || !grammar.tensBeforeTeens.isEmpty {
            place += 1
            return unit
        }
        place = start
        return 0
    }

    // MARK: - Torn numbers

    /// Whether what follows would go on with the number, so that it is not the one that was said.
    private var isTorn: Bool {
        guard let piece = next, place > 0 else { return false }
        switch piece.word {
        case .multiplier, .scale, .dozen, .point, .plusHalf, .half, .denominator, .over, .malformed, .fraction,
            .vague:
            return true
        case .small: return !isDigits(pieces[place - 1].word)
        case .digits: return !piece.isSpaced
        case .and: return isTornAfterAnd
        case .article, .minus, .fixed: return false
        }
    }

    private func isDigits(_ word: NumberWord) -> Bool {
        if case .digits = word { true } else { false }
    }

    private var isTornAfterAnd: Bool {
        switch (pieces[place - 1].word, following) {
        case (_, .fraction), (_, .half): return true
        case (_, .article), (_, .small(1)):
            guard place + 2 < pieces.count else { return false }
            switch pieces[place + 2].word {
            case .half, .denominator, .fraction: return true
            default: return false
            }
        case (.scale, .small), (.multiplier, .small), (.scale, .digits): return true
        default: return false
        }
    }
}
