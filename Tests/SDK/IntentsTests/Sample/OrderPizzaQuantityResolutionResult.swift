// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

enum OrderPizzaQuantityUnsupportedReason: Int {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue
    case lessThanMinimumValue
}

class OrderPizzaQuantityResolutionResult: INIntegerResolutionResult {
    class func unsupported(forReason reason: OrderPizzaQuantityUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}
