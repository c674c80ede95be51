// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct AnswerPhrasesTests {
    private static let parameters = [
        IntentWording.Parameter(name: "currency", values: .names([["US dollar", "美元"], ["British pound", "英镑"]])),
        IntentWording.Parameter(name: "amount", values: .numbers(1...100)),
    ]

    private func answer(_ text: String, _ language: String) throws -> SpokenAnswer? {
        try AnswerPhrases(
            Self.parameters, stances: [.agree: ["yes", "好"], .refuse: ["no", "不"], .cancel: ["cancel", "取消"]],
            language: language
        ).answer(text)
    }

    @Test(
        "what takes the place of a value that was said before it is what is meant",
        arguments: [
            ("dollars, no, pounds", "en", "British pound"),
            ("ten dollars, I mean pounds", "en", "British pound"),
            ("美元，不，英镑", "zh-Hans", "British pound"), ("英镑，不对，美元", "zh-Hans", "US dollar"),
        ])
    func takenBack(text: String, language: String, meant: String) throws {
        #expect(try answer(text, language)?.values["currency"] == meant)
    }

    @Test("each asker's own words count, no matter who asked in that language before")
    func ownWords() throws {
        func agrees(_ text: String, _ words: String) throws -> Bool {
            try AnswerPhrases([], stances: [.agree: [words]], language: "en").answer(text)?.stance == .agree
        }
        #expect(try agrees("righto please", "righto") && !agrees("righto please", "splendid"))
        #expect(try agrees("splendid please", "splendid"))
    }

    @Test(
        "values of several parameters are taken at once",
        arguments: [("ten pounds please", "en"), ("来十个英镑", "zh-Hans")])
    func several(text: String, language: String) throws {
        #expect(try answer(text, language)?.values == ["currency": "British pound", "amount": "10"])
    }

    @Test(
        "words outside the possible answers are no answer",
        arguments: ["the weather is fine today", "", "no, wait, elephants"])
    func none(text: String) throws {
        #expect(try answer(text, "en")?.values.isEmpty != false)
    }
}
