// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct SetLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Lamp"
    static let isDiscoverable = false

    @Parameter(title: "On")
    var value: Bool

    @Parameter(title: "Lamp")
    var lamp: String

    init() {}

    init(lamp: String) { self.lamp = lamp }

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "lamp.\(lamp)")
        return .result()
    }
}
