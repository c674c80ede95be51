// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Says how many cups there were.
struct CountCups: AppIntent {
    static let title: LocalizedStringResource = "Count Cups"
    static let description: IntentDescription? = "Counts the cups of tea that you have had."

    @Parameter(title: "Period", default: .today) var period: TeaPeriod

    @Dependency var journal: TeaJournal

    static var parameterSummary: some ParameterSummary { Summary("Count the cups of \(\.$period)") }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let cups = await journal.cups(since: period.start)
        return .result(
            value: cups, dialog: IntentDialog(full: "You have had \(cups) cups.", supporting: "\(cups) cups"))
    }
}
