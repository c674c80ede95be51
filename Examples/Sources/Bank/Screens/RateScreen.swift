// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Intents
import TextScreens

/// One currency's rate. Whoever looks at it may want to hear it another time, so the system is told.
final class RateScreen: TextScreen {
    private let rate: Rates.Rate

    init(_ rate: Rates.Rate) {
        self.rate = rate
        super.init(title: rate.name)
    }

    override var lines: [String] { ["1 EUR = \(rate.text)"] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let interaction = INInteraction(intent: ShowRateIntent(rate), response: nil)
        interaction.groupIdentifier = "rates"
        interaction.donate { error in
            if let error { NSLog("%@", "The rate was not donated: \(error.localizedDescription)") }
        }
    }
}
