// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// A bill that has to be paid.
public struct Bill: Codable, Identifiable, Named, Sendable {
    /// What it is for.
    public enum Kind: String, Codable, Sendable {
        case electricity, water, internet
    }

    /// Its own among all.
    public let id: String
    /// Of the firm that sent it.
    public let name: String
    /// What it is for.
    public let kind: Kind
    /// In euros.
    public let amount: Decimal
    /// The day of the month.
    public let dueDay: Int
    /// Whether nothing is owed any more.
    public internal(set) var isPaid = false

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Wallet", comment: "a firm") }

    /// As the system knows those who are paid.
    public var payee: INBillPayee? {
        INBillPayee(
            nickname: INSpeakableString(vocabularyIdentifier: id, spokenPhrase: title, pronunciationHint: nil),
            number: nil, organizationName: nil)
    }

    /// As the system knows bills.
    public var details: INBillDetails? {
        INBillDetails(
            billType: kind.billType, paymentStatus: isPaid ? .completed : .unpaid, billPayee: payee,
            amountDue: Money(amount).currencyAmount, minimumDue: nil, lateFee: nil,
            dueDate: DateComponents(day: dueDay), paymentDate: nil)
    }
}

extension Bill.Kind {
    /// As the system calls it.
    public var billType: INBillType {
        switch self {
        case .electricity: .electricity
        case .water: .water
        case .internet: .internet
        }
    }
}
