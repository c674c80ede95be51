// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// An amount of money in one currency.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// In the currency's main unit.
    public let amount: Decimal
    /// The ISO 4217 code, such as `EUR`.
    public let currencyCode: String

    /// An amount of a currency.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> {
        EmptyResolverSpecification()
    }
}

extension IntentCurrencyAmount: DisplayRepresentable {
    /// “Currency Amount”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }

    /// The amount as the person writes it.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
    }
}
