// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes through the words of a number.
struct NumberScanner {
    /// How the language says numbers.
    let grammar: NumberGrammar
    private let pieces: [NumberPiece]
    private var place = 0
    /// Whether a separator was another language's.
    private var isDoubtful = false
    /// Whether the last digit is said as it counts: 一百零二.
    private var isSpelledOut = false

    /// Makes a scanner that stands at the first word.
    init(_ grammar: NumberGrammar, _ pieces: [NumberPiece]) {
        (self.grammar, self.pieces) = (grammar, pieces)
    }

    private var next: NumberWord? { following(0) }

    /// A word that comes after the next one.
    private func following(_ distance: Int) -> NumberWord? {
        place + distance < pieces.count ? pieces[place + distance].word : nil
    }

    /// Takes the next word if it has a role, and a value that is wanted.
    private mutating func take(_ role: NumberWord.Role, where isWanted: (Decimal) -> Bool = { _ in true }) -> Decimal? {
        guard let word = next, word.role == role, isWanted(word.value) else { return nil }
        place += 1
        return word.value
    }

    /// Takes the next word if it has a role.
    private mutating func skip(_ role: NumberWord.Role) -> Bool { take(role) != nil }

    /// Takes the words of a value; none of them if they aren't one.
    private mutating func attempt(_ read: (inout NumberScanner) -> Decimal?) -> Decimal? {
        let start = place
        let value = read(&self)
        if value == nil { place = start }
        return value
    }

    // MARK: - Numbers

    /// The longest number from the first word on.
    mutating func number() -> Match<Decimal>? {
        let isNegative = skip(.minus)
        guard let value = amount(), !isTorn else { return nil }
        return match(isNegative ? -value : value)
    }

    /// "quarter" without an article, of something that is said after it.
    mutating func bareFraction() -> Match<Decimal>? {
        place = 0
        return takeParts(of: 1).flatMap { match($0) }
    }

    /// "and a half", and 半 by itself.
    mutating func tail() -> Match<Decimal>? {
        if pieces.first?.isIdeograph == true, let half = take(.half) { return match(half) }
        guard skip(.and) else { return nil }
        if let value = part() { return isTorn ? nil : match(value) }
        return takeParts(of: 1).flatMap { match($0) }
    }

    private func match(_ value: Decimal) -> Match<Decimal>? {
        guard place > 0, pieces[place - 1].isWhole, !value.isNaN else { return nil }
        return Match(
            value: value.rounded(to: 20), end: pieces[place - 1].end, doubt: isDoubtful ? .separator : nil)
    }

    private mutating func amount() -> Decimal? {
        if let value = inverted() { return value }
        if let value = take(.fixed) ?? part() { return scaled(value) }
        guard let value = whole() else { return nil }
        if next?.role == .point { return decimals().map { scaled(value + $0) } }
        guard value < 100 else { return value }
        if value > 0, let parts = takeParts(of: value) { return parts }
        return addition().map { scaled(value + $0) } ?? value
    }

    // MARK: - Parts of one

    /// 四分之三.
    private mutating func inverted() -> Decimal? {
        attempt { scanner in
            guard let under = scanner.whole(), under > 0, scanner.skip(.over) else { return nil }
            return scanner.whole().map { $0 / under }
        }
    }

    /// A half, a quarter, one half, ½: less than one, or what is left of a number after "and".
    private mutating func part() -> Decimal? {
        if let value = take(.fraction) ?? take(.half) { return value }
        return attempt { scanner in
            if scanner.skip(.article) || scanner.take(.small, where: { $0 == 1 }) != nil {
                return scanner.take(.half) ?? scanner.take(.fraction) { $0 < 1 } ?? scanner.takeParts(of: 1)
            }
            guard let role = scanner.next?.role, role == .small || role == .digits, let count = scanner.whole(),
                let parts = scanner.takeParts(of: count, isSeveral: true), parts < 1
            else { return nil }
            return parts
        }
    }

    /// So many of a "third" or of "thirds".
    private mutating func takeParts(of count: Decimal, isSeveral: Bool = false) -> Decimal? {
        (take(.anyParts) ?? take(count == 1 && !isSeveral ? .part : .parts)).map { count / $0 }
    }

    /// What is added to a whole number: "and a half", "1/2", "einhalb", 个半.
    private mutating func addition() -> Decimal? {
        if let value = take(.plusHalf) ?? take(.fraction, where: { $0 < 1 }) { return value }
        return attempt { scanner in
            guard scanner.skip(.and), let value = scanner.inverted() ?? scanner.part(), value < 1 else { return nil }
            return value
        }
    }

