// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import PropertyLists
import Testing

struct LocalizedDefinitionTests {
    private let definition = LocalizedDefinition(
        file: DefinitionFile(modelVersion: .xcode12), name: "Coffee",
        tables: [
            "zh-Hans": StringTable(language: "zh-Hans", strings: ["k": "简体"]),
            "zh-Hant": StringTable(language: "zh-Hant", strings: ["k": "繁體"]),
            "fr": StringTable(language: "fr", strings: ["k": "français", "empty": ""]),
            "fr-CA": StringTable(language: "fr-CA", strings: ["other": "québécois"]),
            "en": StringTable(
                language: "en", strings: ["p": "plain"],
                plurals: [
                    "p": .init(
                        format: "100%% %#@cups@ and %1$#@cakes@, ${name}",
                        variables: [
                            "cups": ["one": "one cup", "other": "%d cups"],
                            "cakes": ["zero": "no cake", "one": "%1$ld cake", "other": "%@ cakes"],
                        ]),
                    "loop": .init(format: "%#@a@", variables: ["a": ["other": "%#@a@"]]),
                ]),
        ])

    static let languages: [(String, String)] = [
        ("zh-Hans", "简体"), ("zh-Hans-CN", "简体"), ("zh", "简体"), ("zh-CN", "简体"), ("zh_SG", "简体"),
        ("zh_CN.UTF-8", "简体"), ("ZH-HANS", "简体"), ("zh-TW", "繁體"), ("zh-HK", "繁體"), ("zh-Hant-HK", "繁體"),
        ("fr-CA", "français"), ("fr", "français"), ("de", "own words"), ("", "own words"), ("C", "own words"),
    ]

    @Test("a language falls back to the next wider one, then to the text's own words", arguments: languages)
    func fallback(language: String, words: String) {
        #expect(definition.text(LocalizableText("own words", key: "k"), language: language) == words)
    }

    @Test("a text without a key, with an unknown key or with an empty translation has its own words")
    func ownWords() {
        for key in [nil, "unknown", "empty"] {
            #expect(definition.text(LocalizableText("own words", key: key), language: "fr") == "own words")
        }
    }

    static let plurals: [([String: Int], String)] = [
        (["cups": 1, "cakes": 0], "100% one cup and no cake, ${name}"),
        (["cups": 2, "cakes": 1], "100% 2 cups and 1 cake, ${name}"),
        (["cups": 0, "cakes": 3], "100% 0 cups and 3 cakes, ${name}"),
        (["cups": 0], "plain"),
        ([:], "plain"),
    ]

    @Test("a plural takes the words its numbers ask for; without all numbers the plain words stand", arguments: plurals)
    func plural(numbers: [String: Int], words: String) {
        let text = LocalizableText("own words", key: "p")
        #expect(definition.text(text, language: "en-GB", numbers: numbers) == words)
    }

    @Test("a variable that names itself ends at the text's own words")
    func loop() {
        let text = LocalizableText("own words", key: "loop")
        #expect(definition.text(text, language: "en", numbers: ["a": 1]) == "own words")
    }
}
