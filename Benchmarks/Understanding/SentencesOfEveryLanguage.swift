// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import SampleData

/// Home Assistant's test sentences of each language that is there, word for word, each said to its own home.
struct SentencesOfEveryLanguage: Benchmark {
    let name = "Phrases: sentences about homes, word for word"

    func run() async throws -> [Measurement] {
        guard SentencesAboutHomes.arePresent else { return [] }
        let folder = try SentencesAboutHomes.folder()
        let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).appending(path: "cases.jsonl").path)
        }
        var all = HomeScore()
        var rows: [Measurement] = []
        for language in languages {
            let sentences = try HomeSentences(language: language, in: folder)
            let score = try sentences.spokenHomes().exactScore(sentences.cases)
            all.add(score)
            rows += Self.rows(language, score)
        }
        return rows + Self.rows("all", all)
    }

    private static func rows(_ name: String, _ score: HomeScore) -> [Measurement] {
        let wrong = score.otherSlots + score.otherIntent
        return [
            ("\(name): exact", score.exact), ("… wrong", wrong), ("… not understood", score.notUnderstood),
        ].map { name, count in
            var row = Measurement(name, score.share(count), .hundredths)
            row.count = score.count
            return row
        }
    }
}
