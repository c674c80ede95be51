// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct LogWaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Log Water"
    static let openAppWhenRun: Bool = false

    @Parameter(title: "Cup")
    var cup: CupSize?

    @Parameter(title: "Cups", default: 1, controlStyle: .field, inclusiveRange: (1, 20))
    var count: Int

    init() {}

    init(cup: CupSize) {
        self.cup = cup
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let chosen: CupSize
        if let cup {
            chosen = cup
        } else {
            chosen = try await $cup.requestValue("Which cup?")
        }
        let total = chosen.rawValue * count
        return .result(value: total, dialog: IntentDialog("\(total) ml more."))
    }
}
