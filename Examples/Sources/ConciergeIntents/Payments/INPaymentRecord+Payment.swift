// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension INPaymentRecord {
    /// Money that goes to somebody.
    convenience init?(_ payment: Payment, to payee: INPerson?, status: INPaymentStatus) {
        self.init(
            payee: payee, payer: nil, currencyAmount: payment.money.currencyAmount, paymentMethod: nil,
            note: payment.note, status: status)
    }

    /// Money that somebody is asked for.
    convenience init?(_ payment: Payment, from payer: INPerson?, status: INPaymentStatus) {
        self.init(
            payee: nil, payer: payer, currencyAmount: payment.money.currencyAmount, paymentMethod: nil,
            note: payment.note, status: status)
    }
}
