// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct NextLapIntent: AppIntent {
    static let title: LocalizedStringResource = "Next Lap"

    func perform() async throws -> some IntentResult {
        .result(actionButtonIntent: NextLapIntent(), activityIdentifier: "run")
    }
}

struct CountLapsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Laps"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: 1, actionButtonIntent: NextLapIntent(), activityIdentifier: "run", dialog: "One lap")
    }
}

struct SayLapsIntent: AppIntent {
    static let title: LocalizedStringResource = "Say Laps"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: NextLapIntent(), activityIdentifier: "run", dialog: "Go on")
    }
}

struct LapsIntent: AppIntent {
    static let title: LocalizedStringResource = "Laps"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: 1, actionButtonIntent: NextLapIntent(), activityIdentifier: "run")
    }
}
