// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ContinueWorkoutIntent: ForegroundContinuableIntent {
    static var title: LocalizedStringResource = "Continue Workout"

    @MainActor
    func perform() async throws -> some IntentResult {
        try await requestToContinueInForeground("Open the app?") {
            PlantNavigation.shared.selection = "workout"
        }
        let page = try await requestToContinueInForeground { 3 }
        if page > 3 { throw needsToContinueInForegroundError() }
        if page > 4 { throw needsToContinueInForegroundError("Look") { PlantNavigation.shared.selection = "x" } }
        return .result()
    }
}
