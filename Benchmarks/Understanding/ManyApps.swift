// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentPhrases
import Phrases

/// What can be said to many apps, compiled into one grammar at the first need: for whom that need is, and for who speaks
/// later.
struct ManyApps: Benchmark {
    let name = "Phrases: what can be said to many apps"
    private let rounds = 5

    func run() async throws -> [Measurement] {
        var rows: [Measurement] = []
        for languages in [["en"], ["zh-Hans", "en"]] {
            for count in [1, 10, 50, 200] {
                rows += try measure(count, languages, haveOwnTitles: true)
            }
        }
        return rows + (try measure(200, ["en"], haveOwnTitles: false))
    }

    private func measure(_ count: Int, _ languages: [String], haveOwnTitles: Bool) throws -> [Measurement] {
        let apps = (0..<count).map { number in
            languages.flatMap { SampleWordings.wordings(of: number, language: $0, haveOwnTitles: haveOwnTitles) }
        }
        var (compiling, first, later): ([Duration], [Duration], [Duration]) = ([], [], [])
        var memory = 0.0
        for round in 0..<rounds {
            let before = try MeasuredMemory(of: "self").resident
            let start = ContinuousClock.now
            let recognizer = try Self.recognizer(of: apps)
            compiling.append(.now - start)
            first.append(try Self.say(SampleWordings.saying(to: 0, haveOwnTitles), recognizer))
            for _ in 0..<20 {
                let number = later.count * 7 % count
                later.append(try Self.say(SampleWordings.saying(to: number, haveOwnTitles), recognizer))
            }
            if round == 0 { memory = try MeasuredMemory(of: "self").resident - before }
        }
        let name =
            "\(count) \(count == 1 ? "app" : "apps"), \(languages.joined(separator: " and "))"
            + (haveOwnTitles ? "" : ", all titles alike")
        return [
            Measurement("\(name): compiling", of: compiling), Measurement("\(name): the first sentence", of: first),
            Measurement("\(name): later ones", of: later),
            Measurement("\(name): more memory", max(0, memory), .mebibytes),
        ]
    }

    private static func recognizer(of apps: [[IntentWording]]) throws -> Recognizer {
        var phrases = IntentPhrases()
        for (meaning, wording) in apps.joined().enumerated() { try phrases.add(wording, meaning: meaning) }
        return Recognizer(try phrases.grammar())
    }

    private static func say(_ text: String, _ recognizer: Recognizer) throws -> Duration {
        let start = ContinuousClock.now
        let understanding = recognizer.understanding(of: Utterance(text))
        let duration = ContinuousClock.now - start
        if case .nothing = understanding { throw BenchmarkError("‘\(text)’ was not understood") }
        return duration
    }
}
