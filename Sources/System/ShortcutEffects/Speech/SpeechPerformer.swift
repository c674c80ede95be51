// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Speaks by espeak-ng, and plays sounds by whatever the desktop has for it.
package struct SpeechPerformer: EffectPerformer {
    private let tools: MachineTools

    package init(_ tools: MachineTools) { self.tools = tools }

    package func perform(_ effect: Effect) async -> EffectResult? {
        do throws(ShortcutFailure) {
            switch effect {
            case .speak(let speech): return .content(try await speak(speech))
            case .playSound(let file):
                guard let file else { return .content(.nothing) }
                try await play(file.data)
                return .content(.nothing)
            default: return nil
            }
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    private func speak(_ speech: Speech) async throws(ShortcutFailure) -> Content {
        let sound = try await sound(of: speech)
        if speech.toFile {
            return Content(
                .file(ContentFile(name: "Spoken Audio.wav", type: "com.microsoft.waveform-audio", data: sound)))
        }
        guard speech.waits else {
            // What cannot be heard later is nothing that the run waits for.
            Task { try? await play(sound) }
            return .nothing
        }
        try await play(sound)
        return .nothing
    }

    private func sound(of speech: Speech) async throws(ShortcutFailure) -> Data {
        // From 80 words a minute to 450, and from 0 to 99, as espeak-ng counts them.
        let rate = Int(80 + 370 * min(max(speech.rate, 0), 1))
        let pitch = Int(99 * min(max(speech.pitch, 0), 1))
        let language = Self.voice(speech.language)
        return try await tools.run(
            [["espeak-ng", "-v", language, "-s", "\(rate)", "-p", "\(pitch)", "--stdout", "--stdin"]],
            input: Data(speech.text.utf8), package: "espeak-ng", timeout: .seconds(120))
    }

    /// Only what a language tag may have in it.
    private static func voice(_ language: String?) -> String {
        let tag = (language ?? "en").lowercased().filter { $0.isASCII && ($0.isLetter || $0 == "-") }.prefix(12)
        if tag.hasPrefix("zh") { return "cmn" }
        return tag.isEmpty || tag.hasPrefix("-") ? "en" : String(tag)
    }

    private func play(_ sound: Data) async throws(ShortcutFailure) {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString).wav")
        do {
            try sound.write(to: file)
        } catch {
            throw ShortcutFailure("the sound cannot be kept: \(error.localizedDescription)", remedy: "make room on the disk")
        }
        // Nothing else is left to be done about a file that does not go.
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path(percentEncoded: false)
        try await tools.run(
            [["pw-play", path], ["paplay", path], ["aplay", "-q", path]], package: "pipewire-bin", timeout: .seconds(600))
    }
}
