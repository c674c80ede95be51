// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Gives nothing at all, under another name.
struct SilentTea: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    static let persistentIdentifier = "nothing-at-all"

    func perform() async throws -> some IntentResult { .result() }
}
