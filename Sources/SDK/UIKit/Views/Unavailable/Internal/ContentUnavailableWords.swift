// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

/// What the system says where there is nothing to show.
struct ContentUnavailableWords {
    let loading: String
    let nothing: String
    let advice: String

    /// In the language of the app.
    @MainActor static var current: ContentUnavailableWords { of(Bundle.main.spokenLanguage) }

    static func of(_ language: String) -> ContentUnavailableWords {
        ContentUnavailableWords(
            loading: SystemWords.text("Loading…", in: language), nothing: SystemWords.text("No Results", in: language),
            advice: SystemWords.text("Check the spelling or try a new search.", in: language))
    }
}
