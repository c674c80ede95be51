// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues

/// Reads whole and decimal numbers, also with a word after them: "3 pizzas", "两个", "两个半".
package enum NumberReader {
    /// The number that an answer is, as exactly as it was said; nil where it is none.
    package static func number(_ text: String) -> Decimal? { quantity(text) }

    static func integer(_ text: String) -> Int? {
        guard let number = quantity(text) else { return nil }
        var (rounded, exact) = (Decimal(), number)
        NSDecimalRound(&rounded, &exact, 0, .plain)
        guard rounded == number, rounded >= Decimal(Int.min), rounded <= Decimal(Int.max) else { return nil }
        return Int(rounded.description)
    }

    static func decimal(_ text: String) -> Double? {
        guard let number = quantity(text) else { return nil }
        let value = Double(number.description) ?? .nan
        return value.isFinite ? value : nil
    }

    /// A number alone, or with at most two words that hold no second number.
    private static func quantity(_ text: String) -> Decimal? {
        guard let leading = NumberWords.leadingNumber(text) else { return nil }
        if leading.rest.isEmpty { return leading.number }
        guard !leading.isTorn else { return nil }
        let (half, rest) = takeHalf(from: leading.rest)
        return isCounted(rest) ? leading.number + half : nil
    }

    /// Half a one more: 两个半, 三斤半, 一个半苹果.
    private static func takeHalf(from rest: String) -> (half: Decimal, rest: String) {
        if rest.hasPrefix("个半") || rest.hasPrefix("個半") { return (NumberWords.half, String(rest.dropFirst(2))) }
        guard rest.hasSuffix("半"), rest.count <= 3 else { return (0, rest) }
        return (NumberWords.half, String(rest.dropLast()))
    }

    private static func isCounted(_ rest: String) -> Bool {
        let words = rest.split(separator: " ")
        return words.count <= 2 && !rest.contains("半")
            && words.allSatisfy { word in
                word.allSatisfy(\.isLetter) && NumberWords.number(String(word)) == nil && !joins.contains(String(word))
                    && (word.allSatisfy(\.isASCII) ? word.count <= 20 : word.count <= 4)
            }
    }

    /// Words after which the answer is more than a counted thing.
    private static let joins: Set<String> = ["or", "to", "and", "point", "percent", "或", "到"]
}
