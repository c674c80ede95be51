// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes an amount of money was resolved.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    /// The parameter has this amount of money.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        settled(resolvedCurrencyAmount)
    }

    /// The person is asked which of these amounts of money is meant.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        choice(currencyAmountsToDisambiguate)
    }

    /// The person is asked whether this amount of money is meant; nil asks without naming one.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        question(currencyAmountToConfirm)
    }
}
