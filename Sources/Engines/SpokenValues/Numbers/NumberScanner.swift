// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes through the words of a number.
struct NumberScanner {
    /// How the language says numbers.
    let grammar: NumberGrammar
    /// The words of the number.
    let pieces: [NumberPiece]
    /// The piece that comes next.
    var place = 0
    /// Whether a separator was another language's.
    var isDoubtful = false
    /// Whether the last digit is said as it counts: 一百零二.
    var isSpelledOut = false

    /// Makes a scanner that stands at the first word.
    init(_ grammar: NumberGrammar, _ pieces: [NumberPiece]) {
        (self.grammar, self.pieces) = (grammar, pieces)
    }

    /// The piece that comes next.
    var next: NumberPiece? { place < pieces.count ? pieces[place] : nil }
    /// What the piece after the next one says.
    var following: NumberWord? { place + 1 < pieces.count ? pieces[place + 1].word : nil }

    private static let half = Decimal(sign: .plus, exponent: -1, significand: 5)

    // MARK: - Wholes

    /// The longest number from the first word on.
    mutating func number() -> NumberMatch? {
        let isNegative = takeMinus()
        guard let value = amount(), !isTorn else { return nil }
        return match(isNegative ? -value : value)
    }

    /// "quarter" without an article, of something that is said after it.
    mutating func bareFraction() -> NumberMatch? {
        place = 0
        return oneOf()
    }

    /// "and a half", and 半 by itself.
    mutating func tail() -> NumberMatch? {
        if case .half? = next?.word, next?.isIdeograph == true {
            place += 1
            return match(Self.half)
        }
        guard takeAnd() else { return nil }
        if let value = part() { return isTorn ? nil : match(value) }
        return oneOf()
    }

    private mutating func oneOf() -> NumberMatch? {
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

    /// Takes "and"; false if it doesn't come next.
    mutating func takeAnd() -> Bool {
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
        case .small, .digits: return severalParts()
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

    /// "three quarters"
    private mutating func severalParts() -> Decimal? {
        let start = place
        if let count = whole(), case .denominator(let under, _, ofSeveral: true)? = next?.word, count < under {
            place += 1
            return count / under
        }
        place = start
        return nil
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
            if let value = inverted() ?? part(), value < 1 { return value }
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
}
