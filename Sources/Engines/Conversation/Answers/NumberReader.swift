// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// Reads whole and decimal numbers, also with a word after them: "3 pizzas", "两个".
enum NumberReader {
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
        guard let (number, rest) = NumberWords.leadingNumber(text) else { return nil }
        if rest.isEmpty { return number }
        let words = rest.split(separator: " ")
        let isCounted =
            words.count <= 2
            && words.allSatisfy { word in
                word.allSatisfy(\.isLetter) && NumberWords.number(String(word)) == nil && !joins.contains(String(word))
                    && (word.allSatisfy(\.isASCII) ? word.count <= 20 : word.count <= 4)
            }
        return isCounted ? number : nil
    }

    /// Words after which the answer is more than a counted thing.
    private static let joins: Set<String> = ["or", "to", "and", "point", "percent", "或", "到"]
}
