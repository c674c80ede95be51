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
        language.hasPrefix("zh")
            ? ContentUnavailableWords(loading: "正在载入…", nothing: "无结果", advice: "请检查拼写或尝试新的搜索。")
            : ContentUnavailableWords(
                loading: "Loading…", nothing: "No Results", advice: "Check the spelling or try a new search.")
    }
}
