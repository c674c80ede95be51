// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows a tea in front.
struct OpenTea: OpenIntent {
    static let title: LocalizedStringResource = "Open Tea"

    @Parameter(title: "Tea") var target: Tea

    init() {}
    init(_ tea: Tea) { target = tea }

    @MainActor func perform() async throws -> some IntentResult { .result() }
}
