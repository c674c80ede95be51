// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Testing

@testable import Phrases

/// The words of each language are data, so whatever is wrong with them is found here.
@Suite struct LanguageWordsTests {
    private static let languages = LanguageWords.folders.languages

    private static func strings(_ language: String) throws -> [String: String] {
        let text = embeddedTexts[language]?["Words.strings"] ?? ""
        return try StringsReader.read(Data(text.utf8), path: "\(language).lproj/Words.strings")
    }

    @Test("German and French are understood beside English and Chinese")
    func folders() {
        #expect(Self.languages == ["de", "en", "fr", "zh-Hans"])
    }

    @Test("each language has the lists of the English one", arguments: languages)
    func keys(language: String) throws {
        func lists(_ language: String) throws -> [String] {
            try Self.strings(language).keys.filter { !$0.hasPrefix("number.") }.sorted()
        }
        #expect(try lists(language) == lists("en"))
    }

    @Test("each category stands for an action, by the first word for it", arguments: languages)
    func categories(language: String) {
        let words = LanguageWords.of(language)
        let actions = Set(words.actions.map { $0[0] })
        #expect(Set(words.categories.values).subtracting(actions).sorted() == [])
        #expect(Set(words.whole).subtracting(actions).sorted() == [])
    }

    @Test("no list has a word twice, nor one that is empty", arguments: languages)
    func twice(language: String) throws {
        let words = LanguageWords.of(language)
        let lists =
            words.actions + words.things
            + [
                words.joining, words.clauses, words.nameless, words.units,
                FillerWords.words(of: language),
            ]
        for list in lists {
            #expect(list.count == Set(list).count, "\(list.filter { word in list.count { $0 == word } > 1 })")
        }
    }

    @Test(
        "a language is found by what a device calls it",
        arguments: [("de-AT", "bestellen"), ("fr_CA", "commander"), ("zh-TW", "订"), ("it", "order"), ("", "order")])
    func tags(tag: String, action: String) {
        #expect(LanguageWords.of(tag).actions[0][0] == action)
    }

    @Test("groups, lists and marks keep their order and their spaces")
    func reading() {
        let words = LanguageWords([
            "actions": "\nb, a\nc, I’d like\n", "takingBack": ", no, | no wait ",
            "category.buy": "b", "number.0.5": "half", "wordGap": " ",
        ])
        #expect(words.actions == [["b", "a"], ["c", "I’d like"]])
        #expect(words.takingBack == [", no, ", " no wait "])
        #expect(words.categories == ["buy": "b"])
        #expect(words.numbers == [0.5: ["half"]])
        #expect(!words.isUnspaced)
    }
}
