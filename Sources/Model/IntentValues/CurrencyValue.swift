// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An amount of money in one currency.
package struct CurrencyValue: Hashable, Sendable {
    /// In the currency's main unit.
    package var amount: Decimal
    /// The ISO 4217 code, such as `EUR`.
    package var code: String

    package init(amount: Decimal, code: String) {
        self.amount = amount
        self.code = code
    }
}

extension CurrencyValue: Codable {
    private enum Key: String, CodingKey {
        case amount, code
    }

    /// - Throws: `DecodingError` when the amount is not a decimal number.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        // A string, because a JSON number would pass through a binary fraction.
        let text = try container.decode(String.self, forKey: .amount)
        // Foundation reads “8 euros” as 8 and “eight” as 0.
        guard text.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]{1,3})?/) != nil,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .amount, in: container, debugDescription: "‘\(text)’ is not a decimal number")
        }
        self.init(amount: amount, code: try container.decode(String.self, forKey: .code))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(amount.description, forKey: .amount)
        try container.encode(code, forKey: .code)
    }
}
