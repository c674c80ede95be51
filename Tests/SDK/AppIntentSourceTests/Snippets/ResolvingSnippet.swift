// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SecondsResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        guard let minutes = Int(input.dropLast()), input.hasSuffix("m") else { return nil }
        if minutes > 60 { throw context.needsValueError("That is too long.") }
        return minutes * 60
    }
}

struct WaitIntent: AppIntent {
    static var title: LocalizedStringResource = "Wait"

    @Parameter(
        title: "Seconds",
        resolvers: {
            SecondsResolver()
            IntFromDoubleResolver(roundingRule: .up)
        })
    var seconds: Int

    func perform() async throws -> some IntentResult { .result() }
}
