// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences
import Synchronization
import TestSupport
import Testing

@testable import Commands

@Suite("beckon watch")
struct WatchCommandTests {
    /// The rounds of a watch whose source is saved after each of the first ones, and which ends after the last one.
    private func rounds(_ line: [String], installing codes: [ExitCode]) async throws -> [[String]] {
        let folder = try TemporaryFolder()
        let source = folder.url.appending(path: "Kettle.swift")
        let calls = Mutex<[[String]]>([])
        let left = Mutex(codes[...])
        let (ends, end) = AsyncStream<Void>.makeStream()
        let command = WatchCommand.command(
            running: { words, _ in
                calls.withLock { $0.append(words.map { $0.replacing(folder.url.path, with: "PACKAGE") }) }
                guard words.first == "install" else { return .success }
                let (code, isLast) = left.withLock { left in (left.popFirst() ?? .success, left.isEmpty) }
                if isLast {
                    end.finish()
                } else {
                    try? Data(words.joined().utf8).write(to: source)
                }
                return code
            }, in: .standard())
        let program = Command("beckon", "talks", takes: GlobalOptions.all, has: [command])
        let watching = Task {
            let silent = Terminal(output: TextStream { _ in }, errors: TextStream { _ in })
            return await program.main(["watch", folder.url.path] + line, on: silent)
        }
        for await _ in ends {}
        watching.cancel()
        #expect(await watching.value == .success)
        return calls.withLock { $0 }
    }

    @Test("each saved file installs the package again, and repeats the command", .timeLimit(.minutes(1)))
    func repeats() async throws {
        let say = ["say", "--state", "/s", "Brew Tea", "--answer", "3"]
        let install = ["install", "PACKAGE", "--product", "Kettle", "--state", "/s"]
        let rounds = try await rounds(
            ["--product", "Kettle", "--state", "/s", "--", "say", "Brew Tea", "--answer", "3"],
            installing: [.success, .success])
        #expect(rounds.prefix(3) == [install, say, install])
    }

    @Test("nothing is repeated of a package that does not build", .timeLimit(.minutes(1)))
    func failure() async throws {
        let rounds = try await rounds(["--", "apps"], installing: [.failure, .success])
        #expect(rounds.prefix(2) == [["install", "PACKAGE"], ["install", "PACKAGE"]])
    }
}
