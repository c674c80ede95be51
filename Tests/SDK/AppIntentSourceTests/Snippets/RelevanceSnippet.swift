// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum Relevance {
    static func update() async throws {
        let morning = RelevantContext.date(from: .now, to: .now.addingTimeInterval(3600))
        let intents = [
            RelevantIntent(PlantWidgetIntent(), widgetKind: "plants", relevance: morning),
            RelevantIntent(PlantWidgetIntent(), widgetKind: "plants", relevance: .location(inferred: .home)),
            RelevantIntent(PlantWidgetIntent(), widgetKind: "plants", relevance: .sleep(.wakeup)),
            RelevantIntent(PlantWidgetIntent(), widgetKind: "plants", relevance: .fitness(.workoutActive)),
            RelevantIntent(PlantWidgetIntent(), widgetKind: "plants", relevance: .hardware(headphones: .connected)),
        ]
        try await RelevantIntentManager.shared.updateRelevantIntents(intents)
    }
}
