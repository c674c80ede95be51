// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import TestSupport
import Testing

@testable import Commands

@Suite("Listening")
struct ListeningTests {
    private static let canSpeak = (try? Subprocess.search("espeak-ng", path: nil)) != nil
    private static let canHear = FileManager.default.fileExists(
        atPath: "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")

    /// What the bakery answers to a text that espeak-ng speaks.
    private static func answer(to text: String, _ options: String...) async throws -> Shell.Run {
        let path = FileManager.default.temporaryDirectory.appending(path: "beckon-listen-\(UUID().uuidString).wav").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let speech = Subprocess(
            try Subprocess.search("espeak-ng", path: nil), "-v", "en-us+f3", "-s", "150", "-w", path, text,
            environment: ProcessInfo.processInfo.environment, directory: "/", timeout: .seconds(30))
        _ = try await speech.run()
        return try await Shell.withBakery().run(["listen", "--file", path, "--quiet", "--once"] + options)
    }

    @Test(
        "what is said aloud is said to the apps",
        .enabled(if: canSpeak, "install the package espeak-ng"),
        .enabled(if: canHear, "install the packages libpocketsphinx3 and pocketsphinx-en-us"))
    func heard() async throws {
        let run = try await Self.answer(to: "buy the bread", "--answer", "3")
        #expect(run.output.hasSuffix("✓ Bakery: The bread is on its way.\n"), "\(run.output) \(run.errors)")
        #expect(run.status == 0)
    }

    @Test(
        "strangers' words are refused in a sentence",
        .enabled(if: canSpeak, "install the package espeak-ng"),
        .enabled(if: canHear, "install the packages libpocketsphinx3 and pocketsphinx-en-us"))
    func stranger() async throws {
        let run = try await Self.answer(to: "who won the football match yesterday")
        #expect(run.output == "")
        #expect(run.errors.contains("I didn’t recognize that"))
        #expect(run.status == 1)
    }

    @Test("a file that does not exist is named")
    func absent() async throws {
        let run = try await Shell.withBakery().run("listen", "--file", "/nonexistent.wav")
        #expect(run.errors == "error: cannot listen to ‘/nonexistent.wav’: there is no such file\n")
        #expect(run.status == 1)
    }
}
