// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Has values of its own for what nobody says, set in its code.
struct PlanTea: AppIntent {
    static let title: LocalizedStringResource = "Plan Tea"

    @Parameter(title: "When") var when: Date
    @Parameter(title: "Guests", default: []) var guests: [String]
    @Parameter(title: "Grams") var grams: Double
    @Parameter(title: "Order", displayName: Bool.IntentDisplayName(true: "ascending", false: "descending"))
    var ascends: Bool
    @Parameter(title: "Strength") var strength: TeaStrength

    static var parameterSummary: some ParameterSummary {
        When(\.$ascends, .equalTo, true) {
            Summary("Plan \(\.$grams) grams in \(\.$ascends) order")
        } otherwise: {
            Summary("Plan \(\.$grams) grams backwards")
        }
    }

    init() {
        when = Date(timeIntervalSinceReferenceDate: 0)
        strength = .strong
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(when.ISO8601Format()) \(guests.count) \(grams) \(ascends) \(strength)")
    }
}
