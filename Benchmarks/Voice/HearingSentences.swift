// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Hearing
import Phrases
import Processes
import Voice

/// Sentences that flite's voices speak: how many are heard as they are meant, how many strangers' are taken for one, and
/// how long a person waits after the silence that ends a sentence.
struct HearingSentences: Benchmark {
    let name = "Voice: sentences that are spoken"
    /// A woman and a man. The bounds were chosen with both in view.
    private static let voices = ["slt", "rms"]
    private static let flite = "flite"

    func run() async throws -> [Measurement] {
        let variables = ProcessInfo.processInfo.environment
        guard SpeechRecognizer.isThere(for: "en"),
            let flite = try? Subprocess.search(Self.flite, path: variables["PATH"])
        else { return [] }
        let listener = try await SentenceListener(variables: variables)
        var rows: [Measurement] = []
        for voice in Self.voices {
            var (right, wrong, strange) = (0, 0, 0)
            var times: [Duration] = []
            for text in SpokenSentences.own + SpokenSentences.strange {
                let samples = try await listener.spoken(text, by: flite, voice: voice)
                let start = ContinuousClock.now
                let heard = await listener.heard(samples)
                times.append(ContinuousClock.now - start)
                guard let heard else { continue }
                if !SpokenSentences.own.contains(text) {
                    strange += 1
                } else if listener.mean(heard, text) {
                    right += 1
                } else {
                    wrong += 1
                }
            }
            rows += [
                row("\(voice): heard as meant", right, of: SpokenSentences.own.count),
                row("\(voice): heard as something else", wrong, of: SpokenSentences.own.count, goal: 2),
                row("\(voice): strangers taken for a sentence", strange, of: SpokenSentences.strange.count, goal: 4),
                Measurement("\(voice): after the silence behind a sentence", of: times),
            ]
        }
        return rows
    }

    private func row(_ name: String, _ part: Int, of all: Int, goal: Double? = nil) -> Measurement {
        var row = Measurement(name, Double(part) * 100 / Double(all), .hundredths, goal: goal)
        row.count = all
        return row
    }
}

/// Hears the example apps' sentences, and tells what they mean.
private struct SentenceListener {
    private let hearing: SpeechRecognizer
    private let understanding: Recognizer
    private let variables: [String: String]

    init(variables: [String: String]) async throws {
        self.variables = variables
        let model = try SpeechModel.of("en")
        let grammar = try await SpokenGrammar.prepare(
            Self.grammar(isToTheLetter: true), model: model, variables: variables)
        hearing = try SpeechRecognizer(grammar, model: model, against: AnyWords(model))
        understanding = Recognizer(try Self.grammar(isToTheLetter: false))
    }

    private static func grammar(isToTheLetter: Bool) throws -> Grammar {
        var phrases = IntentPhrases(isToTheLetter: isToTheLetter)
        for (meaning, wording) in SpokenApps.wordings.enumerated() { try phrases.add(wording, meaning: meaning) }
        return try phrases.grammar()
    }

    func spoken(_ text: String, by program: String, voice: String) async throws -> [Int16] {
        let path = FileManager.default.temporaryDirectory.appending(path: "beckon-spoken-\(UUID().uuidString).wav").path
        // What can't be removed is left to the system's own cleaning.
        defer { try? FileManager.default.removeItem(atPath: path) }
        let command = Subprocess(
            program, "-voice", voice, "-t", text, "-o", path, environment: variables, directory: "/",
            timeout: .seconds(30))
        _ = try await command.run()
        guard let samples = try await Ear(try RecordedSound(path: path)).utterance() else {
            throw BenchmarkError("the voice \(voice) says nothing for “\(text)”")
        }
        return samples
    }

    func heard(_ samples: [Int16]) async -> String? { await hearing.hear(samples).sentence }

    /// Whether two sentences mean the same intent and values.
    func mean(_ first: String, _ second: String) -> Bool {
        func meaning(of text: String) -> [String] {
            guard let reading = understanding.allReadings(of: Utterance(text)).first else { return [] }
            return ["\(reading.meaning)"] + reading.slots.map { "\($0.name) \($0.value)" }.sorted()
        }
        return meaning(of: first) == meaning(of: second)
    }
}
