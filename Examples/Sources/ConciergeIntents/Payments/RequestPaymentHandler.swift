// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Asks somebody for money.
final class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
    private let addressBook: AddressBook
    private let wallet: Wallet

    init(addressBook: AddressBook, wallet: Wallet) {
        self.addressBook = addressBook
        self.wallet = wallet
    }

    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
        guard let payer = intent.payer else { return .needsValue() }
        switch addressBook.match(payer) {
        case .nobody: return .unsupported(forReason: .noAccount)
        case .unreachable: return .unsupported(forReason: .noValidHandle)
        case .one(let person): return .success(with: person)
        case .several(let people): return .disambiguation(with: people)
        }
    }

    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent
    ) async -> INRequestPaymentCurrencyAmountResolutionResult {
        guard let amount = intent.currencyAmount, amount.amount != nil else { return .needsValue() }
        guard let money = Money(amount) else { return .unsupported(forReason: .paymentsCurrencyUnsupported) }
        if money.amount <= 0 { return .unsupported(forReason: .paymentsAmountBelowMinimum) }
        if money.amount > Wallet.largestPayment { return .unsupported(forReason: .paymentsAmountAboveMaximum) }
        return .success(with: money.currencyAmount)
    }

    func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
        guard let note = intent.note, !note.isEmpty else { return .notRequired() }
        return .success(with: note)
    }

    func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        response(.ready, to: intent) { _ in }
    }

    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        response(.success, to: intent, carryingOut: wallet.make)
    }

    private func response(
        _ code: INRequestPaymentIntentResponseCode, to intent: INRequestPaymentIntent,
        carryingOut make: (Payment) throws -> Void
    ) -> INRequestPaymentIntentResponse {
        guard let payer = intent.payer, let money = Money(intent.currencyAmount) else {
            return INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
        }
        let payment = Payment(.requested, name: payer.displayName, money: money, note: intent.note)
        guard logged({ try make(payment) }) != nil else {
            return INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INRequestPaymentIntentResponse(code: code, userActivity: nil)
        // It is the other one's turn to pay.
        response.paymentRecord = INPaymentRecord(payment, from: payer, status: .pending)
        return response
    }
}
