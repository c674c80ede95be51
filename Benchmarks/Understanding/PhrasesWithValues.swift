// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// The phrases of an app's own shortcuts, said with the values of a thousand of its things: understood, and updated when the
/// app says that the things are others now.
struct PhrasesWithValues: Benchmark {
    let name = "Phrases: App Shortcuts with a thousand values"
    private let count = 1000
    private let rounds = 20

    func run() async throws -> [Measurement] {
        let languages = try LanguageGrammar.of(["en"])
        var (updating, understanding): ([Duration], [Duration]) = ([], [])
        for round in 0..<rounds {
            let names = (0..<count).map { MadeName(round * count + $0).description }
            var start = ContinuousClock.now
            var phrases = IntentPhrases()
            try phrases.add(Self.wording(names), meaning: 0)
            let recognizer = Recognizer(.joining([Grammar.Part(languages), Grammar.Part(try phrases.part())]))
            updating.append(.now - start)
            for number in stride(from: 0, to: count, by: 10) {
                let sentence = Utterance("Log \(names[number]) in Tea Diary")
                start = .now
                let meant = recognizer.understanding(of: sentence)
                understanding.append(.now - start)
                guard case .understood(let reading) = meant, reading.slots.first?.words != nil else {
                    throw BenchmarkError("‘Log \(names[number]) in Tea Diary’ was not understood")
                }
            }
        }
        return [
            Measurement("updated, \(count) values", of: updating), Measurement("understood", of: understanding),
        ]
    }

    private static func wording(_ names: [String]) -> IntentWording {
        IntentWording(
            language: "en", titles: ["Log Cup", "Log a cup in Tea Diary", "Log ${tea} in Tea Diary"],
            category: "generic",
            parameters: [
                IntentWording.Parameter(name: "tea", values: .names(names.map { [$0] })),
                IntentWording.Parameter(name: "cups", values: .numbers(IntentWording.Values.anyNumber)),
            ], apps: ["Tea Diary"])
    }
}
