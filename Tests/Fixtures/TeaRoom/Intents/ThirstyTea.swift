// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Depends on what nobody adds.
struct ThirstyTea: AppIntent {
    static let title: LocalizedStringResource = "Thirst"
    @Dependency var well: TeaWell

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: well.depth) }
}

final class TeaWell: Sendable {
    let depth = 3
}
