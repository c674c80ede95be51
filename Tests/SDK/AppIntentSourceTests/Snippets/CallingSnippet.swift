// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Automation {
    static func run() async throws -> String {
        let intent = NextRunIntent()
        let result = try await intent.perform()
        _ = result.value
        let up = CountUpIntent()
        up.step = 3
        _ = try await up(donate: false)
        return CountUpIntent.persistentIdentifier + "\(PlantEntity.typeDisplayRepresentation.name)"
    }
}
