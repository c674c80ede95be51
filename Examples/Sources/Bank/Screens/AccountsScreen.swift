// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import TextScreens
import UIKit

/// What there is.
final class AccountsScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Accounts", comment: "title"))
    }

    override var lines: [String] {
        [
            NSLocalizedString("Current account", comment: "a kind of account") + "  € 1,024.00",
            NSLocalizedString("Savings", comment: "a kind of account") + "  € 8,192.00",
        ]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [
            (
                NSLocalizedString("Cash machine", comment: "button"),
                { [weak self] in self?.show(CashMachineScreen(), sender: nil) }
            ),
            (
                NSLocalizedString("Rates", comment: "button"),
                { [weak self] in self?.show(RatesScreen(.ofToday), sender: nil) }
            ),
        ]
    }
}
