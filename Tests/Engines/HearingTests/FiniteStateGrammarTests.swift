// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@testable import Hearing

@Suite("Grammars as PocketSphinx reads them")
struct FiniteStateGrammarTests {
    private static let net = WordNet(
        steps: [WordNet.Step(from: 0, to: 1, word: "punch"), WordNet.Step(from: 1, to: 2, word: "in")], ends: [2],
        size: 3)

    @Test(
        "a net is written place by place, each before and behind a word that fills the gap",
        arguments: [
            (
                [String](), [String](),
                """
                FSG_BEGIN commands
                NUM_STATES 7
                START_STATE 0
                FINAL_STATE 6
                TRANSITION 0 1 1.0
                TRANSITION 2 3 1.0
                TRANSITION 1 2 1.0 punch
                TRANSITION 3 4 1.0 in
                TRANSITION 4 6 1.0
                FSG_END

                """
            ),
            (
                ["~a"], ["~please"],
                """
                FSG_BEGIN commands
                NUM_STATES 7
                START_STATE 0
                FINAL_STATE 6
                TRANSITION 0 1 1.0
                TRANSITION 0 1 0.01 ~a
                TRANSITION 2 3 1.0
                TRANSITION 2 3 0.01 ~a
                TRANSITION 1 2 1.0 punch
                TRANSITION 3 4 1.0 in
                TRANSITION 4 6 1.0
                TRANSITION 4 6 0.01 ~please
                FSG_END

                """
            ),
        ])
    func text(fillers: [String], endings: [String], text: String) {
        #expect(FiniteStateGrammar("commands", of: Self.net, fillers: fillers, endings: endings).text == text)
    }

    @Test("a word that nobody can say takes its sentences along, and is told")
    func silentWords() {
        var known = PronunciationDictionary()
        known.add([.ih, .n], for: "in")
        let grammar = SpokenGrammar(Self.net, saidBy: known)
        #expect(grammar.isEmpty)
        #expect(grammar.silentWords == ["punch"])
    }
}
