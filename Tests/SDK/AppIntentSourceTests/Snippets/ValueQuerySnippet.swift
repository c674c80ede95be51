// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SeenThing { var labels: [String] }

struct SeenPlantQuery: IntentValueQuery {
    func values(for input: SeenThing) async throws -> [PlantEntity] {
        try await PlantEntityQuery().suggestedEntities().filter { input.labels.contains($0.name) }
    }
}
