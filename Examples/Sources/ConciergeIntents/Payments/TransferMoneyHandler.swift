// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Moves money from one of the person's accounts to another.
final class TransferMoneyHandler: NSObject, INTransferMoneyIntentHandling {
    private let wallet: Wallet

    init(wallet: Wallet) {
        self.wallet = wallet
    }

    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        accounts.filter(\.canPay).resolve(intent.fromAccount, orElse: .needsValue())
    }

    func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        let from = intent.fromAccount?.nickname?.vocabularyIdentifier
        return accounts.filter { $0.id != from }.resolve(intent.toAccount, orElse: .needsValue())
    }

    func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
        guard let amount = intent.transactionAmount?.amount, amount.amount != nil else { return .needsValue() }
        guard let money = Money(amount), money.amount > 0 else { return .unsupported() }
        return .success(with: INPaymentAmount(amountType: .unknown, amount: money.currencyAmount))
    }

    func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent
    ) async -> INDateComponentsRangeResolutionResult {
        .notRequired()
    }

    func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        response(.ready, to: intent)
    }

    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        guard let source = intent.fromAccount?.nickname?.vocabularyIdentifier,
            let target = intent.toAccount?.nickname?.vocabularyIdentifier,
            let money = Money(intent.transactionAmount?.amount)
        else { return response(.failure, to: intent) }
        do {
            try wallet.transfer(money, from: source, to: target)
            return response(.success, to: intent)
        } catch WalletError.insufficientFunds {
            return response(.failureInsufficientFunds, to: intent)
        } catch {
            NSLog("%@", "Concierge: \(error.localizedDescription)")
            return response(.failure, to: intent)
        }
    }

    private var accounts: [Account] { logged { try wallet.content().accounts } ?? [] }

    private func response(
        _ code: INTransferMoneyIntentResponseCode, to intent: INTransferMoneyIntent
    ) -> INTransferMoneyIntentResponse {
        let response = INTransferMoneyIntentResponse(code: code, userActivity: nil)
        response.fromAccount = intent.fromAccount
        response.toAccount = intent.toAccount
        response.transactionAmount = intent.transactionAmount
        response.transactionNote = intent.transactionNote
        return response
    }
}
