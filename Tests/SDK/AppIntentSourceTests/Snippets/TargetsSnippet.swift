// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AppOnlyIntent: AppIntent {
    static let title: LocalizedStringResource = "App Only"
    static var allowedExecutionTargets: IntentExecutionTargets { [.main] }
    func perform() async throws -> some IntentResult { .result() }
}
