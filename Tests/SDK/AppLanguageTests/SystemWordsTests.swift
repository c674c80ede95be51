// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Testing

@testable import AppLanguage

/// The words of the SDK in each language are data, so whatever is wrong with them is found here.
@Suite struct SystemWordsTests {
    private static let translated = SystemWords.folders.languages.filter { $0 != "en" }

    @Test("each language has the words of the others, with their values", arguments: translated)
    func complete(language: String) {
        func values(_ text: String) -> Int { text.count { $0 == "$" } }
        let chinese = SystemWords.folders["zh-Hans"] ?? [:]
        let own = SystemWords.folders[language] ?? [:]
        #expect(own.keys.sorted() == chinese.keys.sorted())
        for (english, text) in own { #expect(values(text) == values(english), "\(english)") }
    }

    @Test(
        "words are in the language that comes nearest, with their values",
        arguments: [
            ("Every ${1} days", "de-CH", "Alle 3 Tage"), ("Every ${1} days", "fr_FR", "Tous les 3 jours"),
            ("Every ${1} days", "zh-TW", "每 3 天"), ("Every ${1} days", "it", "Every 3 days"),
            ("${1} (year)", "en-GB", "3"), ("${1} (year)", "it", "3"), ("${1} (year)", "zh-Hans", "3年"),
        ])
    func nearest(english: String, language: String, text: String) {
        #expect(SystemWords.text(english, in: language, "3") == text)
    }

    @Test(
        "an amount of time is alone in a language whose words are not known",
        arguments: [
            ("en", "About 5 min remaining"), ("de", "Noch etwa 5 min"), ("fr", "Encore 5 min environ"), ("it", "5 min"),
        ])
    func around(language: String, text: String) {
        #expect(TimePhrase(isAbout: true, isRemaining: true).text(around: "5 min", language: language) == text)
    }
}
