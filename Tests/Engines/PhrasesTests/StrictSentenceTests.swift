// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("Sentences that are everybody's")
struct StrictSentenceTests {
    /// - Parameter isJoined: Whether the grammar is a part of another one, as those of apps are.
    private func recognizer(isStrict: Bool = true, isJoined: Bool = false) throws -> Recognizer {
        var builder = GrammarBuilder()
        try builder.add(.wholeText(without: [.text("me"), .text("in")]), named: "name")
        try builder.add(fillers: [.text("please")], joining: [.text("my"), .text("the")])
        try builder.add(TemplateReader.template("phone {name}"), meaning: 0, isStrict: isStrict)
        let grammar = builder.grammar()
        return Recognizer(isJoined ? .joining([Grammar.Part(grammar)]) : grammar)
    }

    private func outcome(of sentence: String, by recognizer: Recognizer) -> String {
        switch recognizer.understanding(of: Utterance(sentence)) {
        case .understood(let reading): "understood \(reading.slots.map(\.words).joined())"
        case .likely(let reading): "likely \(reading.slots.map(\.words).joined())"
        case .ambiguous, .unsure: "asked"
        case .nothing: "nothing"
        }
    }

    @Test(
        "are said with polite words around them, and others are a reason to doubt", arguments: [false, true])
    func strays(isJoined: Bool) throws {
        let strict = try recognizer(isJoined: isJoined)
        #expect(outcome(of: "phone Ann", by: strict) == "understood Ann")
        #expect(outcome(of: "please phone Ann", by: strict) == "understood Ann")
        #expect(outcome(of: "my phone Ann", by: strict) == "asked")
        #expect(outcome(of: "the my phone Ann", by: strict) == "nothing")
        let other = try recognizer(isStrict: false, isJoined: isJoined)
        #expect(outcome(of: "the my phone Ann", by: other) == "understood Ann")
    }

    @Test(
        "name nobody who has a word in their name that no name has",
        arguments: [
            ("phone Ann Lee", "understood Ann Lee"), ("phone Minna", "understood Minna"), ("phone me", "nothing"),
            ("phone Ann in Rome", "nothing"),
        ])
    func names(sentence: String, outcome: String) throws {
        #expect(self.outcome(of: sentence, by: try recognizer()) == outcome)
    }

    @Test(
        "have rivals in titles with a text that may be anything, and not in an action with one",
        arguments: [("Phone ${text}", [1]), ("", [])] as [(String, [Int])])
    func rivals(label: String, meanings: [Int]) throws {
        var builder = GrammarBuilder()
        try builder.add(.freeText, named: "text")
        try builder.add(TemplateReader.template("phone {text}"), meaning: 0, label: "phone {text}", isStrict: true)
        try builder.add(TemplateReader.template("phone {text}"), meaning: 1, label: label)
        let recognizer = Recognizer(builder.grammar())
        let best = try #require(recognizer.readings(of: Utterance("phone Ann")).first { $0.meaning == 0 })
        let rivals = recognizer.rivals(of: best, Utterance("phone Ann")) { $0 == 1 }
        #expect(rivals.map(\.meaning) == meanings)
    }

    @Test(
        "are asked about beside what is something's own and near enough",
        arguments: [(900, [2, 0, 1]), (1100, [0, 1])] as [(Int32, [Int])])
    func own(penalty: Int32, meanings: [Int]) throws {
        var builder = GrammarBuilder()
        let template = try TemplateReader.template("start a workout")
        for meaning in [0, 1] { try builder.add(template, meaning: meaning, isStrict: true) }
        try builder.add(template, meaning: 2, penalty: penalty)
        let understanding = Recognizer(builder.grammar()).understanding(of: Utterance("start a workout")) { $0 == 2 }
        guard case .ambiguous(let readings) = understanding else {
            Issue.record("\(understanding)")
            return
        }
        #expect(readings.map(\.meaning) == meanings)
    }
}
