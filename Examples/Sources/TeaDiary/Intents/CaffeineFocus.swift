// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Keeps what keeps one awake off the shelf, while a focus is on.
struct CaffeineFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Set Shelf"
    static let description: IntentDescription? = "Shows only teas without caffeine."

    @Parameter(title: "Hide Caffeine", default: false) var hidesCaffeine: Bool

    @Dependency var journal: TeaJournal

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: hidesCaffeine ? "Without caffeine" : "All teas")
    }

    func perform() async throws -> some IntentResult {
        let isHidden = hidesCaffeine
        await MainActor.run { journal.isCaffeineHidden = isHidden }
        return .result()
    }
}
