// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import Synchronization
import TestSupport
import Testing

@Suite("A command")
struct SubprocessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func shell(_ script: String, environment: [String: String] = [:]) -> Subprocess {
        Subprocess(
            "/bin/sh", "-c", script, environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 },
            directory: folder.url.path(percentEncoded: false))
    }

    private func failure(of command: Subprocess) async -> SubprocessError? {
        do throws(SubprocessError) {
            _ = try await command.run()
            return nil
        } catch {
            return error
        }
    }

    @Test("gives what it printed on each channel and its status")
    func output() async throws {
        let output = try await shell("echo out; echo 错 >&2; exit 3").run()
        #expect(output.text == "out\n")
        #expect(output.errorText == "错\n")
        #expect(output.termination.cause == .exit(status: 3))
        #expect(!output.termination.isSuccess)
    }

    @Test("tells its lines in order, also the last one without an end")
    func lines() async throws {
        let lines = Mutex<[String]>([])
        let output = try await shell(#"printf 'one\r\n\ntwo\nthree'"#).run { channel, line in
            lines.withLock { $0.append("\(channel == .standardOutput): \(line)") }
        }
        #expect(lines.withLock { $0 } == ["true: one", "true: ", "true: two", "true: three"])
        #expect(output.termination.isSuccess)
    }

    @Test("tells a line without an end in pieces")
    func longLine() async throws {
        let lengths = Mutex<[Int]>([])
        _ = try await shell("head -c 100000 /dev/zero | tr '\\0' x").run { _, line in
            lengths.withLock { $0.append(line.count) }
        }
        #expect(lengths.withLock { $0 } == [65536, 34464])
    }

    @Test("has the environment and the folder it was given and nothing to read")
    func surroundings() async throws {
        let output = try await shell("cat; pwd; echo $PIZZA; env | wc -l", environment: ["PIZZA": "a b=c"]).run()
        let lines = output.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(URL(filePath: lines[0]).lastPathComponent == folder.url.lastPathComponent)
        #expect(lines[1] == "a b=c")
        // The shell adds PWD itself.
        #expect(lines[2] == "3")
    }

    @Test("passes its arguments as they are")
    func arguments() async throws {
        var command = shell(#"printf '%s|' "$@""#)
        command.arguments += ["name", "a b", "", "*", "$HOME", "\"'"]
        #expect(try await command.run().text == "a b||*|$HOME|\"'|")
    }

    @Test("that is ended by a signal says which")
    func signal() async throws {
        let termination = try await shell("kill -SEGV $$").run().termination
        #expect(termination.cause == .signal(11))
        #expect(termination.cause.description == "was ended by SIGSEGV")
    }

    @Test("is stopped with all it started when its time is over, and keeps what it printed")
    func timeout() async throws {
        var command = shell("echo begun; sleep 1000 & sleep 1000")
        command.timeout = .milliseconds(300)
        guard case .timedOut(_, .milliseconds(300), let output) = await failure(of: command) else {
            Issue.record("did not time out")
            return
        }
        #expect(output.text == "begun\n")
        #expect(output.termination.cause == .signal(SIGTERM))
    }

    @Test("that does not end when asked is killed")
    func grace() async throws {
        var command = shell("trap '' TERM; echo begun; while :; do sleep 1000; done")
        command.timeout = .milliseconds(300)
        command.grace = .milliseconds(100)
        guard case .timedOut(_, _, let output) = await failure(of: command) else {
            Issue.record("did not time out")
            return
        }
        #expect(output.termination.cause == .signal(SIGKILL))
    }

    @Test("is stopped when nobody waits for it any more")
    func cancellation() async {
        let command = shell("sleep 1000")
        let running = Task { await failure(of: command) }
        running.cancel()
        #expect(await running.value == .cancelled(executable: "/bin/sh"))
    }

    @Test("is stopped when nobody has waited for it since before it was started, or does from its first word on")
    func cancellationBeforeAndAfter() async {
        let command = shell("echo begun; sleep 1000")
        let before = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure(of: command)
        }
        #expect(await before.value == .cancelled(executable: "/bin/sh"))
        let (words, word) = AsyncStream<Void>.makeStream()
        let after = Task { () -> SubprocessError? in
            do throws(SubprocessError) {
                _ = try await command.run { _, _ in word.yield() }
                return nil
            } catch {
                return error
            }
        }
        for await _ in words { break }
        after.cancel()
        #expect(await after.value == .cancelled(executable: "/bin/sh"))
    }

    @Test("is stopped when it prints too much")
    func tooMuch() async {
        var command = shell("yes")
        command.outputLimit = 100_000
        #expect(await failure(of: command) == .tooMuchOutput(executable: "/bin/sh", limit: 100_000))
    }

    @Test("that does not exist says so")
    func missing() async {
        let path = folder.url.appending(path: "nowhere").path(percentEncoded: false)
        let command = Subprocess(path, environment: [:], directory: "/")
        #expect(await failure(of: command) == .notStarted(.notFound(path: path)))
    }

    @Test("runs beside many others")
    func many() async throws {
        try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<40 {
                let command = shell("echo \(number)")
                group.addTask { (number, try await command.run().text) }
            }
            for try await (number, text) in group { #expect(text == "\(number)\n") }
        }
    }

    @Test("is found by name as a shell finds it")
    func search() throws {
        let bin = folder.url.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin.appending(path: "folder"), withIntermediateDirectories: true)
        let tool = bin.appending(path: "tool").path(percentEncoded: false)
        try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: tool))
        let path = "relative::/nowhere:\(bin.path(percentEncoded: false))"
        func found(_ name: String) -> String? { try? Subprocess.search(name, path: path) }
        #expect(found("tool") == nil, "it may not be executed yet")
        #expect(chmod(tool, 0o755) == 0)
        #expect(found("tool").map { URL(filePath: $0) } == URL(filePath: tool))
        #expect(found("folder") == nil)
        #expect(throws: SubprocessError.notFound(name: "sh", path: path)) { try Subprocess.search("sh", path: path) }
        #expect(try Subprocess.search("sh", path: nil).hasSuffix("/sh"))
    }
}
