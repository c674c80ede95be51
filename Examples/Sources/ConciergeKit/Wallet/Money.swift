// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// An amount in a currency that the bank deals in.
public struct Money: Codable, Hashable, Sendable {
    /// The currencies there are.
    public enum Currency: String, CaseIterable, Codable, Sendable {
        case euro = "EUR"
        case dollar = "USD"

        /// What one of it is worth in euros.
        var inEuros: Decimal {
            switch self {
            case .euro: 1
            case .dollar: Decimal(92) / 100
            }
        }
    }

    /// In the currency's main unit.
    public let amount: Decimal
    /// Euros or dollars.
    public let currency: Currency

    /// So much of a currency.
    public init(_ amount: Decimal, _ currency: Currency = .euro) {
        self.amount = amount
        self.currency = currency
    }

    /// Nil if the amount is unknown, or in a currency that the bank does not deal in.
    public init?(_ amount: INCurrencyAmount?) {
        guard let number = amount?.amount, let currency = Currency(rawValue: amount?.currencyCode ?? "")
        else { return nil }
        self.init(number.decimalValue, currency)
    }

    /// As the accounts are kept.
    public var inEuros: Decimal { amount * currency.inEuros }

    /// As the system knows amounts.
    public var currencyAmount: INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currency.rawValue)
    }

    /// As the app writes it in its transcript.
    public var text: String { "\(currency.rawValue) \(amount)" }
}
