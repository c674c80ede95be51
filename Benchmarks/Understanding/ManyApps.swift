// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// What can be said to many apps, compiled into one grammar at the first need: for whom that need is, and for anyone
/// who speaks later.
struct ManyApps: Benchmark {
    let name = "Phrases: what can be said to many apps"
    private let rounds = 5

    func run() async throws -> [Measurement] {
        var rows: [Measurement] = []
        for languages in [["en"], ["zh-Hans", "en"]] {
            for count in [1, 10, 50, 200] {
                rows += try measure(count, languages, haveOwnTitles: true)
            }
            rows += try measureFromDisk(200, languages)
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

    /// What a process of one sentence has to do where each app was compiled before.
    private func measureFromDisk(_ count: Int, _ languages: [String]) throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let apps = (0..<count).map { number in
            languages.flatMap { SampleWordings.wordings(of: number, language: $0, haveOwnTitles: true) }
        }
        let files = apps.indices.map { folder.appending(path: "\($0).phrases") }
        for (file, app) in zip(files, apps) {
            try Data(GrammarArchive.bytes(of: Self.phrases(of: app).part())).write(to: file)
        }
        var (compiling, reading): ([Duration], [Duration]) = ([], [])
        for round in 0..<rounds {
            let sentence = SampleWordings.saying(to: round, true)
            var start = ContinuousClock.now
            _ = try Self.say(sentence, Self.recognizer(of: apps.map { try Self.phrases(of: $0).part() }, apps))
            compiling.append(.now - start)
            start = .now
            let read = try zip(files, apps).map { file, app in
                try GrammarArchive.grammar(from: Array(Data(contentsOf: file))[...], meanings: app.count)
            }
            _ = try Self.say(sentence, Self.recognizer(of: read, apps))
            reading.append(.now - start)
        }
        let name = "\(count) apps, \(languages.joined(separator: " and "))"
        return [
            Measurement("\(name): a process of one sentence, each app compiled", of: compiling),
            Measurement("\(name): a process of one sentence, from the disk", of: reading),
        ]
    }

    /// That of apps which were compiled each by itself.
    private static func recognizer(of grammars: [Grammar], _ apps: [[IntentWording]]) throws -> Recognizer {
        var parts = [Grammar.Part(try LanguageGrammar.of(Set(apps.joined().map(\.language))))]
        var meanings = 0
        for (grammar, app) in zip(grammars, apps) {
            parts.append(Grammar.Part(grammar, firstMeaning: meanings))
            meanings += app.count
        }
        return Recognizer(.joining(parts))
    }

    private static func phrases(of app: [IntentWording]) throws -> IntentPhrases {
        var phrases = IntentPhrases()
        for (meaning, wording) in app.enumerated() { try phrases.add(wording, meaning: meaning) }
        return phrases
    }

    private static func recognizer(of apps: [[IntentWording]]) throws -> Recognizer {
        Recognizer(try phrases(of: Array(apps.joined())).grammar())
    }

    private static func say(_ text: String, _ recognizer: Recognizer) throws -> Duration {
        let start = ContinuousClock.now
        let understanding = recognizer.understanding(of: Utterance(text))
        let duration = ContinuousClock.now - start
        if case .nothing = understanding { throw BenchmarkError("‘\(text)’ was not understood") }
        return duration
    }
}
