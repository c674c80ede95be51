// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// Accounts, open bills, and what was paid and asked for.
final class WalletScreen: TextScreen {
    init() {
        super.init(title: Department.wallet.title)
    }

    override var lines: [String] {
        guard let content = logged({ try Wallet().content() }) else {
            return [NSLocalizedString("The wallet cannot be read.", comment: "state")]
        }
        return content.accounts.map { "\($0.title)  \(Money($0.balance).text)" }
            + content.bills.filter { !$0.isPaid }.map { "\($0.title)  \(Money($0.amount).text)" }
            + content.payments.reversed().map(line)
    }

    private func line(for payment: Payment) -> String {
        let direction =
            switch payment.direction {
            case .sent: NSLocalizedString("to %@", comment: "names")
            case .requested: NSLocalizedString("asked of %@", comment: "a name")
            }
        let note = payment.note.map { " (\($0))" } ?? ""
        return String(format: direction, payment.name) + note + "  " + payment.money.text
    }
}
