// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import TextScreens
import UIKit

/// What there is.
final class AccountsScreen: TextScreen {
    init() {
        super.init(title: "Accounts")
    }

    override var lines: [String] { ["Current account  € 1,024.00", "Savings          € 8,192.00"] }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [
            ("Cash machine", { [weak self] in self?.show(CashMachineScreen(), sender: nil) }),
            ("Rates", { [weak self] in self?.show(RatesScreen(.ofToday), sender: nil) }),
        ]
    }
}
