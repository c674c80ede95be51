// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// What there is in all, the accounts, open bills, and what was paid and asked for.
final class WalletScreen: RowScreen {
    init() {
        super.init(title: Department.wallet.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var content: Wallet.Content? { logged { try Wallet().content() } }

    override var nothing: (symbol: String, text: String)? {
        ("creditcard", NSLocalizedString("The wallet cannot be read.", comment: "state"))
    }

    override var header: UIView? {
        content.map { BalanceCard(Money($0.accounts.map(\.balance).reduce(0, +))) }
    }

    override var sections: [RowSection] {
        guard let content else { return [] }
        let color = Department.wallet.color
        return [
            RowSection(
                title: NSLocalizedString("Accounts", comment: "heading"),
                rows: content.accounts.map { account in
                    Row(
                        title: account.title, detail: "•••• \(account.number)", value: Money(account.balance).formatted,
                        image: SymbolTile.image(account.symbol, color))
                }),
            RowSection(
                title: NSLocalizedString("Open Bills", comment: "heading"),
                rows: content.bills.filter { !$0.isPaid }.map { bill in
                    Row(
                        title: bill.title, value: Money(bill.amount).formatted,
                        image: SymbolTile.image(bill.symbol, .systemOrange))
                }),
            RowSection(
                title: NSLocalizedString("Payments", comment: "heading"),
                rows: content.payments.reversed().map { payment in
                    Row(
                        title: payment.title,
                        detail: payment.date.formatted(
                            Date.FormatStyle(date: .abbreviated, time: .shortened, locale: .ofApp)),
                        value: payment.money.formatted, image: SymbolTile.initials(of: payment.name, color))
                }),
        ]
    }

    override var lines: [String] {
        guard let content else { return [NSLocalizedString("The wallet cannot be read.", comment: "state")] }
        return content.accounts.map { "\($0.title)  \(Money($0.balance).text)" }
            + content.bills.filter { !$0.isPaid }.map { "\($0.title)  \(Money($0.amount).text)" }
            + content.payments.reversed().map { "\($0.title)  \($0.money.text)" }
    }
}

extension Account {
    /// The name of its system symbol.
    fileprivate var symbol: String {
        switch kind {
        case .checking: "building.columns.fill"
        case .saving: "target"
        case .credit: "creditcard.fill"
        }
    }
}

extension Bill {
    /// The name of its system symbol.
    fileprivate var symbol: String {
        switch kind {
        case .electricity: "bolt.fill"
        case .water: "drop.fill"
        case .internet: "wifi"
        }
    }
}
