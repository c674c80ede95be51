// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Speaks by espeak-ng, and plays sounds by whatever the desktop has for it.
package struct SpeechPerformer: EffectPerformer {
    /// Of a text that is spoken, in bytes; more than an hour.
    private static let longestText = 64 << 10
    private static let largestSound = 512 << 20

    private let tools: MachineTools

    package init(_ tools: MachineTools) { self.tools = tools }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .speak(let speech): return .content(try await speak(speech))
        case .playSound(let file):
            try await play(file ?? Chime.file)
            return .content(.nothing)
        default: return nil
        }
    }

    // MARK: - Speaking

    private func speak(_ speech: Speech) async throws(ShortcutFailure) -> Content {
        guard speech.text.utf8.count <= Self.longestText else {
            throw ShortcutFailure(
                "the text has more than \(Self.longestText) bytes", remedy: "speak it in parts",
                kind: .tooMuch)
        }
        let sound = ContentFile(
            name: "Spoken Audio.wav", type: "com.microsoft.waveform-audio", data: try await sound(of: speech))
        if speech.toFile { return Content(.file(sound)) }
        guard !speech.text.allSatisfy(\.isWhitespace) else { return .nothing }
        if speech.waits {
            try await play(sound)
        } else {
            guard tools.tool(for: .playback) != nil else { throw tools.failure(.playback) }
            // The run goes on meanwhile; that nothing was heard then, the person hears themselves.
            Task { try? await play(sound) }
        }
        return .nothing
    }

    private func sound(of speech: Speech) async throws(ShortcutFailure) -> Data {
        var command = ToolCommand(
            [
                "-v", Self.voice(of: speech), "-s", "\(Self.rate(speech.rate))", "-p", "\(Self.pitch(speech.pitch))",
                "--stdout", "--stdin",
            ], input: Data(speech.text.utf8))
        command.timeout = .seconds(120)
        command.outputLimit = Self.largestSound
        let sound = try await tools.run(.speech) { _ in command }
        return WaveHeader.completed(sound)
    }

    /// In words a minute: 175 is what espeak-ng speaks by itself, 80 its slowest and 450 its fastest.
    static func rate(_ rate: Double) -> Int {
        let rate = min(max(rate.isFinite ? rate : 0.5, 0), 1)
        return Int((rate <= 0.5 ? 80 + 190 * rate : 175 + 550 * (rate - 0.5)).rounded())
    }

    /// From 0 to 99, of which 50 is the voice as it is.
    static func pitch(_ pitch: Double) -> Int { Int((min(max(pitch.isFinite ? pitch : 0.5, 0), 1) * 99).rounded()) }

    /// A voice by the language tag, with nothing in it but what a tag may have: a path is a voice to espeak-ng too.
    static func voice(of speech: Speech) -> String {
        let tag = (speech.language ?? "en").replacing("_", with: "-").lowercased().prefix(16)
        guard tag.first?.isLetter == true, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return "en" }
        if tag == "zh-hk" || tag.hasPrefix("yue") { return "yue" }
        if tag.hasPrefix("zh") { return "cmn" }
        let language = String(tag.prefix { $0 != "-" })
        return Self.regionalVoices.contains(String(tag)) ? String(tag) : language == "no" ? "nb" : language
    }

    /// Those that espeak-ng has by the country.
    private static let regionalVoices: Set = ["en-us", "en-gb", "pt-br", "es-419", "fr-be", "fr-ch"]

    // MARK: - Playing

    private func play(_ file: ContentFile) async throws(ShortcutFailure) {
        let isPlain = file.type == "com.microsoft.waveform-audio"
        try await tools.run(isPlain ? .playback : .mediaPlayback) { tool in
            var command = ToolCommand(Self.arguments(of: tool.name), input: file.data)
            command.timeout = .seconds(3600)
            return command
        }
    }

    /// The file is what the program has on its standard input, so that none lies about.
    private static func arguments(of tool: String) -> [String] {
        let input = "/dev/stdin"
        return switch tool {
        case "aplay": ["-q", input]
        case "ffplay": ["-nodisp", "-autoexit", "-loglevel", "error", input]
        case "mpv": ["--no-config", "--no-video", "--really-quiet", input]
        case "gst-play-1.0": ["-q", "--no-interactive", input]
        default: [input]
        }
    }
}
