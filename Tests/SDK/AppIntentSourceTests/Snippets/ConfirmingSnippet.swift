// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SendMoneyIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Money"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication

    @Parameter(title: "Amount") var amount: Double
    @Parameter(title: "To") var recipient: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard amount > 0 else { throw $amount.needsValueError("It has to be more than nothing.") }
        try await requestConfirmation()
        try await requestConfirmation(result: .result(dialog: "Send \(amount) to \(recipient)?"))
        try await requestConfirmation(
            result: .result(value: amount, dialog: "Really?"), confirmationActionName: .send, showPrompt: true)
        try await requestConfirmation(conditions: [.lowConfidenceSource], actionName: .pay, dialog: "Pay?")
        if try await $recipient.requestConfirmation(for: recipient, dialog: "To \(recipient)?") {
            return .result(dialog: IntentDialog(full: "I sent \(amount) to \(recipient).", supporting: "Sent"))
        }
        throw $recipient.needsDisambiguationError(among: ["Ada", "Ben"], dialog: "To whom?")
    }
}
