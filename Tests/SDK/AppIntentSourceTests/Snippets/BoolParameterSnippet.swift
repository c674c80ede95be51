// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ToggleLightIntent: AppIntent {
    static var title: LocalizedStringResource = "Toggle Light"

    @Parameter(title: "State", default: true, displayName: .init(true: "On", false: "Off"))
    var isOn: Bool

    @Parameter(title: "Rooms", description: "Where", default: ["Kitchen"]) var rooms: [String]

    static var parameterSummary: some ParameterSummary {
        When(\.$isOn, .equalTo, true) {
            Summary("Turn \(\.$isOn) the light in \(\.$rooms)")
        } otherwise: {
            Summary("Turn \(\.$isOn) all lights", table: "Summaries")
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}
