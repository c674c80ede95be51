// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import SampleData

/// Home Assistant's test sentences as people say and type them: how many are not understood, and how many are taken for
/// something else. Each is said to its own home.
struct SentencesWithSlips: Benchmark {
    let name = "Phrases: sentences about homes as people say them"

    func run() async throws -> [Measurement] {
        guard SentencesAboutHomes.arePresent else { return [] }
        return try SentencesAboutHomes.languages.flatMap(measure)
    }

    private func measure(_ language: String) throws -> [Measurement] {
        let sentences = try HomeSentences(language: language, in: SentencesAboutHomes.folder())
        let homes = try sentences.spokenHomes()
        let variants = SentenceVariants(sentences)
        return SentenceVariants.Kind.allCases.flatMap { kind -> [Measurement] in
            let score = homes.score(variants.cases(kind))
            let (missed, wrong) = (score.count - score.exact, score.otherIntent)
            return [
                row("\(language), \(kind.summary): not as meant", missed, of: score, goal: kind.mostMissed),
                row("… of them another intent", wrong, of: score, goal: 0.5),
                row("… and another without a question", score.surelyOtherIntent, of: score, goal: nil),
                row("as meant, but asked about first", score.exactButUnsure, of: score, goal: nil),
            ]
        }
    }

    private func row(_ name: String, _ part: Int, of score: HomeScore, goal: Double?) -> Measurement {
        var row = Measurement(name, score.share(part), .hundredths, goal: goal)
        row.count = score.count
        return row
    }
}

extension SentenceVariants.Kind {
    fileprivate var summary: String {
        switch self {
        case .unchanged: "as they are"
        case .slip: "a slip"
        case .filler: "words around that say nothing"
        case .unknownFiller: "such words as are in no list"
        case .fronted: "the place, from the end, in front"
        case .frontedFromWithin: "the place, from within, in front"
        }
    }

    /// In hundredths.
    fileprivate var mostMissed: Double {
        switch self {
        case .unchanged: 0
        case .slip: 20
        case .filler, .unknownFiller, .fronted, .frontedFromWithin: 5
        }
    }
}
