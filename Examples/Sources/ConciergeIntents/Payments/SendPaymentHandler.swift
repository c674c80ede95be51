// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Sends money: to whom, how much, for what.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
    private let addressBook: AddressBook
    private let wallet: Wallet

    init(addressBook: AddressBook, wallet: Wallet) {
        self.addressBook = addressBook
        self.wallet = wallet
    }

    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
    ) {
        guard let payee = intent.payee else {
            completion(.needsValue())
            return
        }
        switch addressBook.match(payee) {
        case .nobody: completion(.unsupported(forReason: .noAccount))
        case .unreachable: completion(.unsupported(forReason: .noValidHandle))
        case .one(let person): completion(.success(with: person))
        case .several(let people): completion(.disambiguation(with: people))
        }
    }

    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        guard let amount = intent.currencyAmount, amount.amount != nil else {
            completion(.needsValue())
            return
        }
        guard let money = Money(amount) else {
            completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
            return
        }
        if money.amount <= 0 {
            completion(.unsupported(forReason: .paymentsAmountBelowMinimum))
        } else if money.amount > Wallet.largestPayment {
            completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
        } else {
            completion(.success(with: money.currencyAmount))
        }
    }

    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        guard let note = intent.note, !note.isEmpty else {
            completion(.notRequired())
            return
        }
        completion(.success(with: note))
    }

    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        guard let payment = Payment(intent), let accounts = logged({ try wallet.content().accounts }) else {
            completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let isCovered = accounts.first.map { $0.balance >= payment.money.inEuros } ?? false
        let response = INSendPaymentIntentResponse(
            code: isCovered ? .ready : .failureInsufficientFunds, userActivity: nil)
        response.paymentRecord = INPaymentRecord(payment, to: intent.payee, status: .pending)
        completion(response)
    }

    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        guard let payment = Payment(intent) else {
            completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
            return
        }
        do {
            try wallet.make(payment)
            let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
            response.paymentRecord = INPaymentRecord(payment, to: intent.payee, status: .completed)
            completion(response)
        } catch WalletError.insufficientFunds {
            completion(INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
        } catch {
            NSLog("%@", "Concierge: \(error.localizedDescription)")
            completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
        }
    }
}

extension Payment {
    /// Nil if the payee or the amount is missing.
    fileprivate init?(_ intent: INSendPaymentIntent) {
        guard let payee = intent.payee, let money = Money(intent.currencyAmount) else { return nil }
        self.init(.sent, name: payee.displayName, money: money, note: intent.note)
    }
}
