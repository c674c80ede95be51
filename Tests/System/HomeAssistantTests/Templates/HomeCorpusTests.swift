// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import Phrases
import SampleData
import TestSupport
import Testing

@Suite struct HomeCorpusTests {
    @Test("of a small home every sentence is understood to the letter")
    func smallHome() throws {
        try checkOwnHomes(HomeSentences(language: "en", in: PackageRoot.url.appending(path: "Tests/Fixtures/Homes")))
    }

    @Test(
        "of each language every sentence is understood to the letter, with the names of its own home",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
        arguments: Corpus.homeLanguages + Corpus.moreHomeLanguages)
    func ownHome(language: String) throws {
        try checkOwnHomes(HomeSentences(language: language, in: Corpus.homes))
    }

    private func checkOwnHomes(_ sentences: HomeSentences) throws {
        #expect(!sentences.cases.isEmpty)
        let grammar = HomeGrammar(sentences.templates)
        #expect(grammar.problems.isEmpty)
        for home in sentences.homes where home.id != "merged" {
            let recognizer = Recognizer(try grammar.grammar(for: home))
            for sentence in sentences.cases where sentence.home == home.id {
                let readings = recognizer.readings(of: Utterance(sentence.sentence))
                let answer = readings.lazy.compactMap { grammar.answer($0, here: sentence.here) }.first
                #expect(sentence.outcome(of: answer) == .exact, "\(sentence.sentence)")
            }
        }
    }

    /// With all homes' names at once a sentence may mean several things: as many are understood as hassil 3.12.1 does.
    @Test(
        "with the names of all homes none is taken for another intent",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
        arguments: zip(Corpus.homeLanguages, [1105, 790, 3593, 947]))
    func mergedHome(language: String, hassil: Int) throws {
        let sentences = try HomeSentences(language: language, in: Corpus.homes)
        let home = try #require(sentences.homes.first { $0.id == "merged" })
        let grammar = HomeGrammar(sentences.templates)
        let recognizer = Recognizer(try grammar.grammar(for: home))
        var exact = 0
        for sentence in sentences.cases {
            let readings = recognizer.readings(of: Utterance(sentence.sentence))
            let outcome = sentence.outcome(
                of: readings.lazy.compactMap { grammar.answer($0, here: sentence.here) }.first)
            #expect(outcome != .otherIntent && outcome != .notUnderstood, "\(sentence.sentence)")
            if outcome == .exact { exact += 1 }
        }
        #expect(exact >= hassil)
    }
}
