// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct SplitBillIntent: AppIntent {
    static let title: LocalizedStringResource = "Split Bill"

    @Parameter(title: "Total", currencyCodes: ["EUR", "USD"], requestValueDialog: IntentDialog("How much is it?"))
    var total: IntentCurrencyAmount

    @Parameter(title: "People", default: 2, controlStyle: .stepper, inclusiveRange: (2, 12))
    var people: Int

    @Parameter(title: "Tip", default: 0.1, controlStyle: .slider, inclusiveRange: (0, 0.3))
    var tip: Double

    enum SplitError: Error, CustomLocalizedStringResourceConvertible {
        case nothingToSplit
        case tooLittle(String)

        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .nothingToSplit: "There is nothing to split."
            case .tooLittle(let code): "That is too little in \(code)."
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
        guard total.amount > 0 else { throw SplitError.nothingToSplit }
        let share = total.amount * Decimal(1 + tip) / Decimal(people)
        return .result(value: IntentCurrencyAmount(amount: share, currencyCode: total.currencyCode))
    }
}
