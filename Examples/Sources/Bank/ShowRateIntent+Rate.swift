// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Intents

extension ShowRateIntent {
    /// Asks for one currency's rate, with the words that a customer might say.
    convenience init(_ rate: Rates.Rate) {
        self.init()
        currency = Currency(code: rate.code)
        suggestedInvocationPhrase = String(
            format: NSLocalizedString("%@ rate", comment: "what to say for a currency"), rate.name)
    }
}
