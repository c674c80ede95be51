// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// The real program as a daemon, and as its clients.
@Suite(.timeLimit(.minutes(2))) struct ServeTests {
    @Test("many clients talk at once, to the same warm extension")
    func manyClients() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", in: apps)
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    let run = try await client(
                        apps, "run", "com.example.misbehaving.AsyncOnly", "note=n\(number)", "--json")
                    #expect(try dialogue(run).last == "response success: Did N\(number).")
                }
            }
            try await group.waitForAll()
        }
        #expect(await daemon.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: apps.state.appending(path: "daemon.socket").path))
    }

    @Test("a daemon that was killed is in nobody's way")
    func killed() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--unsupervised", in: apps)
        #expect(await daemon.end(by: SIGKILL) == -1)
        #expect(FileManager.default.fileExists(atPath: apps.state.appending(path: "daemon.socket").path))
        #expect(try await apps.beckon("apps", "--json").objects().first?["state"] == nil)
        let next = try await RunningDaemon.start("serve", in: apps)
        #expect(try await client(apps, "apps", "--json").objects().first?["state"] as? String == "notRunning")
        #expect(await next.end() == 0)
    }

    @Test("a state folder that others may write to is refused by a client as by a command alone")
    func sharedFolder() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", in: apps)
        try #require(chmod(apps.state.path, 0o777) == 0)
        let run = try await client(apps, "apps")
        #expect(run.status == 1)
        #expect(run.errors.contains("others may write to the folder"), "\(run.errors)")
        try #require(chmod(apps.state.path, 0o700) == 0)
        #expect(try await client(apps, "apps").status == 0)
        #expect(await daemon.end() == 0)
    }

    @Test("Ctrl-C at a client cancels its command and leaves the daemon as it is")
    func interruptedClient() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", in: apps)
        let phrase = try await client(
            apps, "phrase", "add", "Keep me waiting", "com.example.misbehaving.Misbehave", "way=hangInConfirm", "note=x"
        )
        #expect(phrase.status == 0, "\(phrase.errors)")
        // It says what was said, and then waits for the answer.
        let waiting = try await RunningDaemon.start(
            "say", "Keep me waiting", "--timeout", "60", "--json", in: apps)
        #expect(await waiting.end(by: SIGINT) == 130)
        let run = try await client(apps, "run", "com.example.misbehaving.AsyncOnly", "note=x", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(await daemon.end() == 0)
    }

    @Test("an app lives from command to command: opened, sent home, opened again by a URL, closed")
    func life() async throws {
        let apps = try await installed(peers: ["Oven"])
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        #expect(try await client(apps, "open", "Oven").status == 0)
        let first = try await process(of: "org.example.oven", apps)
        #expect(first.state == "active")
        #expect(try await client(apps, "home").output == "org.example.oven is in the background.\n")
        #expect(try await client(apps, "open", "oven://bread/rye").status == 0)
        #expect(try await process(of: "org.example.oven", apps).number == first.number)
        #expect(try await client(apps, "close", "Oven").output == "org.example.oven has ended.\n")
        #expect(try await process(of: "org.example.oven", apps).state == "notRunning")
        let journal = try PeerBundle.journal(of: "Oven", in: apps)
        #expect(journal.filter { $0 == "start" }.count == 1)
        #expect(journal.filter { $0.hasPrefix("return ") }.count == 1)
        #expect(await daemon.end() == 0)
    }

    @Test("one app is in front at a time, and those that run are told when the daemon ends")
    func twoApps() async throws {
        let apps = try await installed(peers: ["Oven", "Till"])
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        #expect(try await client(apps, "open", "Oven").status == 0)
        #expect(try await client(apps, "open", "Till").status == 0)
        #expect(["background", "suspended"].contains(try await process(of: "org.example.oven", apps).state))
        #expect(try await process(of: "org.example.till", apps).state == "active")
        #expect(await daemon.end() == 0)
        #expect(try PeerBundle.journal(of: "Till", in: apps).last == "terminate")
    }

    @Test("an app that runs is ended before its uninstallation")
    func uninstalled() async throws {
        let apps = try await installed(peers: ["Oven"])
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        #expect(try await client(apps, "open", "Oven").status == 0)
        let number = try #require(try await process(of: "org.example.oven", apps).number)
        #expect(try await client(apps, "uninstall", "Oven").status == 0)
        #expect(kill(number, 0) == -1)
        #expect(await daemon.end() == 0)
    }

    @Test("what an app is asked ends with its uninstallation, whatever time the command gives it")
    func uninstalledWhileAsked() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", in: apps)
        let phrase = try await client(
            apps, "phrase", "add", "Keep me waiting", "com.example.misbehaving.Misbehave", "way=hangInConfirm", "note=x"
        )
        #expect(phrase.status == 0, "\(phrase.errors)")
        let waiting = try await RunningDaemon.start("say", "Keep me waiting", "--timeout", "60", "--json", in: apps)
        #expect(try await client(apps, "uninstall", "Misbehaving").status == 0)
        let last = try #require(await waiting.rest().last)
        #expect(last.contains("\"turn\":\"error\""))
        #expect(!last.contains("\"kind\":\"timeout\""), "\(last)")
        #expect(await daemon.end() == 0)
    }

    @Test("without a daemon Ctrl-C sends the app home, ends it in order, and the exit status is 0")
    func alone() async throws {
        let apps = try await installed(peers: ["Oven"])
        // It says when the app is in front, and stays; without a terminal it would only stay when told to.
        let open = try await RunningDaemon.start("open", "oven:x", "--follow", "--json", in: apps)
        #expect(await open.end(by: SIGINT) == 0)
        let journal = try PeerBundle.journal(of: "Oven", in: apps)
        #expect(Array(journal.suffix(2)) == ["background", "terminate"])
    }

    // MARK: -

    private func client(_ apps: InstalledApps, _ words: String...) async throws -> ToolRun {
        // A client's apps are closed in as the daemon's are.
        try await ToolRun.run(InstalledApps.beckon, words + ["--state", apps.state.path], in: PackageRoot.url)
    }

    private func process(of app: String, _ apps: InstalledApps) async throws -> (state: String, number: Int32?) {
        let entry = try await client(apps, "apps", "--json").objects().first { $0["identifier"] as? String == app }
        return (entry?["state"] as? String ?? "", (entry?["process"] as? Int).map(Int32.init))
    }

    private func installed(peers: [String] = []) async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let all = try peers.map { try PeerBundle(name: $0) }
        var bundles = all.map(\.url)
        let misbehaving = try MisbehavingBundle()
        if peers.isEmpty { bundles.append(misbehaving.url) }
        for bundle in bundles {
            for command in ["sign", "install"] {
                let run = try await apps.beckon(command, bundle.path)
                guard run.status == 0 else { throw InstalledApps.InstallError(description: run.errors) }
            }
        }
        // The folders go with their last owners, and that must not be before they were read.
        withExtendedLifetime((all, misbehaving)) {}
        return apps
    }
}
