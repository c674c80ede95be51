// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Lets a tea steep, and tells how far it is.
struct SteepTea: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Steep Tea"

    @Parameter(title: "Tea", requestValueDialog: "Which tea is in the pot?") var tea: Tea
    @Parameter(title: "Seconds", inclusiveRange: (1, 600)) var seconds: Int?

    static var parameterSummary: some ParameterSummary { Summary("Steep \(\.$tea)") { \.$seconds } }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let time = seconds ?? tea.steeping
        progress.totalUnitCount = Int64(time)
        for _ in 0..<time {
            try await Task.sleep(for: .seconds(1))
            progress.completedUnitCount += 1
        }
        return .result(dialog: "\(tea.name) is ready.")
    }
}
