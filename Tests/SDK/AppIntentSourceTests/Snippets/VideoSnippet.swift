// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PlayFilmIntent: PlayVideoIntent {
    static var title: LocalizedStringResource = "Play Film"
    static var supportedCategories: [VideoCategory] { [.movies, .tv] }

    @Parameter(title: "Words") var term: String

    func perform() async throws -> some IntentResult { .result() }
}
