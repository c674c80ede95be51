// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The person's accounts, their bills, and what they paid and asked for.
public struct Wallet: Sendable {
    /// All that there is at a time.
    public struct Content: Codable, Sendable {
        /// The account that is paid from comes first.
        public internal(set) var accounts = [
            Account(id: "current", name: "Current Account", kind: .checking, number: "0815", balance: 1_024),
            Account(id: "savings", name: "Savings", kind: .saving, number: "4711", balance: 8_192),
            Account(id: "card", name: "Credit Card", kind: .credit, number: "1984", balance: -256),
        ]
        /// Also those that were paid.
        public internal(set) var bills = [
            Bill(id: "power", name: "City Power", kind: .electricity, amount: Decimal(8_420) / 100, dueDay: 15),
            Bill(id: "water", name: "Blue Water", kind: .water, amount: Decimal(3_150) / 100, dueDay: 20),
            Bill(id: "internet", name: "Fibre Net", kind: .internet, amount: Decimal(3_990) / 100, dueDay: 28),
        ]
        /// The latest last.
        public internal(set) var payments: [Payment] = []

        mutating func take(_ euros: Decimal, from account: Account.ID) throws(WalletError) {
            guard let place = accounts.firstIndex(where: { $0.id == account && $0.canPay }) else { throw .unknown }
            guard accounts[place].balance >= euros else { throw .insufficientFunds }
            accounts[place].balance -= euros
        }
    }

    /// The most that goes in one payment, in its currency.
    public static let largestPayment: Decimal = 1_000

    private static let first = Content()
    private let file = SharedFile("Wallet", first: Self.first)

    /// The wallet of this device.
    public init() {}

    /// All that there is now.
    ///
    /// - Throws: When it cannot be read.
    public func content() throws -> Content {
        try file.read()
    }

    /// Sends money from the first account, or asks for some.
    ///
    /// - Throws: ``WalletError/insufficientFunds``, or when it cannot be kept; then nothing was paid.
    public func make(_ payment: Payment) throws {
        try file.change { content in
            if payment.direction == .sent {
                try content.take(payment.money.inEuros, from: content.accounts[0].id)
            }
            content.payments.append(payment)
        }
    }

    /// Pays a bill.
    ///
    /// - Throws: ``WalletError``, or when it cannot be kept; then nothing was paid.
    public func pay(_ bill: Bill.ID, from account: Account.ID) throws {
        try file.change { content in
            guard let place = content.bills.firstIndex(where: { $0.id == bill && !$0.isPaid }) else {
                throw WalletError.unknown
            }
            try content.take(content.bills[place].amount, from: account)
            content.bills[place].isPaid = true
        }
    }

    /// Moves money between two accounts.
    ///
    /// - Throws: ``WalletError``, or when it cannot be kept; then nothing was moved.
    public func transfer(_ money: Money, from source: Account.ID, to target: Account.ID) throws {
        try file.change { content in
            guard let place = content.accounts.firstIndex(where: { $0.id == target }) else {
                throw WalletError.unknown
            }
            try content.take(money.inEuros, from: source)
            content.accounts[place].balance += money.inEuros
        }
    }
}
