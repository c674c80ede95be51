// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Pays a bill, whole and at once.
final class PayBillHandler: NSObject, INPayBillIntentHandling {
    private let wallet: Wallet

    init(wallet: Wallet) {
        self.wallet = wallet
    }

    func resolveBillPayee(
        for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
    ) {
        guard intent.billPayee != nil || intent.billType != .unknown else {
            completion(.needsValue())
            return
        }
        let payees = bills(meantBy: intent).compactMap(\.payee)
        switch payees.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: payees[0]))
        default: completion(.disambiguation(with: payees))
        }
    }

    func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
    ) {
        let accounts = (logged { try wallet.content().accounts } ?? []).filter(\.canPay)
        guard let first = accounts.first else {
            completion(.unsupported())
            return
        }
        completion(accounts.resolve(intent.fromAccount, orElse: .success(with: first.paymentAccount)))
    }

    func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        guard let bill = bills(meantBy: intent).first else {
            completion(.notRequired())
            return
        }
        completion(.success(with: INPaymentAmount(amountType: .amountDue, amount: Money(bill.amount).currencyAmount)))
    }

    func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        guard let bill = bills(meantBy: intent).first else {
            completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
            return
        }
        completion(response(.ready, bill: bill, to: intent))
    }

    func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        guard let bill = bills(meantBy: intent).first, let account = intent.fromAccount?.nickname?.vocabularyIdentifier
        else {
            completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
            return
        }
        do {
            try wallet.pay(bill.id, from: account)
            completion(response(.success, bill: bill, to: intent))
        } catch WalletError.insufficientFunds {
            completion(INPayBillIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
        } catch {
            NSLog("%@", "Concierge: \(error.localizedDescription)")
            completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
        }
    }

    /// The bills that are still to be paid, of the payee or the type where one is named.
    private func bills(meantBy intent: INPayBillIntent) -> [Bill] {
        var bills = (logged { try wallet.content().bills } ?? []).filter { !$0.isPaid }
        if intent.billType != .unknown { bills.removeAll { $0.kind.billType != intent.billType } }
        guard let nickname = intent.billPayee?.nickname else { return bills }
        let known = bills.filter { $0.id == nickname.vocabularyIdentifier }
        return known.isEmpty ? bills.named(nickname.spokenPhrase) : known
    }

    private func response(
        _ code: INPayBillIntentResponseCode, bill: Bill, to intent: INPayBillIntent
    ) -> INPayBillIntentResponse {
        let response = INPayBillIntentResponse(code: code, userActivity: nil)
        response.fromAccount = intent.fromAccount
        response.billDetails = bill.details
        response.transactionAmount = INPaymentAmount(
            amountType: .amountDue, amount: Money(bill.amount).currencyAmount)
        response.transactionNote = intent.transactionNote
        return response
    }
}
