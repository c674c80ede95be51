// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import Testing

@testable import ShortcutHost

@Suite("Shortcuts that speak and play")
struct SpeechPerformerTests {
    /// A WAV file of a silent moment, its lengths left open as a pipe leaves them.
    private static let open: Data = {
        var data = Data(Chime.file.data.prefix(44))
        for place in [4, 5, 6, 7, 40, 41, 42, 43] { data[place] = 0xFF }
        return data + Data(repeating: 0, count: 200)
    }()

    private func speaking() throws -> FakeTools {
        let fake = try FakeTools()
        try fake.put(Self.open, "sound")
        try fake.add("espeak-ng", "/bin/cat > '\(fake.path)/said'; /bin/cat '\(fake.path)/sound'")
        return fake
    }

    @Test("speak to their end, by standard input")
    func speak() async throws {
        let fake = try speaking()
        try fake.add("paplay", "/bin/cat \"$1\" > '\(fake.path)/played'")
        _ = try await SpeechPerformer(fake.tools).content(.speak(Speech("-v évil $(x)", language: "de-DE")))
        #expect(fake.calls == ["espeak-ng|-v|de|-s|175|-p|50|--stdout|--stdin", "paplay|/dev/stdin"])
        #expect(fake.noted("said") == "-v évil $(x)")
        #expect(try fake.data("played").count == Self.open.count)
    }

    @Test("make a sound file with its true lengths, and play nothing")
    func file() async throws {
        let fake = try speaking()
        let file = try await SpeechPerformer(fake.tools).content(.speak(Speech("x", toFile: true))).files
        #expect(file.map(\.name) == ["Spoken Audio.wav"])
        #expect(file.map { Array($0.data[40..<44]) } == [[200, 0, 0, 0]])
        #expect(file.map { Array($0.data[4..<8]) } == [[236, 0, 0, 0]])
        #expect(fake.calls.count == 1)
    }

    @Test(
        "choose a voice by a language, and no file",
        arguments: [
            ("en_US", "en-us"), ("zh-Hans-CN", "cmn"), ("zh-HK", "yue"), ("pt-BR", "pt-br"), ("fr-FR", "fr"),
            ("no", "nb"),
            ("../../etc/passwd", "en"), ("-x", "en"), ("", "en"), ("de;rm", "en"),
        ])
    func voice(language: String, voice: String) {
        #expect(SpeechPerformer.voice(of: Speech("", language: language)) == voice)
    }

    @Test(
        "speak as fast and as high as is asked for",
        arguments: [
            (0, 80, 0), (0.5, 175, 50), (1, 450, 99), (.nan, 175, 50), (9, 450, 99),
        ])
    func rate(value: Double, rate: Int, pitch: Int) {
        #expect(SpeechPerformer.rate(value) == rate)
        #expect(SpeechPerformer.pitch(value) == pitch)
    }

    @Test("play a sound, one of another type by what knows it, and a chime if there is none")
    func play() async throws {
        let fake = try FakeTools()
        try fake.add("aplay", "/bin/cat > '\(fake.path)/played'")
        try fake.add("ffplay")
        let performer = SpeechPerformer(fake.tools)
        _ = try await performer.content(.playSound(nil))
        #expect(try fake.data("played") == Chime.file.data)
        _ = try await performer.content(.playSound(.named("a.mp3", "ID3")))
        #expect(fake.calls == ["aplay|-q|/dev/stdin", "ffplay|-nodisp|-autoexit|-loglevel|error|/dev/stdin"])
    }

    @Test("say which package is lacking")
    func missing() async throws {
        let fake = try FakeTools()
        let performer = SpeechPerformer(fake.tools)
        #expect(await performer.failure(.speak(Speech("x")))?.remedy == "install the package espeak-ng")
        #expect(await performer.failure(.playSound(nil))?.remedy == "install the package pipewire-bin")
        let mute = try speaking()
        for waits in [true, false] {
            let failure = await SpeechPerformer(mute.tools).failure(.speak(Speech("x", waits: waits)))
            #expect(failure?.remedy == "install the package pipewire-bin")
        }
    }

    @Test("are silent when they are cancelled")
    func cancelled() async throws {
        let fake = try FakeTools()
        let started = try NamedPipe(fake.path + "/started")
        try fake.add("aplay", "echo > '\(started.path)'; exec /bin/sleep 1000")
        let run = Task { await SpeechPerformer(fake.tools).result(of: .playSound(nil)) }
        _ = await started.text()
        run.cancel()
        guard case .cancelled = await run.value else { return #expect(Bool(false), "it was not cancelled") }
    }

    @Test(
        "leave what is no WAV file as it is",
        arguments: [
            Data(), Data("RIFF".utf8), Data(repeating: 0xFF, count: 100),
            Data("RIFF....WAVEdat_".utf8) + Data(repeating: 0xFF, count: 60),
        ])
    func noWave(data: Data) { #expect(WaveHeader.completed(data) == data) }
}
