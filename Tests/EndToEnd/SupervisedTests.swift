// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// The real program, which something ends.
@Suite(.timeLimit(.minutes(2))) struct SupervisedTests {
    private struct Line: Decodable {
        var event: String
        var process: Int32?
        var text: String?
    }

    private func next(_ event: String, of daemon: RunningDaemon) async throws -> Line {
        let line = try #require(await daemon.line(with: "\"event\":\"\(event)\""))
        return try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }

    private func beckon(_ apps: InstalledApps, _ words: String...) async throws -> ToolRun {
        try await ToolRun.run(InstalledApps.beckon, words + ["--state", apps.state.path], in: PackageRoot.url)
    }

    @Test("a system that was ended is started again, and says that it was", .timeLimit(.minutes(1)))
    func restarted() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--no-device", "--json", in: apps)
        let first = try JSONDecoder().decode(Line.self, from: Data(daemon.greeting.utf8))
        #expect(first.event == "ready")
        let number = try #require(first.process)
        #expect(number != daemon.number)
        // As the kernel ends what takes too much memory.
        kill(number, SIGKILL)
        #expect(try await next("warning", of: daemon).text?.contains("was ended by SIGKILL") == true)
        let second = try await next("ready", of: daemon)
        #expect(second.process != number)
        let said = try await beckon(apps, "run", "com.example.bank.ShowRate", "currency=yen")
        #expect(said.status == 0, "\(said.errors)")
        #expect(await daemon.end(by: SIGINT) == 0)
        let left = try #require(second.process)
        #expect(kill(left, 0) == -1)
    }

    @Test("what the system cannot be started for is reported once, and not tried again")
    func refused() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--no-device", in: apps)
        let second = try await beckon(apps, "serve", "--no-device")
        #expect(second.status == 1)
        #expect(second.errors.contains("a daemon already runs on"))
        #expect(await daemon.end() == 0)
    }

    @Test("an app over which the system crashed twice is set aside, and a person reads why")
    func setAside() async throws {
        let apps = try await InstalledApps.examples()
        let soon = Int(Date().timeIntervalSince1970) + 3600
        let notes = String(repeating: "\(soon) 4 com.example.pizzeria.intents\n", count: 2)
        try Data(notes.utf8).write(to: apps.state.appending(path: "crashes"))
        let daemon = try await RunningDaemon.start("serve", "--no-device", "--json", in: apps)
        #expect(daemon.greeting.contains("Pizzeria is disabled"))
        let said = try await beckon(apps, "say", "Order Pizza", "--answer", "Tuna")
        #expect(said.status != 0)
        #expect(said.errors.contains("Pizzeria is disabled: its messages crashed the system 2 times"))
        #expect(try await beckon(apps, "apps").output.contains("Bank"))
        #expect(await daemon.end() == 0)
    }
}
