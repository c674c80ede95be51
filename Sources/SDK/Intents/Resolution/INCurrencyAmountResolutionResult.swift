// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter for an amount of money was resolved.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    /// The parameter has this amount of money.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        settled(resolvedCurrencyAmount)
    }

    /// Asks the person to choose one of these amounts of money.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        choice(currencyAmountsToDisambiguate)
    }

    /// Asks the person to confirm this amount of money; nil asks without naming one.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        question(currencyAmountToConfirm)
    }
}
