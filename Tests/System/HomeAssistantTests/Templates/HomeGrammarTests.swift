// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import Phrases
import Testing

@Suite struct HomeGrammarTests {
    private static let file = """
        {"language": "en", "intents": {"HassTurnOn": {"data": [{"sentences": [
            "turn on {name}", "switch on (a;b;c;d;e;f;g;h;i)", "light up <broken> {name}", "{color} {name}"]}]}},
         "lists": {"color": {"values": [{"in": "red", "out": "r"}, {"in": "(blue", "out": "b"}]}},
         "expansion_rules": {"broken": "(a", "fine": "[the]"}}
        """

    private func answer(_ sentence: String, names: [String]) throws -> String {
        let grammar = HomeGrammar(try JSONDecoder().decode(TemplateFile.self, from: Data(Self.file.utf8)))
        let home = """
            {"id": "1", "areas": [], "floors": [], "entities": [
                \(names.map { #"{"name": "\#($0)", "domain": "light"}"# }.joined(separator: ", "))]}
            """
        let recognizer = Recognizer(
            try grammar.grammar(for: JSONDecoder().decode(Home.self, from: Data(home.utf8))))
        let answer = recognizer.readings(of: Utterance(sentence)).lazy.compactMap { grammar.answer($0, here: nil) }
            .first
        guard case .text(let name)? = answer?.slots["name"] else { return "–" }
        return name
    }

    @Test("what can't be read of a file costs itself alone, and is told")
    func problems() throws {
        let grammar = HomeGrammar(try JSONDecoder().decode(TemplateFile.self, from: Data(Self.file.utf8)))
        #expect(
            grammar.problems.map(\.reason) == [
                .unclosed(")"), .unclosed(")"), .tooManyPermuted, .unknownRule("broken"),
            ])
        #expect(
            grammar.problems.map(\.template) == [
                "(a", "(blue", "switch on (a;b;c;d;e;f;g;h;i)", "light up <broken> {name}",
            ])
        #expect(try answer("turn on desk lamp", names: ["desk lamp"]) == "desk lamp")
        #expect(try answer("red desk lamp", names: ["desk lamp"]) == "desk lamp")
    }

    @Test(
        "a name is a template where it can be one, and stands for itself otherwise",
        arguments: [
            ("turn on kitchen light", "[the] kitchen (light|lamp)"),
            ("turn on the kitchen lamp", "[the] kitchen (light|lamp)"),
            ("turn on lamp 2", "lamp (2"), ("turn on lamp x", "lamp {x}"), ("turn on all", "[all]"),
        ])
    func names(sentence: String, name: String) throws {
        #expect(try answer(sentence, names: [name]) == name)
    }
}
