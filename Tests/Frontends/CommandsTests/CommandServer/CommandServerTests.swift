// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Commands

@Suite("A daemon and its clients", .timeLimit(.minutes(2)))
struct CommandServerTests {
    @Test("a client prints what the command writes, on the stream it writes to, and exits as it does")
    func output() async throws {
        let counter = try Counter { request, terminal in
            terminal.output.line("words: \(request.call.path.joined(separator: " "))")
            terminal.errors.line("folder: \(request.directory)")
            return ExitCode(rawValue: 7)
        }
        let visit = try await counter.visit("two", "loaves")
        #expect(visit.status == ExitCode(rawValue: 7))
        #expect(visit.output == "words: two loaves\n")
        #expect(visit.errors == "folder: /tmp\n")
    }

    @Test("the command sees the client's terminal and language, and nothing else of its environment")
    func surroundings() async throws {
        let counter = try Counter { request, terminal in
            terminal.output.line("\(terminal.output.width) \(terminal.output.isTerminal) \(terminal.isInteractive)")
            terminal.output.line(request.variables.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " "))
            return .success
        }
        let visit = try await counter.visit(isInteractive: true)
        #expect(visit.output == "42 true true\nLANG=zh_CN.UTF-8\n")
    }

    @Test("questions are asked where the person is, and nil comes at the end of input")
    func questions() async throws {
        let counter = try Counter { _, terminal in
            while let line = await terminal.ask("? ") { terminal.output.line("‘\(line)’") }
            return .success
        }
        let visit = try await counter.visit(typing: ["three", "小麦"], isInteractive: true)
        #expect(visit.output == "? ‘three’\n? ‘小麦’\n? ")
    }

    @Test("an output longer than a message arrives whole")
    func longOutput() async throws {
        let text = String(repeating: "面包\u{1}\"", count: 300_000)
        let counter = try Counter { _, terminal in
            terminal.output.write(text)
            return .success
        }
        let visit = try await counter.visit()
        #expect(visit.output == text)
        #expect(visit.status == .success)
    }

    @Test("a hundred commands at once do not mix")
    func many() async throws {
        let counter = try Counter(clientLimit: 200) { request, terminal in
            for _ in 0..<20 { terminal.output.line(request.call.path[0]) }
            return ExitCode(rawValue: Int32(request.call.path[0]) ?? -1)
        }
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    let visit = try await counter.visit("\(number)")
                    #expect(visit.output == String(repeating: "\(number)\n", count: 20))
                    #expect(visit.status == ExitCode(rawValue: Int32(number)))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("cancelling the client cancels the command, whose last words still come")
    func cancelling() async throws {
        let begun = Signal()
        let counter = try Counter { _, terminal in
            terminal.output.line("begun")
            let never = Signal()
            await never.wait()
            terminal.output.line("cancelled: \(Task.isCancelled)")
            return .interrupted
        }
        let visit = Task { try await counter.visit(onOutput: { _ in begun.give() }) }
        await begun.wait()
        visit.cancel()
        let seen = try await visit.value
        #expect(seen.output == "begun\ncancelled: true\n")
        #expect(seen.status == .interrupted)
    }

    @Test("a command that awaits an answer is told that none comes, when its client has gone")
    func deadClient() async throws {
        let asked = Signal()
        let ended = Signal()
        let counter = try Counter { _, terminal in
            asked.give()
            let answer = await terminal.ask("? ")
            #expect(answer == nil)
            #expect(Task.isCancelled)
            ended.give()
            return .success
        }
        let client = try RawClient(counter.place)
        try client.send(Self.request)
        await asked.wait()
        client.hangUp()
        await ended.wait()
    }

    @Test("a client that does not read is given up, and the others are served meanwhile")
    func slowClient() async throws {
        let flooded = Signal()
        let counter = try Counter(backlogLimit: 1 << 20) { request, terminal in
            guard request.call.path == ["flood"] else { return .success }
            while !Task.isCancelled {
                terminal.output.line(String(repeating: "-", count: 10_000))
                await Task.yield()
            }
            flooded.give()
            return .success
        }
        let slow = try RawClient(counter.place)
        var request = Self.request
        request.call.path = ["flood"]
        try slow.send(request)
        #expect(try await counter.visit("quick").status == .success)
        await flooded.wait()
        withExtendedLifetime(slow) {}
    }

    @Test(
        "what is no message ends the connection and nothing else",
        arguments: [
            Data([0xFF, 0xFF, 0xFF, 0xFF]), Data([0, 0, 0, 0]), Data("\0\0\0\u{2}{]".utf8),
            Data("GET / HTTP/1.1\r\n\r\n".utf8), Data("\0\0\0\u{2}{}".utf8),
            Data("\0\0\0\u{D}{\"version\":\(CommandProtocol.version)}".utf8),
        ])
    func garbage(bytes: Data) async throws {
        let counter = try Counter { _, _ in .success }
        let client = try RawClient(counter.place)
        client.send(bytes)
        #expect(await client.messages().isEmpty)
        #expect(try await counter.visit("after").status == .success)
    }

    @Test("garbage after the greeting cancels the command")
    func lateGarbage() async throws {
        let cancelled = Signal()
        let counter = try Counter { _, _ in
            await Signal().wait()
            if Task.isCancelled { cancelled.give() }
            return .success
        }
        let client = try RawClient(counter.place)
        try client.send(Self.request)
        client.send(Data("\0\0\0\u{4}null".utf8))
        await cancelled.wait()
    }

    @Test("an answer to no question changes nothing")
    func strayAnswer() async throws {
        let counter = try Counter { _, terminal in
            terminal.output.line(await terminal.ask() ?? "nothing")
            return .success
        }
        let client = try RawClient(counter.place)
        try client.send(Self.request)
        try client.send(ClientMessage.line(question: 99, text: "stray"))
        try client.send(ClientMessage.line(question: 1, text: "right"))
        // Whichever comes first, the question or the answer to it: one of the two is waiting.
        let messages = Task { await client.messages() }
        try client.send(ClientMessage.line(question: 1, text: "late"))
        try client.send(ClientMessage.cancel)
        let texts = await messages.value.compactMap { if case .output(let text) = $0 { text } else { nil } }
        #expect(["right\n", "late\n", "nothing\n"].contains(texts.joined()))
    }

    @Test(
        "another version is refused with what to do",
        arguments: [(0, "older"), (CommandProtocol.version + 1, "newer")])
    func otherVersion(version: Int, age: String) async throws {
        let counter = try Counter { _, _ in .success }
        let client = try RawClient(counter.place)
        try client.send(["version": version])
        let messages = await client.messages()
        guard case .refused(let reason, let remedy)? = messages.first else {
            Issue.record("not refused: \(messages)")
            return
        }
        #expect(reason == "this beckon is \(age) than the running daemon")
        #expect(remedy.description.contains("beckon serve"))
    }

    @Test("more clients than the daemon serves are refused, until one has gone")
    func tooMany() async throws {
        let (begun, leave) = (Signal(), Signal())
        let counter = try Counter(clientLimit: 1) { request, _ in
            if request.call.path == ["stay"] {
                begun.give()
                await leave.wait()
            }
            return .success
        }
        async let staying = counter.visit("stay")
        await begun.wait()
        #expect(try await counter.visit("second").failure == .refused)
        leave.give()
        #expect(try await staying.status == .success)
    }

    @Test(
        "those that wait for a person leave their places to others; of too many, the one that has waited longest goes")
    func waitingForPeople() async throws {
        let counter = try Counter(clientLimit: 2) { request, terminal in
            guard request.call.path == ["chat"] else { return .success }
            return await terminal.ask("? ") == nil ? .interrupted : .success
        }
        let leave = Signal()
        var visits: [Task<Counter.Visit, any Error>] = []
        for number in 0..<8 {
            if number == 7 { #expect(try await counter.visit("short").status == .success) }
            let asked = Signal()
            visits.append(
                Task {
                    try await counter.visit(
                        "chat", typing: ["hello"], isInteractive: true,
                        whenAsked: {
                            asked.give()
                            await leave.wait()
                        })
                })
            await asked.wait()
        }
        #expect(try await counter.visit("short").status == .success)
        let first = try await visits[0].value
        #expect(first.status == .interrupted)
        #expect(first.errors.contains("too many clients are connected"))
        leave.give()
        for visit in visits.dropFirst() { #expect(try await visit.value.status == .success) }
    }

    @Test("a daemon that ends cancels its commands, lets them finish, and takes its socket away")
    func stopping() async throws {
        let begun = Signal()
        let counter = try Counter { _, terminal in
            begun.give()
            await Signal().wait()
            terminal.errors.line("the last word")
            return .interrupted
        }
        async let visit = counter.visit("stay")
        await begun.wait()
        await counter.server.stop()
        #expect(try await visit.errors == "the last word\n")
        #expect(try await visit.status == .interrupted)
        #expect(!FileManager.default.fileExists(atPath: counter.place.path))
        #expect(try CommandClient.connect(to: counter.place) == nil)
    }

    @Test("a daemon ends though somebody is connected who says nothing")
    func silentClient() async throws {
        let counter = try Counter { _, _ in .success }
        let silent = try RawClient(counter.place)
        #expect(try await counter.visit().status == .success)
        await counter.server.stop()
        #expect(await silent.messages().isEmpty)
    }

    @Test("where no daemon listens, there is no client and no error")
    func nobody() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandClient.connect(to: CommandSocket(folder: folder.url)) == nil)
    }

    @Test("the socket of a daemon that has died counts for nothing, and the next daemon takes its place")
    func staleSocket() async throws {
        let folder = try TemporaryFolder()
        let place = CommandSocket(folder: folder.url)
        close(try place.listen())
        #expect(FileManager.default.fileExists(atPath: place.path))
        #expect(try CommandClient.connect(to: place) == nil)
        let server = try CommandServer.listen(at: place) { _, _ in .success }
        #expect(try CommandClient.connect(to: place) != nil)
        await server.stop()
    }

    @Test("only the person may use the socket")
    func mode() throws {
        let counter = try Counter { _, _ in .success }
        let attributes = try FileManager.default.attributesOfItem(atPath: counter.place.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a folder too deep for the address of a socket has its daemon too")
    func deepFolder() async throws {
        let deep = Array(repeating: String(repeating: "d", count: 60), count: 4).joined(separator: "/")
        let counter = try Counter(subfolder: deep) { _, terminal in
            terminal.output.write("deep")
            return .success
        }
        #expect(try await counter.visit().output == "deep")
    }

    @Test("one daemon has a folder at a time, and the next one is told which")
    func lock() throws {
        let folder = try TemporaryFolder()
        var first: DaemonLock? = try DaemonLock(folder: folder.url)
        let error = #expect(throws: CommandServerError.self) { try DaemonLock(folder: folder.url) }
        #expect(error?.code == .alreadyRunning)
        #expect(error?.reason.description.contains("process \(getpid())") == true)
        withExtendedLifetime(first) {}
        first = nil
        #expect(throws: Never.self) { try DaemonLock(folder: folder.url) }
    }

    private static let request = ClientRequest(
        call: CommandCall(path: []), directory: "/tmp", variables: [:],
        terminal: TerminalFacts(Terminal(output: TextStream { _ in }, errors: TextStream { _ in })))
}
