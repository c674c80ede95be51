// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Orders tea, once the person agrees to the price.
struct BuyTea: AppIntent {
    static let title: LocalizedStringResource = "Buy Tea"
    static let description: IntentDescription? = "Orders tea from the shop around the corner."
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

    @Parameter(title: "Tea", requestValueDialog: "Which tea shall I buy?") var tea: Tea
    @Parameter(title: "Grams", default: 100, inclusiveRange: (50, 1_000)) var grams: Int
    @Parameter(title: "Budget") var budget: IntentCurrencyAmount?

    @Dependency var journal: TeaJournal

    static var parameterSummary: some ParameterSummary {
        When(\.$budget, .hasAnyValue) {
            Summary("Buy \(\.$grams) grams of \(\.$tea) for at most \(\.$budget)")
        } otherwise: {
            Summary("Buy \(\.$grams) grams of \(\.$tea)") { \.$budget }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        let price = tea.price * Decimal(grams) / 100
        if let budget, budget.amount < price { throw TeaShopError.tooExpensive(price) }
        let amount = IntentCurrencyAmount(amount: price, currencyCode: "EUR")
        try await requestConfirmation(
            result: .result(
                value: amount,
                dialog: "\(grams) grams of \(tea.name) are \(price.formatted(.currency(code: "EUR"))). Buy them?"),
            confirmationActionName: .buy)
        await journal.buy(tea, grams: grams)
        return .result(value: amount, dialog: "Bought. They are here on Monday.")
    }
}

/// Why nothing is bought.
enum TeaShopError: Error, CustomLocalizedStringResourceConvertible {
    case tooExpensive(Decimal)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .tooExpensive(let price):
            "That would be \(price.formatted(.currency(code: "EUR"))), which is more than you wanted to spend."
        }
    }
}
