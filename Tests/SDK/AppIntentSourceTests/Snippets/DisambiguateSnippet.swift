// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PlayStationIntent: AppIntent, AudioPlaybackIntent {
    static var title: LocalizedStringResource = "Play Station"

    @Parameter(title: "Station")
    var station: String?

    @Parameter(title: "Lamps", requestDisambiguationDialog: "Which lamp?")
    var lamps: [LampEntity]

    @MainActor
    func perform() async throws -> some IntentResult {
        guard let station else {
            let chosen = try await $station.requestDisambiguation(among: ["Harbour", "Hill"].map { $0 })
            return await play(chosen)
        }
        let lamp: LampEntity =
            switch lamps.count {
            case 0: throw $lamps.needsValueError()
            case 1: lamps[0]
            default: try await $lamps.requestDisambiguation(among: lamps)
            }
        _ = lamp
        return await play(station)
    }

    @MainActor
    private func play(_ name: String) async -> some IntentResult {
        .result()
    }
}
