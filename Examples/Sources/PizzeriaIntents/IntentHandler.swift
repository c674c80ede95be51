// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import PizzeriaKit

/// The extension's principal class: it picks the handler of each intent.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        guard intent is OrderPizzaIntent else { return self }
        return OrderPizzaHandler(menu: .house, hours: OpeningHours())
    }
}
