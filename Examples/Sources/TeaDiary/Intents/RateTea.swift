// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Gives a tea stars.
struct RateTea: AppIntent {
    static let title: LocalizedStringResource = "Rate Tea"

    @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
    @Parameter(title: "Stars", inclusiveRange: (1, 5), requestValueDialog: "How many stars, from one to five?")
    var stars: Int

    @Dependency var journal: TeaJournal

    static var parameterSummary: some ParameterSummary { Summary("Give \(\.$tea) \(\.$stars) stars") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await journal.rate(tea, stars)
        return .result(dialog: "\(stars) stars for \(tea.name).")
    }
}
