// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number in digits, with the separators in it.
struct DigitRun: Sendable {
    /// The number.
    var value: Decimal
    /// How many digits stand before the decimal separator.
    var digits: Int
    /// Whether it has no decimal separator.
    var isWhole: Bool
    /// Whether the separator may be meant otherwise.
    var isDoubtful: Bool

    /// How a language separates digits.
    struct Separators: Sendable {
        /// Before the fraction.
        var decimal: String
        /// Between thousands; a space stands for all kinds of it.
        var grouping: Set<String>

        /// The separators of a language in a region, where those of the language alone are used too.
        init(_ language: String) {
            let locales = [language, String(language.prefix { $0 != "-" && $0 != "_" })].map(Locale.init(identifier:))
            decimal = locales[0].decimalSeparator ?? "."
            let signs = locales.compactMap(\.groupingSeparator).map { sign in
                sign.allSatisfy(\.isWhitespace) ? " " : sign == "\u{2019}" ? "'" : sign
            }
            grouping = Set(signs).subtracting([decimal])
        }
    }

    /// A number without separators.
    init?(_ digits: String) {
        guard digits.count <= 30, let value = Decimal(string: digits) else { return nil }
        self.init(value: value, digits: digits.count, isWhole: true, isDoubtful: false)
    }

    private init(value: Decimal, digits: Int, isWhole: Bool, isDoubtful: Bool) {
        (self.value, self.digits, self.isWhole, self.isDoubtful) = (value, digits, isWhole, isDoubtful)
    }

    /// Reads the digits at a token: a number, a fraction, or what is neither.
    ///
    /// - Returns: nil if no digits stand there.
    static func read(
        _ tokens: [Token], at start: Int, to limit: Int, _ separators: Separators
    ) -> (word: NumberWord, end: Int)? {
        var index = start
        var groups: [String] = []
        var signs: [String] = []
        if tokens[index].kind == .sign {
            // ".05"
            guard [".", separators.decimal].contains(tokens[index].text), index + 1 < limit,
                isDigits(tokens[index + 1], glued: true)
            else { return nil }
            groups = ["0"]
        } else {
            guard tokens[index].kind == .digits else { return nil }
            groups = [tokens[index].text]
            index += 1
        }
        while let sign = sign(tokens, at: index, to: limit, groups, separators) {
            signs.append(sign.text)
            groups.append(tokens[sign.digits].text)
            index = sign.digits + 1
        }
        if signs.isEmpty, let fraction = fraction(groups[0], tokens, at: index, to: limit) { return fraction }
        let isTorn =
            index + 1 < limit && [":", "/", "-"].contains(tokens[index].text) && !tokens[index].isSpaced
            && isDigits(tokens[index + 1], glued: true)
        let run = isTorn ? nil : DigitRun(groups, signs, separators)
        return (run.map { .digits($0) } ?? .malformed, index)
    }

    private static func isDigits(_ token: Token, glued: Bool) -> Bool {
        token.kind == .digits && token.isSpaced != glued
    }

    /// A separator, or the space that groups digits, and the digits after it.
    private static func sign(
        _ tokens: [Token], at index: Int, to limit: Int, _ groups: [String], _ separators: Separators
    ) -> (text: String, digits: Int)? {
        guard index < limit else { return nil }
        let token = tokens[index]
        if token.kind == .sign, !token.isSpaced, [".", ",", "'"].contains(token.text), index + 1 < limit,
            isDigits(tokens[index + 1], glued: true)
        {
            return (token.text, index + 1)
        }
        let isGroup =
            separators.grouping.contains(" ") && isDigits(token, glued: false) && token.text.count == 3
            && groups[groups.count - 1].count <= 3 && groups[0] != "0"
        return isGroup ? (" ", index) : nil
    }

    /// 3/4, but no date and no score.
    private static func fraction(
        _ numerator: String, _ tokens: [Token], at index: Int, to limit: Int
    ) -> (word: NumberWord, end: Int)? {
        guard index + 1 < limit, ["/", "\u{2044}"].contains(tokens[index].text), !tokens[index].isSpaced,
            isDigits(tokens[index + 1], glued: true)
        else { return nil }
        let denominator = tokens[index + 1].text
        let isDate = index + 2 < limit && tokens[index + 2].text == "/" && !tokens[index + 2].isSpaced
        guard !isDate, !numerator.hasPrefix("0"), !denominator.hasPrefix("0"), numerator.count <= 3,
            denominator.count <= 3, let over = Decimal(string: numerator), let under = Decimal(string: denominator)
        else { return (.malformed, index + 2) }
        return (.fraction(over / under), index + 2)
    }

    private init?(_ groups: [String], _ signs: [String], _ separators: Separators) {
        guard groups.joined().count <= 30 else { return nil }
        guard let last = signs.last else {
            self.init(groups[0])
            return
        }
        let isGrouped = (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
        let isOneSign = Set(signs).count == 1
        let isGrouping = separators.grouping.contains(last) || last == "'" || last == " "
        if isOneSign, isGrouped, groups[0] != "0", isGrouping || signs.count > 1 {
            self.init(groups.joined())
            isDoubtful = !isGrouping
            return
        }
        // The last separator is the decimal one, and those before it are of one other kind.
        let whole = groups.dropLast()
        let isWholeGrouped = (1...3).contains(groups[0].count) && !whole.dropFirst().contains(where: { $0.count != 3 })
        guard last != "'", last != " ", !signs.dropLast().contains(last), Set(signs.dropLast()).count <= 1,
            signs.count == 1 || isWholeGrouped,
            let value = Decimal(string: whole.joined() + "." + groups[groups.count - 1])
        else { return nil }
        let isOwn = last == separators.decimal || (groups[0] == "0" && signs.count == 1)
        self.init(value: value, digits: whole.joined().count, isWhole: false, isDoubtful: !isOwn)
    }
}
