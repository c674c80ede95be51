// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds a tea for the mood, and lets the person choose.
struct SuggestTea: AppIntent {
    static let title: LocalizedStringResource = "Suggest Tea"

    @Parameter(title: "Kind") var kind: TeaKind?

    @Dependency var journal: TeaJournal

    func perform() async throws -> some IntentResult & ReturnsValue<Tea> & ProvidesDialog & OpensIntent {
        let teas = await journal.teas.filter { kind == nil || $0.kind == kind }
        guard !teas.isEmpty else { throw $kind.needsValueError("There is none of that kind. Which other kind?") }
        let choice = try await requestChoice(
            between: teas.prefix(3).map { IntentChoiceOption(title: "\($0.name)") }, dialog: "What do you feel like?")
        let tea = teas.first { $0.name == String(localized: choice.title) } ?? teas[0]
        return .result(value: tea, opensIntent: OpenTea(tea), dialog: "\(tea.name), then.")
    }
}
