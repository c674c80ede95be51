// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PayIntent: AppIntent {
    static var title: LocalizedStringResource = "Pay"
    @Parameter(title: "Method") var method: IntentPaymentMethod?
    @Parameter(title: "When", kind: .time) var at: DateComponents?

    func perform() async throws -> some IntentResult & ReturnsValue<IntentPaymentMethod> {
        let card = IntentPaymentMethod(
            type: .credit, name: "Card", identificationHint: "1234", icon: .init(systemName: "creditcard"))
        return .result(value: method ?? card)
    }
}
