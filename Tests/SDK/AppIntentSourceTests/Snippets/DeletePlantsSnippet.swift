// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct DeletePlantsIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Plants"

    @Parameter(title: "Plants")
    var entities: [PlantEntity]

    static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Delete", acceptAlternatives: ["Remove"], denyLabel: "Keep", denyAlternatives: [],
                destructive: true),
            dialog: "Delete \(entities.count) plants?")
        return .result(dialog: "Gone.")
    }
}
