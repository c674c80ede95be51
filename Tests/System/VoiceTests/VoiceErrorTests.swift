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
        #expect(throws: VoiceError.noRecorder) { try Microphone(variables: ["PATH": "/nonexistent"]) }
        #expect("\(VoiceError.noRecorder)".contains("pulseaudio-utils"))
    }

    @Test("only English is heard", arguments: ["zh-Hans", "de", "enx"])
    func language(tag: String) {
        #expect(throws: VoiceError.otherLanguage(tag)) { try SpeechModel.of(tag) }
    }

    @Test("an invalid file, or no sound, is named")
    func unreadable() async throws {
        let missing = #expect(throws: VoiceError.self) { try RecordedSound(path: "/nonexistent.wav") }
        guard case .unreadable(path: "/nonexistent.wav", reason: _)? = missing else {
            Issue.record("\(String(describing: missing))")
            return
        }
        let sound = try RecordedSound(path: "/etc/passwd")
        let invalid = await #expect(throws: VoiceError.self) { try await sound.next() }
        guard case .unreadable(path: "/etc/passwd", reason: _)? = invalid else {
            Issue.record("\(String(describing: invalid))")
            return
        }
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
        await #expect(throws: VoiceError.recorderEnded(program: "parec", reason: "no device")) {
            try await microphone.next()
        }
    }
}
