// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

enum PizzaSize: Int {
    case `unknown` = 0
    case `small` = 1
    case `large` = 2
}

extension PizzaSize: IntentEnumeration {}

class PizzaSizeResolutionResult: INEnumResolutionResult {
    class func success(with resolvedValue: PizzaSize) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }
    class func confirmationRequired(with valueToConfirm: PizzaSize) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}
