// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct NextRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Next Run"

    func perform() async throws -> some ReturnsValue<Date?> & ProvidesDialog {
        let date = UserDefaults.standard.object(forKey: "next") as? Date
        guard let date else { return .result(value: nil, dialog: "Nothing is planned.") }
        let time = date.formatted(.dateTime.hour().minute())
        return .result(value: date, dialog: "At \(time).")
    }
}
