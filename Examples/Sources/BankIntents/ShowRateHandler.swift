// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Foundation
import Intents

/// Tells a rate, which needs no login.
final class ShowRateHandler: NSObject, ShowRateIntentHandling {
    private let rates: Rates

    init(rates: Rates) {
        self.rates = rates
    }

    func resolveCurrency(for intent: ShowRateIntent) async -> CurrencyResolutionResult {
        intent.currency == .unknown ? .needsValue() : .success(with: intent.currency)
    }

    func handle(intent: ShowRateIntent) async -> ShowRateIntentResponse {
        guard let rate = rates.rate(intent.currency.code) else { return .init(code: .failure, userActivity: nil) }
        return .success(rate: NSNumber(value: rate.value), unit: rate.code)
    }
}
