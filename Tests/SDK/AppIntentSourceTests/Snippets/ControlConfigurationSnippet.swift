// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct LampControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = .init("controls.lamp", defaultValue: "Lamp Control")
    static let isDiscoverable: Bool = false

    @Parameter(title: .init("controls.lamp.parameter", defaultValue: "Lamp"), optionsProvider: LampControlOptions())
    var lamp: LampEntity?
}

struct LampControlOptions: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<LampEntity> {
        .init(sections: [.init(.init(stringLiteral: "Kitchen"), items: [LampEntity(id: "a", room: "Kitchen")])])
    }
}

@available(iOS 18.0, *)
extension LampControlIntent {
    var isSet: Bool { lamp != nil }
}
