// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("How a sentence with values may end") struct TitleEndingTests {
    private static let recognizer = recognizer(isOptional: true)
    private static let strictRecognizer = recognizer(isOptional: false)

    private static func recognizer(isOptional: Bool) -> Recognizer? {
        var list = IntentWording.Parameter(name: "list", title: "List", values: .names([["Groceries"], ["House"]]))
        list.isOptional = isOptional
        let wording = IntentWording(
            language: "en", titles: ["Add Task", "Add ${text} to ${list}"], category: "generic",
            parameters: [
                IntentWording.Parameter(name: "text", title: "Title", values: .freeText), list,
                IntentWording.Parameter(name: "due", title: "Due Date", values: .date),
                IntentWording.Parameter(name: "note", title: "Note", values: .freeText, isInTitlesAlone: true),
                IntentWording.Parameter(
                    name: "priority", title: "Priority", values: .names([["Low"], ["Medium"], ["High"]])),
            ], apps: ["Todo"])
        do {
            var phrases = IntentPhrases()
            try phrases.add(wording, meaning: 0)
            return Recognizer(try phrases.grammar())
        } catch {
            Issue.record(error)
            return nil
        }
    }

    private func said(_ sentence: String, to recognizer: Recognizer?) throws -> String? {
        switch try #require(recognizer).understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading):
            reading.slots.map { slot in
                switch slot.value {
                case .text(let text): "\(slot.name)=\(text)"
                case .number(let number): "\(slot.name)=\(number)"
                }
            }.sorted().joined(separator: ", ")
        default: nil
        }
    }

    @Test(
        "is before a value that nobody has to say, and after others that it does not have",
        arguments: [
            ("add milk to groceries", "list=Groceries, text=milk"), ("add buy milk", "text=buy milk"),
            ("add call mum tomorrow at 5", "due=tomorrow at 5, text=call mum"),
            ("add milk to groceries for friday", "due=friday, list=Groceries, text=milk"),
            ("add water the plants to house with high priority", "list=House, priority=High, text=water the plants"),
            ("add milk to groceries with note the blue box", "list=Groceries, note=the blue box, text=milk"),
            ("add milk note the blue box", "note=the blue box, text=milk"),
            (
                "add milk to groceries for friday with note the blue box",
                "due=friday, list=Groceries, note=the blue box, text=milk"
            ),
            (
                "add water the plants to house tomorrow with low priority",
                "due=tomorrow, list=House, priority=Low, text=water the plants"
            ),
        ])
    func ended(sentence: String, expected: String) throws {
        let found = try said(sentence, to: Self.recognizer)
        #expect(found == expected)
    }

    @Test("loses no words of a text that have to do with another intent")
    func others() throws {
        var phrases = IntentPhrases()
        let titles = [["Buy Tea", "Buy ${tea}"], ["Add Task", "Add ${text}"]]
        for (meaning, titles) in titles.enumerated() {
            let parameters = [
                IntentWording.Parameter(name: meaning == 0 ? "tea" : "text", title: "Milk", values: .freeText)
            ]
            try phrases.add(
                IntentWording(
                    language: "en", titles: titles, summary: meaning == 0 ? "Gets two books of tea." : "",
                    category: "generic", parameters: parameters, apps: ["App \(meaning)"]), meaning: meaning)
        }
        let recognizer = Recognizer(try phrases.grammar())
        for text in ["buy milk", "milk for the cat", "buy two books", "two blue books"] {
            let found = try said("add \(text)", to: recognizer)
            #expect(found == "text=\(text)")
        }
    }

    @Test("is nowhere but at the end where all has to be said")
    func strict() throws {
        #expect(try said("add milk to groceries", to: Self.strictRecognizer) == "list=Groceries, text=milk")
        #expect(try said("add buy milk", to: Self.strictRecognizer) == nil)
    }

    @Test("is not where the words before the value say more than that it follows")
    func words() throws {
        var budget = IntentWording.Parameter(name: "budget", values: .money)
        budget.isOptional = true
        var phrases = IntentPhrases()
        try phrases.add(
            IntentWording(
                language: "en", titles: ["Get ${text} but never above ${budget}"], category: "generic",
                parameters: [IntentWording.Parameter(name: "text", values: .freeText), budget], apps: ["Shop"]),
            meaning: 0)
        let recognizer = Recognizer(try phrases.grammar())
        #expect(try said("get tea but never above 20 euros", to: recognizer) == "budget=20 euros, text=tea")
        #expect(try said("get a pound of tea", to: recognizer) == nil)
    }
}
