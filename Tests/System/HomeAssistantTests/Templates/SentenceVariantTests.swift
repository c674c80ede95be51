// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import Phrases
import SampleData
import TestSupport
import Testing

/// Sentences as people say and type them, said to all homes in one; `benchmarks SentencesWithSlips` says them all, each to
/// its own.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence))) struct SentenceVariantTests {
    /// How many of the sentences of a kind have to be understood, in hundredths.
    private static let floors: [(kind: SentenceVariants.Kind, exact: Double)] = [
        (.slip, 80), (.filler, 95), (.fronted, 95), (.frontedFromWithin, 95),
    ]

    /// Of all sentences, by language, where it is less than the floor.
    private static let gaps: [SentenceVariants.Kind: [String: String]] = [
        // In one home of many rooms and things one is taken for another.
        .frontedFromWithin: ["zh-CN": "77 %"]
    ]

    /// Sentences of each language and kind: all would take minutes in a debug build.
    private static let count = 60

    @Test(
        "of sentences with a slip, words around or the place in front most are understood",
        arguments: Corpus.homeLanguages)
    func floors(language: String) throws {
        let sentences = try HomeSentences(language: language, in: Corpus.homes)
        let home = try SpokenHome(HomeGrammar(sentences.templates), try #require(sentences.merged))
        for (kind, floor) in Self.floors {
            let score = home.score(Self.some(of: SentenceVariants(sentences).cases(kind)))
            func check() {
                #expect(score.share(score.exact) >= floor, "\(kind): \(score)")
                #expect(score.surelyOtherIntent <= max(1, score.count / 200), "\(kind): \(score)")
            }
            if let gap = Self.gaps[kind]?[language] {
                withKnownIssue("\(language), \(kind): only \(gap) of all are as meant") { check() }
            } else {
                check()
            }
        }
    }

    private static func some(of cases: [HomeCase]) -> [HomeCase] {
        stride(from: 0, to: cases.count, by: max(1, cases.count / count)).map { cases[$0] }
    }

    @Test("variants are the same each time and differ from the sentences that they are made of")
    func variants() throws {
        let sentences = try HomeSentences(language: "fr", in: Corpus.homes)
        let known = Set(sentences.cases.map(\.sentence))
        for kind in SentenceVariants.Kind.allCases where kind != .unchanged {
            let texts = SentenceVariants(sentences).cases(kind).map(\.sentence)
            #expect(!texts.isEmpty && texts.allSatisfy { !known.contains($0) }, "\(kind)")
            #expect(texts == SentenceVariants(sentences).cases(kind).map(\.sentence), "\(kind)")
        }
    }
}
