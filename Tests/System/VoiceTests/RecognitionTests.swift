// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Hearing
import Phrases
import Processes
import Testing

@testable import Voice

/// Spoken by espeak-ng and heard by PocketSphinx, where both are there.
@Suite(
    "Speech that is heard",
    .enabled(if: SpokenFile.canSpeak, "espeak-ng is not installed; install the package espeak-ng"),
    .enabled(if: SpokenFile.canHear, "install the packages libpocketsphinx3 and pocketsphinx-en-us"))
struct RecognitionTests {
    private static let sentences = [
        "order pizza", "show the dollar rate", "punch in", "play some music", "start a timer", "log my breakfast",
    ]

    private static func grammar() throws -> Grammar {
        var builder = GrammarBuilder()
        for (meaning, sentence) in sentences.enumerated() { try builder.add(.text(sentence), meaning: meaning) }
        return builder.grammar()
    }

    private static func heard(_ text: String, voice: String) async throws -> SpeechRecognizer.Heard? {
        let variables = ProcessInfo.processInfo.environment
        let model = SpeechModel.english
        let grammar = try await SpokenGrammar.prepare(try grammar(), model: model, variables: variables)
        let recognizer = try SpeechRecognizer(grammar, model: model, against: try AnyWords(model))
        let file = try await SpokenFile(text, voice: voice)
        defer { file.remove() }
        guard let samples = try await Ear(try RecordedSound(path: file.path)).utterance() else { return nil }
        return await recognizer.hear(samples)
    }

    @Test("a sentence is heard that is spoken", arguments: ["order pizza", "order a pizza", "show the dollar rate"])
    func sentence(text: String) async throws {
        let heard = try #require(try await Self.heard(text, voice: "en-us+f3"))
        let wanted = text.split(separator: " ").filter { $0 != "a" && $0 != "the" }
        let words = heard.sentence?.split(separator: " ").filter { $0 != "a" && $0 != "the" }
        #expect(words == wanted, "\(heard)")
    }

    @Test(
        "strangers' words are refused",
        arguments: [
            "who won the football match yesterday", "elephants never forget", "open the garage door",
            "call the doctor tomorrow", "it is raining again",
        ])
    func stranger(text: String) async throws {
        let heard = try #require(try await Self.heard(text, voice: "en-us+f3"))
        #expect(heard.sentence == nil, "\(heard)")
    }

    @Test("the sounds of a word that no dictionary has are made up")
    func unknownWord() async throws {
        var builder = GrammarBuilder()
        try builder.add(.text("beckon pizzaiolo 7"), meaning: 0)
        let grammar = try await SpokenGrammar.prepare(
            builder.grammar(), model: .english, variables: ProcessInfo.processInfo.environment)
        #expect(grammar.silentWords.isEmpty)
        #expect(grammar.dictionary.contains("7 S EH V AH N\n"))
    }
}
