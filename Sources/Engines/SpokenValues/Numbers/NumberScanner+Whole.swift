// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NumberScanner {
    /// Groups of hundreds with their scales: "two million three hundred thousand and five".
    mutating func whole() -> Decimal? {
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
            case .dozen where product == nil && last == nil: product = 12
            default: return product
            }
            place += 1
        }
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

    /// A number below a hundred, or one in digits.
    mutating func belowHundred() -> Decimal? {
        guard let piece = next else { return nil }
        switch piece.word {
        case .digits(let run):
            place += 1
            isDoubtful = isDoubtful || run.isDoubtful
            isSpelledOut = isSpelledOut || run.digits > 1
            return run.value
        case .small(let value):
            place += 1
            if grammar.isDigitwise { return digitByDigit(value) }
            return value < 10 ? value + tensAfter(value) : value < 20 ? value : value + unitsAfter(value)
        default: return nil
        }
    }

    /// 二〇二六, but not 两三, which is two or three.
    private mutating func digitByDigit(_ first: Decimal) -> Decimal? {
        var (value, count, hasZero) = (first, 1, first == 0)
        while count < 20, case .small(let digit)? = next?.word, digit < 10 {
            value = value * 10 + digit
            hasZero = hasZero || digit == 0
            place += 1
            count += 1
        }
        isSpelledOut = isSpelledOut || count > 1
        return count == 2 && !hasZero ? nil : value
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
        if case .small(let unit)? = next?.word, unit > 0, unit < most,
            place == start || !grammar.tensBeforeTeens.isEmpty
        {
            place += 1
            return unit
        }
        place = start
        return 0
    }

    // MARK: - Torn values

    /// Whether what follows would continue with the number, so that it is not the one that was said.
    var isTorn: Bool {
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
