// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import SystemTexts
import Testing

@Suite("A sentence in which somebody else speaks")
struct SentenceMarksTests {
    private static func failure(_ said: String) -> Sentence {
        "\(Sentence(verbatim: said)); \("try again" as Sentence)"
    }

    @Test(
        "has one mark where theirs and ours meet",
        arguments: [
            ("It went wrong.", "It went wrong; try again"), ("Nothing there!", "Nothing there! try again"),
            ("Is it on?", "Is it on? try again"), ("Loading...", "Loading...; try again"),
            ("no mark", "no mark; try again"),
            ("in ./.", "in ./.; try again"), (".", ".; try again"), ("", "; try again"),
        ])
    func marks(said: String, text: String) {
        #expect(Self.failure(said).description == text)
    }

    @Test("has one mark in Chinese too")
    func chinese() {
        let failure: Sentence = "\("没有找到。"); \("稍后再试")"
        #expect(failure.text(in: "zh-Hans") == "没有找到；稍后再试")
        let question: Sentence = "\("开着吗？"); \("稍后再试")"
        #expect(question.text(in: "zh-Hans") == "开着吗？稍后再试")
    }

    @Test("ends with one mark, and keeps the dots of names")
    func ends() {
        let ended: Sentence = "\("It went wrong.")."
        #expect(ended.description == "It went wrong.")
        let name: Sentence = "\("Apple Inc.").\("swift")"
        #expect(name.description == "Apple Inc..swift")
        let list: [Sentence] = ["\("Tea?")", "\("Soup.")", "\("Cake")"]
        #expect(list.joined(by: "; ").description == "Tea?; Soup.; Cake")
    }
}
