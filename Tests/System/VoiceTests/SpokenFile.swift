// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes

@testable import Voice

/// A text that espeak-ng speaks into a file.
struct SpokenFile {
    let path: String

    static var canSpeak: Bool { (try? Subprocess.search("espeak-ng", path: nil)) != nil }

    static var canHear: Bool { (try? RecognizerLibrary.load()) != nil && (try? SpeechModel.english.check()) != nil }

    init(_ text: String, voice: String) async throws {
        path = FileManager.default.temporaryDirectory.appending(path: "beckon-voice-\(UUID().uuidString).wav").path
        let command = Subprocess(
            try Subprocess.search("espeak-ng", path: nil), "-v", voice, "-s", "150", "-w", path, text,
            environment: ProcessInfo.processInfo.environment, directory: "/", timeout: .seconds(30))
        _ = try await command.run()
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
