// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct FinishWorkoutIntent: AppIntent {
    static let title: LocalizedStringResource = "Finish Workout"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let complete = IntentChoiceOption(title: "Mark all complete", style: .default)
        let discard = IntentChoiceOption(title: "Discard the rest", style: .destructive)
        let choice = try await requestChoice(
            between: [complete, discard, .cancel], dialog: IntentDialog("There are open sets. What now?"))
        switch choice.style {
        case .destructive: return .result(dialog: "Discarded.")
        default: return .result(dialog: choice == complete ? "Completed." : "Left as they were.")
        }
    }
}
