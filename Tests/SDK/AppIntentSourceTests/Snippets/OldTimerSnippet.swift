// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct OldTimerIntent: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Start Timer (old)"
    static var deprecation: IntentDeprecation<NewTimerIntent> {
        IntentDeprecation(message: "Use the new timer.", replacedBy: NewTimerIntent.self)
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct NewTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Start Timer"

    @Parameter(title: "Length", defaultValue: 5, defaultUnit: .minutes, supportsNegativeNumbers: false)
    var length: Measurement<UnitDuration>

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let minutes = length.converted(to: .minutes).value
        return .result(dialog: "\(Int(minutes)) minutes from now.")
    }
}