    /// "point two five", "virgule vingt-cinq".
    private mutating func decimals() -> Decimal? {
        // 8点20 is a time.
        if pieces[place].isIdeograph, following(1)?.role == .digits { return nil }
        place += 1
        var digits = ""
        while digits.count < 20, let word = next {
            if word.role == .small && word.value < 10 || word.role == .digits && word.isWhole {
                digits += word.value.description
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
        let product = attempt { scanner in
            if value == .half { _ = scanner.skip(.article) }
            if let dozen = scanner.take(.dozen) { return value * dozen }
            let scale = scanner.take(.scale) { $0 > 10 } ?? scanner.take(.multiplier) { $0 > 10 }
            return scale.map { scanner.scaled(value * $0) }
        }
        return product ?? value
    }

    // MARK: - Wholes

    /// Groups of hundreds with their scales: "two million three hundred thousand and five".
    private mutating func whole() -> Decimal? {
        isSpelledOut = false
        return sum { scanner, last in
            let said = scanner.hundreds()
            return (said, (said ?? scanner.unsaidOne()).flatMap { _ in scanner.takeScale(below: last) })
        }
    }

    /// Hundreds, tens and units.
    private mutating func hundreds() -> Decimal? {
        sum { scanner, last in
            let isUnsaid = scanner.skipUnsaidHundred()
            let said = isUnsaid ? nil : scanner.belowHundred()
            guard said.map({ $0 < 100 }) ?? isUnsaid else { return (said, nil) }
            return (said, scanner.take(.multiplier) { $0 < last ?? 10_000 })
        }
    }

    /// Adds up numbers with factors that become smaller, and the number after the last factor.
    ///
    /// - Parameter read: Reads a number, which may be an unsaid one, and its factor below the last one.
    private mutating func sum(
        _ read: (inout NumberScanner, _ last: Decimal?) -> (said: Decimal?, factor: Decimal?)
    ) -> Decimal? {
        var (sum, last): (Decimal, Decimal?) = (0, nil)
        while true {
            let start = place
            if last != nil {
                skipZero()
                _ = skip(.and)
            }
            let (said, factor) = read(&self, last)
            if let factor {
                (sum, last) = (sum + (said ?? 1) * factor, factor)
                continue
            }
            if let said, said < last ?? .greatestFiniteMagnitude { return sum + elided(said, after: last) }
            place = start
            return last == nil ? nil : sum
        }
    }

    /// The 二 of 一百二, which are twenty.
    private func elided(_ rest: Decimal, after last: Decimal?) -> Decimal {
        guard grammar.isElliptic, !isSpelledOut, rest < 10, let last, last > 10 else { return rest }
        return rest * last / 10
    }

    /// The one before a scale that may go without: "mille", "a million".
    private mutating func unsaidOne() -> Decimal? {
        let scales: [NumberWord.Role] = [.scale, .dozen, .multiplier]
        if next?.role == .article, let role = following(1)?.role, scales.contains(role) { return take(.article) }
        guard let word = next, word.role == .scale || word.role == .dozen else { return nil }
        return grammar.bare.contains(word.value) ? 1 : nil
    }

    private mutating func takeScale(below last: Decimal?) -> Decimal? {
        let dozen = last == nil ? take(.dozen) : nil
        guard var product = dozen ?? take(.scale, where: { $0 < last ?? .greatestFiniteMagnitude }) else { return nil }
        // 三万亿.
        while let scale = take(.scale, where: { $0 > product }) { product *= scale }
        return product
    }

    /// A multiplier without a number: "cent", 十, "a hundred".
    private mutating func skipUnsaidHundred() -> Bool {
        if following(1)?.role == .multiplier, skip(.article) { return true }
        guard let word = next, word.role == .multiplier else { return false }
        return grammar.bare.contains(word.value)
    }

    /// The 零 of 一百零五, after which digits are said as they count.
    private mutating func skipZero() {
        if grammar.isElliptic, take(.small, where: { $0 == 0 }) != nil { isSpelledOut = true }
    }

    /// A number below a hundred, or one in digits.
    private mutating func belowHundred() -> Decimal? {
        if let word = next, skip(.digits) {
            isDoubtful = isDoubtful || word.isDoubtful
            isSpelledOut = isSpelledOut || word.digits > 1
            return word.value
        }
        guard let value = take(.small) else { return nil }
        if grammar.isDigitwise { return digitByDigit(value) }
        if grammar.hasUnitsFirst { return value < 10 ? value + tensAfter(value) : value }
        return value < 20 ? value : value + unitsAfter(value)
    }

    /// 二〇二六, but not 两三, which is two or three.
    private mutating func digitByDigit(_ first: Decimal) -> Decimal? {
        var (value, count, hasZero) = (first, 1, first == 0)
        while count < 20, let digit = take(.small, where: { $0 < 10 }) {
            (value, count, hasZero) = (value * 10 + digit, count + 1, hasZero || digit == 0)
        }
        isSpelledOut = isSpelledOut || count > 1
        return count == 2 && !hasZero ? nil : value
    }

    /// "und zwanzig" after "fünf".
    private mutating func tensAfter(_ unit: Decimal) -> Decimal {
        attempt { scanner in unit > 0 && scanner.skip(.and) ? scanner.take(.small) { $0 >= 20 } : nil } ?? 0
    }

    /// "five" after "twenty", "et un" after "vingt", "dix" after "soixante".
    private mutating func unitsAfter(_ ten: Decimal) -> Decimal {
        let (most, hasTeens): (Decimal, Bool) =
            (grammar.tensBeforeTeens.contains(ten) ? 20 : 10, !grammar.tensBeforeTeens.isEmpty)
        let unit = attempt { scanner in
            guard !scanner.skip(.and) || hasTeens else { return nil }
            return scanner.take(.small) { $0 > 0 && $0 < most }
        }
        return unit ?? 0
    }

    // MARK: - Torn values

    /// Whether what follows would continue with the number, so that it is not the one that was said.
    private var isTorn: Bool {
        guard let word = next, place > 0 else { return false }
        switch word.role {
        case .small: return pieces[place - 1].word.role != .digits
        case .digits: return !pieces[place].isSpaced
        case .and: return isTornAfterAnd
        case .article, .minus, .fixed: return false
        default: return true
        }
    }

    private var isTornAfterAnd: Bool {
        let parts: [NumberWord.Role] = [.half, .part, .parts, .anyParts, .fraction]
        let last = pieces[place - 1].word.role
        guard let word = following(1) else { return false }
        if word.role == .fraction || word.role == .half { return true }
        if word.role == .article || word.role == .small && word.value == 1 {
            return following(2).map { parts.contains($0.role) } ?? false
        }
        return word.role == .small && (last == .scale || last == .multiplier)
            || word.role == .digits && last == .scale
    }
}
