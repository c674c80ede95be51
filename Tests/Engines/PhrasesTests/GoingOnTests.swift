// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("What is said after an action")
struct GoingOnTests {
    private static let currency = IntentWording.Parameter(
        name: "currency", values: .names([["US dollar", "美元"], ["pound sterling", "英镑"], ["Japanese yen", "日元"]]))
    private static let stances: [SpokenAnswer.Stance: [String]] = [
        .agree: ["yes", "好"], .refuse: ["no", "不", "不是"], .cancel: ["stop", "算了"],
    ]

    private static func answer(_ text: String, _ language: String) throws -> SpokenAnswer? {
        try AnswerPhrases([currency], stances: stances, language: language, on: .afterAction).answer(text)
    }

    @Test(
        "continues with another value",
        arguments: [
            ("and the yen?", "en", "Japanese yen"), ("what about the pound", "en", "pound sterling"),
            ("dollar", "en", "US dollar"),
            ("no, I meant the pound", "en", "pound sterling"), ("but the yen", "en", "Japanese yen"),
            ("那日元呢", "zh-Hans", "Japanese yen"), ("不是，我要看英镑的", "zh-Hans", "pound sterling"),
        ])
    func values(_ text: String, _ language: String, _ value: String) throws {
        #expect(try Self.answer(text, language)?.values == ["currency": value])
    }

    @Test("does the same again", arguments: ["same again", "the usual", "once more"])
    func again(_ text: String) throws {
        #expect(try Self.answer(text, "en")?.stance == .again)
    }

    @Test(
        "does not go on where anything else is said",
        arguments: [
            "don't show the yen", "the yen is lovely today", "I hate the yen", "delete the yen", "yen off",
            "not the yen",
            "the yen is sold out", "yes",
        ])
    func others(_ text: String) throws {
        #expect(try Self.answer(text, "en") == nil)
    }
}
