// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a language separates digits.
struct Separators: Sendable {
    /// Before the fraction.
    let decimal: String
    /// Between thousands; a space stands for all kinds of it.
    private let grouping: Set<String>

    private static let mostDigits = 30

    /// The separators of a language in a region, where those of the language alone are used too.
    init(_ language: String) {
        let locales = [language, String(language.prefix { $0 != "-" && $0 != "_" })].map(Locale.init(identifier:))
        decimal = locales[0].decimalSeparator ?? "."
        let signs = locales.compactMap(\.groupingSeparator).map { sign in
            sign.allSatisfy(\.isWhitespace) ? " " : sign == "\u{2019}" ? "'" : sign
        }
        grouping = Set(signs).subtracting([decimal])
    }

    /// Reads the digits at a token: a number, a fraction, or what is neither.
    ///
    /// - Returns: nil if no digits stand there.
    func read(_ tokens: Tokens, at start: Int) -> (word: NumberWord, end: Int)? {
        var (groups, signs, index) = ([tokens[start].text], [String](), start + 1)
        if tokens[start].kind != .digits {
            // ".05"
            guard [".", decimal].contains(groups[0]), tokens.isGlued(.digits, at: index) else { return nil }
            (groups, index) = (["0"], start)
        }
        while let sign = sign(tokens, at: index, groups) {
            signs.append(sign)
            index += sign == " " ? 1 : 2
            groups.append(tokens[index - 1].text)
        }
        if signs.isEmpty, tokens.joinsDigits(["/", "\u{2044}"], at: index) {
            return (fraction(groups[0], tokens[index + 1].text, isDate: tokens.has("/", at: index + 2)), index + 2)
        }
        let isTorn = tokens.joinsDigits([":", "/", "-"], at: index)
        return (isTorn ? NumberWord(role: .malformed) : number(groups, signs), index)
    }

    /// A separator with digits after it, or the space that groups digits.
    private func sign(_ tokens: Tokens, at index: Int, _ groups: [String]) -> String? {
        if tokens.joinsDigits([".", ",", "'"], at: index) { return tokens[index].text }
        guard groups[0] != "0", grouping.contains(" "), index < tokens.endIndex else { return nil }
        let token = tokens[index]
        let isGroup = token.kind == .digits && token.isSpaced && token.text.count == 3
        return isGroup && groups[groups.count - 1].count <= 3 ? " " : nil
    }

    /// 3/4, but no date and no score.
    private func fraction(_ over: String, _ under: String, isDate: Bool) -> NumberWord {
        let isPlain = [over, under].allSatisfy { $0.count <= 3 && !$0.hasPrefix("0") }
        guard !isDate, isPlain, let over = Decimal(string: over), let under = Decimal(string: under) else {
            return NumberWord(role: .malformed)
        }
        return NumberWord(role: .fraction, value: over / under)
    }

    private func number(_ groups: [String], _ signs: [String]) -> NumberWord {
        let areGrouped = { (groups: ArraySlice<String>) in
            (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
        }
        let isGrouping = signs.last.map { grouping.contains($0) || ["'", " "].contains($0) } ?? true
        let hasOneSign = Set(signs).count == 1 && groups[0] != "0" && (isGrouping || signs.count > 1)
        if signs.isEmpty || hasOneSign && areGrouped(groups[...]) {
            return digits(groups[...], isDoubtful: !isGrouping)
        }
        // The last separator is the decimal one, and those before it are of one other kind.
        let (whole, others) = (groups.dropLast(), Set(signs.dropLast()))
        guard let last = signs.last, !["'", " "].contains(last), !others.contains(last), others.count <= 1,
            others.isEmpty || areGrouped(whole)
        else { return NumberWord(role: .malformed) }
        let isOwn = last == decimal || groups[0] == "0" && signs.count == 1
        return digits(whole, fraction: groups.last, isDoubtful: !isOwn)
    }

    private func digits(_ groups: ArraySlice<String>, fraction: String? = nil, isDoubtful: Bool) -> NumberWord {
        let whole = groups.joined()
        guard whole.count + (fraction?.count ?? 0) <= Self.mostDigits,
            let value = Decimal(string: fraction.map { "\(whole).\($0)" } ?? whole)
        else { return NumberWord(role: .malformed) }
        return NumberWord(
            role: .digits, value: value, digits: whole.count, isWhole: fraction == nil, isDoubtful: isDoubtful)
    }
}
