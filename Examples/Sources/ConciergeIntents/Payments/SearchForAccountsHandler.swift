// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds accounts, and with them what is on them.
final class SearchForAccountsHandler: NSObject, INSearchForAccountsIntentHandling {
    private let wallet: Wallet

    init(wallet: Wallet) {
        self.wallet = wallet
    }

    func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
        intent.accountType == .unknown ? .notRequired() : .success(with: intent.accountType)
    }

    func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult {
        switch intent.requestedBalanceType {
        case .unknown, .money: .success(with: .money)
        // The bank gives neither points nor miles.
        default: .unsupported()
        }
    }

    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        guard var accounts = logged({ try wallet.content().accounts }) else {
            return INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)
        }
        if let nickname = intent.accountNickname { accounts = accounts.meant(by: nickname) }
        if intent.accountType != .unknown { accounts.removeAll { $0.kind.accountType != intent.accountType } }
        guard !accounts.isEmpty else {
            return INSearchForAccountsIntentResponse(code: .failureAccountNotFound, userActivity: nil)
        }
        let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
        response.accounts = accounts.map(\.paymentAccount)
        return response
    }
}
