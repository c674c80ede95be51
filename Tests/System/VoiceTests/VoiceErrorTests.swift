// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import Voice

@Suite("If nobody can be listened to")
struct VoiceErrorTests {
    @Test("a machine without a program that records says which package has one")
    func noRecorder() {
        let error = #expect(throws: Problem<Fault>.self) { try Microphone(variables: ["PATH": "/nonexistent"]) }
        #expect(error?.description.contains("pulseaudio-utils") == true)
    }

    @Test("only English is heard", arguments: ["zh-Hans", "de", "enx"])
    func language(tag: String) {
        let error = #expect(throws: Problem<Fault>.self) { try SpeechModel.of(tag) }
        #expect(error?.description == "there is no speech model for the language ‘\(tag)’; use --language en")
    }

    @Test("an invalid file, or no sound, is named")
    func unreadable() async throws {
        let missing = #expect(throws: Problem<Fault>.self) { try RecordedSound(path: "/nonexistent.wav") }
        #expect(missing?.description.hasPrefix("cannot listen to ‘/nonexistent.wav’: ") == true)
        let sound = try RecordedSound(path: "/etc/passwd")
        let invalid = await #expect(throws: Problem<Fault>.self) { try await sound.next() }
        #expect(
            invalid?.description
                == "cannot listen to ‘/etc/passwd’: it is not a WAV file; record one with 16-bit samples")
    }

    @Test("a program that records ends, and says why")
    func ended() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-voice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "parec")
        try "#!/bin/sh\nprintf '\\1\\0\\2\\0'\necho 'no device' >&2\n".write(
            to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let microphone = try Microphone(variables: ["PATH": folder.path])
        #expect(try await microphone.next() == [1, 2])
        await #expect(throws: Problem("‘parec’ recorded nothing: no device; check the microphone, or use --file")) {
            try await microphone.next()
        }
    }
}
