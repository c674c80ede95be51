// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// An account of the person's. It is kept in euros.
public struct Account: Codable, Identifiable, Named, Sendable {
    /// What it is good for.
    public enum Kind: String, Codable, Sendable {
        case checking, saving, credit
    }

    /// Its own among all.
    public let id: String
    /// As it is called in English.
    public let name: String
    /// What it is good for.
    public let kind: Kind
    /// The last digits of its number.
    public let number: String
    /// In euros; below zero where it is owed.
    public internal(set) var balance: Decimal

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Wallet", comment: "an account") }
    /// Whether money can be taken from it.
    public var canPay: Bool { kind != .credit }

    /// As the system knows accounts.
    public var paymentAccount: INPaymentAccount {
        INPaymentAccount(
            nickname: INSpeakableString(vocabularyIdentifier: id, spokenPhrase: title, pronunciationHint: nil),
            number: number, accountType: kind.accountType, organizationName: nil,
            balance: INBalanceAmount(amount: NSDecimalNumber(decimal: balance), currencyCode: "EUR"),
            secondaryBalance: nil)
    }
}

extension Account.Kind {
    /// As the system calls it.
    public var accountType: INAccountType {
        switch self {
        case .checking: .checking
        case .saving: .saving
        case .credit: .credit
        }
    }
}
