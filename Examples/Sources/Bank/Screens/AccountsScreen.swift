// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens

/// What there is.
final class AccountsScreen: TextScreen {
    init() {
        super.init(title: "Accounts")
    }

    override var lines: [String] { ["Current account  € 1,024.00", "Savings          € 8,192.00"] }
}
