// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Writes a cup into the diary.
struct LogCup: AppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Log Cup"
    static let description: IntentDescription? = IntentDescription(
        "Writes a cup of tea into the diary.", categoryName: "Diary", searchKeywords: ["drink", "tea"])

    @Parameter(title: "Tea", requestValueDialog: "Which tea did you have?") var tea: Tea
    @Parameter(title: "Cups", default: 1, inclusiveRange: (1, 20)) var cups: Int
    @Parameter(title: "Note") var note: String?

    @Dependency var journal: TeaJournal

    static var parameterSummary: some ParameterSummary {
        Summary("Log \(\.$cups) cups of \(\.$tea)") { \.$note }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$tea)) { tea in
            DisplayRepresentation(title: "Log \(tea)", subtitle: "One more cup")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let total = await journal.log(tea, cups: cups, note: note)
        return .result(value: total, dialog: "\(tea.name) it is. That makes \(total) today.")
    }
}
