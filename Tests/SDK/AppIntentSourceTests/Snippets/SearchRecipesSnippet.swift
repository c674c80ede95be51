// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SearchRecipesIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Recipes"
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Words")
    var criteria: StringSearchCriteria

    @MainActor
    func perform() async throws -> some IntentResult {
        PlantNavigation.shared.selection = criteria.term
        return .result()
    }
}
