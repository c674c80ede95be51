// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum AppTab: String, AppEnum {
    case today, search, settings

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
    static let caseDisplayRepresentations: [AppTab: DisplayRepresentation] = [
        .today: .init(title: "Today"), .search: .init(title: "Search"), .settings: .init(stringLiteral: "Settings"),
    ]
}

struct OpenTabIntent: OpenIntent {
    static var title: LocalizedStringResource { "Open Tab" }
    @Parameter(title: "Tab") var target: AppTab
}
