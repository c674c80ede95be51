// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Intents

/// The extension's principal class: it picks the handler of each intent.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        guard intent is ShowRateIntent else { return self }
        return ShowRateHandler(rates: .ofToday)
    }
}
