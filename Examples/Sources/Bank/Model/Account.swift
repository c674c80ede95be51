// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// An account of the customer's, kept in euros.
struct Account {
    let title: String
    /// The last digits of its number.
    let number: String
    let balance: Decimal
    /// Of its card, from one corner to the other.
    let colors: [UIColor]

    @MainActor static let all = [
        Account(
            title: NSLocalizedString("Current account", comment: "a kind of account"), number: "0815", balance: 1_024,
            colors: [
                UIColor(red: 0.03, green: 0.33, blue: 0.26, alpha: 1),
                UIColor(red: 0.13, green: 0.62, blue: 0.45, alpha: 1),
            ]),
        Account(
            title: NSLocalizedString("Savings", comment: "a kind of account"), number: "4711", balance: 8_192,
            colors: [
                UIColor(red: 0.12, green: 0.20, blue: 0.42, alpha: 1),
                UIColor(red: 0.26, green: 0.45, blue: 0.80, alpha: 1),
            ]),
    ]
}

extension Decimal {
    /// As the bank writes an amount.
    var euros: String { formatted(.currency(code: "EUR").locale(.ofApp)) }
}
