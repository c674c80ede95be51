// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SnapIntent: CameraCaptureIntent {
    struct AppContext: Codable, Sendable {
        var front = false
    }

    static let title: LocalizedStringResource = "Snap"
    static let description = IntentDescription("Takes a picture.")

    func perform() async throws -> some IntentResult {
        var context = try await Self.appContext ?? AppContext()
        context.front.toggle()
        try await Self.updateAppContext(context)
        return .result()
    }
}

struct FilmIntent: CameraCaptureIntent {
    static let title: LocalizedStringResource = "Film"

    func perform() async throws -> some IntentResult { .result() }
}
