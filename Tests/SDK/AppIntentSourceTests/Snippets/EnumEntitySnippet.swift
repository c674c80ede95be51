// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Planet: String, AppEntity, AppEnum {
    case mercury, venus, earth

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
    static let caseDisplayRepresentations: [Planet: DisplayRepresentation] = [
        .mercury: "Mercury", .venus: "Venus", .earth: "Earth",
    ]
}

struct VisitPlanetIntent: AppIntent {
    static let title: LocalizedStringResource = "Visit Planet"
    @Parameter(title: "Planet", default: .earth) var planet: Planet
    func perform() async throws -> some IntentResult & ReturnsValue<Planet> { .result(value: planet) }
}
