// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tells which case a value of several types has become, and gives the pot.
struct ServeTea: AppIntent {
    static let title: LocalizedStringResource = "Serve Tea"

    @Parameter(title: "Order") var order: TeaOrder
    @Parameter(title: "Vessel") var vessel: TeaVessel?

    func perform() async throws -> some IntentResult & ReturnsValue<TeaPot> & ProvidesDialog {
        let words =
            switch order {
            case .tea(let tea): "the tea \(tea.id)"
            case .strength(let strength): "the strength \(strength)"
            case .cups(let count): "\(count) cups"
            case .words(let words): "the words \(words)"
            }
        guard case .pot(let pot)? = vessel else { return .result(value: TeaPot.all[1], dialog: "\(words)") }
        return .result(value: pot, dialog: "\(words) in the \(pot.id) pot")
    }
}
