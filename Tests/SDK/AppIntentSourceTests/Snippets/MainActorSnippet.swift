// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

@MainActor
struct ParticipantOptions: DynamicOptionsProvider {
    nonisolated init() {}

    func results() async throws -> IntentItemCollection<String> {
        let items = [IntentItem("all", title: "All")] + ["Ada", "Ben"].map { IntentItem($0, title: "\($0)") }
        return IntentItemCollection(sections: [IntentItemSection(items: items)])
    }
}

struct StartMeetingIntent: AppIntent {
    static let title: LocalizedStringResource = "Start Meeting"
    @Parameter(title: "With", optionsProvider: ParticipantOptions()) var participant: String?

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        let selected = PlantNavigation.shared.selection
        return .result(value: selected == participant)
    }
}
