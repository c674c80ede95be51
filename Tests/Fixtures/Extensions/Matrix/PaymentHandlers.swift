// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Has a person and an amount of money.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        Instruction(identifierOf: intent).answer(about: "payee", intent.payee, samples: Samples.persons)
    }

    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent
    ) async -> INSendPaymentCurrencyAmountResolutionResult {
        Instruction(identifierOf: intent)
            .answer(about: "currencyAmount", intent.currencyAmount, samples: Samples.amounts)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }
}

/// Has an amount of a kind.
final class PayBillHandler: NSObject, INPayBillIntentHandling {
    /// A bill has to have one.
    func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult { .notRequired() }

    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        Instruction(identifierOf: intent)
            .answer(about: "transactionAmount", intent.transactionAmount, samples: Samples.dues)
    }

    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        INPayBillIntentResponse(code: .success, userActivity: nil)
    }
}
