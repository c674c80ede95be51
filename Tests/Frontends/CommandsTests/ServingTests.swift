// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Commands

/// `beckon serve` in this process, and commands that are its clients.
@Suite("Serving", .timeLimit(.minutes(2)))
struct ServingTests {
    @Test("commands do the same with a daemon as without", arguments: [[], ["--json"]])
    func same(options: [String]) async throws {
        let shell = try await Shell.withBakery()
        let lines: [[String]] = [
            ["intents"], ["say", "Buy bread", "--answer", "3", "--app", "Bakery"], ["say", "Buy bread"],
            ["phrase", "add", "Loaf {loaves}", "Bakery.BuyBread"], ["say", "Loaf two"],
            ["phrase", "remove", "Loaf {loaves}"],
            ["say", "Sell bread"], ["run", "Bakery.BuyBread", "loaves=11"], ["intents", "Bakry"], ["open"],
        ]
        var alone: [Shell.Run] = []
        for line in lines { alone.append(await shell.run(line + options)) }
        let daemon = try await shell.serve()
        for (line, expected) in zip(lines, alone) {
            let run = await shell.visit(line + options)
            #expect(run.status == expected.status, "\(line)")
            #expect(masked(run.output) == masked(expected.output), "\(line)")
            #expect(run.errors == expected.errors, "\(line)")
        }
        #expect(await daemon.end().status == 0)
    }

    @Test("a chat goes through the daemon, question by question")
    func chat() async throws {
        let shell = try await Shell.withBakery()
        let daemon = try await shell.serve()
        let run = await shell.visit(["chat"], typing: ["Buy bread", "3", "open", "quit"])
        #expect(run.status == 0)
        #expect(run.output.contains("How many loaves?"))
        #expect(run.output.contains("The bread is on its way."))
        #expect(await daemon.end().status == 0)
    }

    @Test("a second daemon on the folder is refused, with the first one's number")
    func second() async throws {
        let shell = try Shell()
        let daemon = try await shell.serve()
        let run = await shell.run("serve", "--unsupervised")
        #expect(run.status == 1)
        #expect(run.errors.contains("process \(ProcessInfo.processInfo.processIdentifier)"))
        #expect(await daemon.end().status == 0)
    }

    @Test("with a daemon it is known which apps run, without one the commands about it say so")
    func states() async throws {
        let shell = try await Shell.withBakery()
        #expect(await shell.run("home").errors.contains("start one with 'beckon serve'"))
        #expect(await shell.run("close", "Bakery").status == 2)
        #expect(!(await shell.run("apps", "--json")).output.contains("\"state\":"))
        let daemon = try await shell.serve()
        #expect(await shell.visit(["apps", "--json"]).output.contains("\"state\":\"notRunning\""))
        #expect(await shell.visit(["apps"]).output.contains("not running"))
        #expect(await shell.visit(["home"]).errors == "No app is in front.\n")
        #expect(await shell.visit(["close", "Bakery"]).errors == "org.example.bakery is not running.\n")
        #expect(await daemon.end().status == 0)
    }

    @Test("help, mistakes and commands about files alone need no daemon")
    func local() async throws {
        let shell = try Shell()
        let daemon = try await shell.serve()
        #expect(await shell.visit(["--version"]).output.hasPrefix("beckon "))
        #expect(await shell.visit(["open", "--help"]).status == 0)
        #expect(await shell.visit(["opne", "Bakery"]).status == 2)
        #expect(await shell.visit(["check", "--rules"]).status == 0)
        #expect(await daemon.end().status == 0)
    }

    @Test("a daemon that is told to end says so, and leaves no socket")
    func ending() async throws {
        let shell = try Shell()
        let daemon = try await shell.serve()
        let run = await daemon.end()
        let events = run.output.split(separator: "\n").compactMap { line in
            (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["event"] as? String
        }
        #expect(events == ["ready", "ending"])
        #expect(!FileManager.default.fileExists(atPath: shell.state.appending(path: "daemon.socket").path))
    }

    /// How long an answer took is another matter each time, and so is a folder's real name.
    private func masked(_ output: String) -> String {
        output.replacing(/"milliseconds":[0-9]+/, with: "\"milliseconds\":0").replacing(/"id":[0-9]+/, with: "\"id\":0")
    }
}
