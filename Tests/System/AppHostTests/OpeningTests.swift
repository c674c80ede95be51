// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Processes
import TestSupport
import Testing
import Wire

@Suite("Opening an app")
struct OpeningTests {
    @Test("launches it, gives it the item, and returns when it is in front", arguments: [true, false])
    func cold(isSandboxed: Bool) async throws {
        let apps = try await LifeHost(isSandboxed: isSandboxed)
        let opened = try await apps.host.open(apps.launch(), for: .action("coffee"))
        #expect(opened.isLaunched)
        #expect(opened.isHandled == true)
        #expect(opened.app.state == .active)
        #expect(opened.termination == nil)
        #expect(try apps.journal() == ["start", "launch", "begin 1", "return 1", "sent 1"])
        #expect(try await apps.waiting() == [])
        #expect(apps.record.states() == [.launching, .active])
        #expect(apps.record.delivered == [1])
        await apps.host.stopAll()
    }

    @Test("is done when the app ends well by itself, having taken its item, before it is in front")
    func brief() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch("exitsAfterDelivery"), for: .action("coffee"))
        #expect(opened.isHandled == true)
        #expect(opened.termination?.isSuccess == true)
        #expect(try await apps.waiting() == [])
        #expect(apps.record.delivered == [1])
        await apps.host.stopAll()
    }

    @Test("gives a running one the item alone")
    func warm() async throws {
        let apps = try await LifeHost()
        let first = try await apps.host.open(apps.launch())
        let second = try await apps.host.open(apps.launch(), for: .action("tea"))
        #expect(!second.isLaunched)
        #expect(second.app.process == first.app.process)
        #expect(try apps.journal() == ["start", "launch", "foreground", "begin 1", "return 1", "sent 1"])
        await apps.host.stopAll()
    }

    @Test("tells which apps run, and what they keep of the memory")
    func running() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch())
        let running = await apps.host.running
        #expect(running.map(\.identifier) == ["com.example.one"])
        #expect(running.first?.process == opened.app.process)
        let memory = try #require(running.first?.memory)
        #expect((100 << 10..<200 << 20).contains(memory))
        await apps.host.stopAll()
        #expect(await apps.host.running == [])
    }

    @Test("sends the app that was in front to the background first")
    func oneInFront() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch(app: "one"))
        _ = try await apps.host.open(apps.launch(app: "two"))
        #expect(await apps.host.running.map(\.state) == [.background, .active])
        _ = try await apps.host.open(apps.launch(app: "one"))
        #expect(await apps.host.running.map(\.state) == [.active, .background])
        #expect(apps.record.states(of: "one") == [.launching, .active, .background, .active])
        await apps.host.stopAll()
    }

    @Test("many at a time has one in front after another, and loses nothing")
    func many() async throws {
        let apps = try await LifeHost()
        try await withThrowingTaskGroup(of: Bool?.self) { group in
            for number in 0..<30 {
                let launch = try apps.launch(app: ["one", "two", "three"][number % 3])
                group.addTask { try await apps.host.open(launch, for: .action("\(number)")).isHandled }
            }
            for try await isHandled in group { #expect(isHandled == true) }
        }
        #expect(apps.record.delivered.sorted() == Array(1...30))
        var front: Set<String> = []
        for case .changed(let app) in apps.record.events {
            if app.state == .active { front.insert(app.identifier) } else { front.remove(app.identifier) }
            #expect(front.count <= 1)
        }
        await apps.host.stopAll()
    }

    @Test("that is stopped leaves the screen, is told, and is gone")
    func stop() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch())
        await apps.host.stop("com.example.one")
        #expect(try apps.journal() == ["start", "launch", "background", "terminate"])
        #expect(await apps.host.running == [])
        #expect(await apps.host.end(of: "com.example.one")?.isSuccess == true)
    }

    @Test("that does not end when it is told to is killed")
    func stubborn() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("ignoresTheEnd"))
        await apps.host.stop("com.example.one")
        #expect(await apps.host.end(of: "com.example.one")?.cause == .signal(9))
    }

    @Test("made of another program or for another language ends the one that runs")
    func replaced() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch())
        var launch = try apps.launch()
        launch.environment["LANG"] = "zh_CN.UTF-8"
        let opened = try await apps.host.open(launch)
        #expect(opened.isLaunched)
        #expect(
            try apps.journal() == ["start", "launch", "background", "terminate", "start", "launch"])
        await apps.host.stopAll()
    }

    @Test("that nobody waits for any more goes on without them", .timeLimit(.minutes(2)))
    func cancellation() async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch("hangsAtLaunch")
        let task = Task { await apps.failure(of: launch, for: .action("slow")) }
        await apps.record.wait(for: .launching)
        task.cancel()
        let error = try #require(await task.value)
        #expect(error.kind == .cancelled)
        #expect(error.isItemKept)
        #expect(await apps.host.running.count == 1)
        await apps.host.stopAll()
        #expect(try await apps.waiting() == [1])
    }

    @Test("that is not installed says so, and starts nothing")
    func notInstalled() async throws {
        let apps = try await LifeHost()
        var launch = try apps.launch()
        launch.identifier = "com.example.nobody"
        let error = try #require(await apps.failure(of: launch, for: .action("coffee")))
        #expect(error.kind == .notKept)
        #expect("\(error)".contains("no app com.example.nobody is installed"))
        #expect(await apps.host.running == [])
    }

    @Test("whose program is missing says so, and keeps the item", arguments: [true, false])
    func noProgram(isSandboxed: Bool) async throws {
        let apps = try await LifeHost(isSandboxed: isSandboxed)
        var launch = try apps.launch()
        launch.executable = apps.folder.url.appending(path: "nothing")
        let error = try #require(await apps.failure(of: launch, for: .action("coffee")))
        #expect(error.kind == .notStarted)
        #expect(error.isItemKept)
        #expect("\(error)".contains("‘nothing’ is missing"))
        _ = try await apps.host.open(apps.launch())
        #expect(apps.record.delivered == [1])
        await apps.host.stopAll()
    }

    @Test("refuses more who wait for the app than it can keep")
    func tooMany() async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch("hangsAtLaunch")
        let errors = await withTaskGroup(of: AppHostError?.self) { group in
            for _ in 0..<300 { group.addTask { await apps.failure(of: launch) } }
            var errors: [AppHostError?] = []
            for await error in group {
                errors.append(error)
                if errors.count == 300 - 256 {
                    group.addTask {
                        await apps.host.stopAll(); return nil
                    }
                }
            }
            return errors
        }
        #expect(errors.prefix(300 - 256).allSatisfy { $0?.kind == .tooManyCalls })
        #expect(errors.count { $0?.kind == .stopped } == 256)
    }

    @Test("is sent away once by all who send it away at the same time")
    func sentAwayTogether() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<300 { group.addTask { await apps.host.sendToBackground("com.example.one") } }
        }
        #expect(try apps.journal().count { $0 == "background" } == 1)
        await apps.host.stopAll()
    }
}
