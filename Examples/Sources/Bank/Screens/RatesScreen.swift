// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import TextScreens
import UIKit

/// The board of all rates.
final class RatesScreen: TextScreen {
    private let rates: Rates

    init(_ rates: Rates) {
        self.rates = rates
        super.init(title: NSLocalizedString("Rates", comment: "title"))
    }

    override var lines: [String] { rates.all.map { "\($0.name)  \($0.text)" } }
}
