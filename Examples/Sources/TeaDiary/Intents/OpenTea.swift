// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows a tea in the app.
struct OpenTea: OpenIntent {
    static let title: LocalizedStringResource = "Open Tea"
    static let openAppWhenRun = true

    @Parameter(title: "Tea", requestValueDialog: "Which tea?") var target: Tea

    init() {}

    init(_ tea: Tea) { target = tea }

    @MainActor
    func perform() async throws -> some IntentResult {
        DiaryScreen.shown?.show(target)
        return .result()
    }
}
