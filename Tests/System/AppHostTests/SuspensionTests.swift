// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import ProcessLife
import Sentences
import TestSupport
import Testing
import Wire

@testable import Processes

@Suite("A suspended app")
struct SuspensionTests {
    @Test("stands still, and so does all it has started; it goes on when it is opened", arguments: [true, false])
    func standsStill(isSandboxed: Bool) async throws {
        let apps = try await LifeHost(.sleepy, isSandboxed: isSandboxed)
        let process = try #require(try await apps.host.open(apps.launch("startsAnother")).app.process)
        let family = [process] + ProcessStatus.children(of: process)
        #expect(family.count == 2)
        await apps.host.sendToBackground("com.example.one")
        await apps.record.wait(for: .suspended)
        try await ProcessStatus.wait(until: "T", for: family)
        let time = family.map { ProcessStatus(of: $0)?.time }
        // The other would use all the time there is: this takes some.
        _ = try await apps.host.open(apps.launch(app: "two"))
        #expect(family.map { ProcessStatus(of: $0)?.time } == time)
        _ = try await apps.host.open(apps.launch("startsAnother"), for: .action("tea"))
        #expect(family.allSatisfy { ProcessStatus(of: $0)?.state != "T" })
        // The other may have been stopped before it wrote that it starts.
        let journal = try apps.journal().filter { $0 != "start" }
        #expect(journal.suffix(4) == ["foreground", "begin 1", "return 1", "sent 1"])
        #expect(apps.record.states() == [.launching, .active, .background, .suspended, .background, .active])
        await apps.host.stopAll()
    }

    @Test("has been in the background for five seconds, and no less")
    func time() async throws {
        let clock = ManualClock()
        let apps = try await LifeHost(.standard, clock: clock)
        _ = try await apps.host.open(apps.launch())
        await apps.host.sendToBackground("com.example.one")
        await clock.sleeper(for: .seconds(5))
        clock.advance(by: .seconds(4.9))
        #expect(await apps.host.running.map(\.state) == [.background])
        clock.advance(by: .seconds(0.1))
        await apps.record.wait(for: .suspended)
        // However long it rests, no deadline meets it.
        clock.advance(by: .seconds(100_000))
        #expect(try await !apps.host.open(apps.launch()).isLaunched)
        await apps.host.stopAll()
    }

    @Test("is ended without being told", arguments: [true, false])
    func stop(isSandboxed: Bool) async throws {
        let apps = try await LifeHost(.sleepy, isSandboxed: isSandboxed)
        _ = try await apps.host.open(apps.launch())
        await apps.host.sendToBackground("com.example.one")
        await apps.record.wait(for: .suspended)
        await apps.host.stopAll()
        #expect(try apps.journal() == ["start", "launch", "background"])
        #expect(await apps.host.end(of: "com.example.one")?.cause == .signal(9))
        #expect(apps.record.failures.isEmpty, "anyone who is closed has nothing to explain: \(apps.record.failures)")
    }

    @Test("may be killed by anybody, and is restarted for what it is opened for")
    func killed() async throws {
        let apps = try await LifeHost(.sleepy)
        let process = try #require(try await apps.host.open(apps.launch()).app.process)
        await apps.host.sendToBackground("com.example.one")
        await apps.record.wait(for: .suspended)
        kill(process, SIGKILL)
        _ = await apps.host.end(of: "com.example.one")
        #expect(apps.record.failures.count == 1)
        let opened = try await apps.host.open(apps.launch(), for: .action("tea"))
        #expect(opened.isLaunched)
        #expect(opened.isHandled == true)
        await apps.host.stopAll()
    }

    @Test("that was suspended longest is ended when there are too many")
    func tooMany() async throws {
        var limits = AppLimits.sleepy
        limits.memory = MemoryBudget(bytes: .max, apps: 1)
        let apps = try await LifeHost(limits)
        for name in ["one", "two", "three"] {
            _ = try await apps.host.open(apps.launch(app: name))
            await apps.host.sendToBackground("com.example.\(name)")
            await apps.record.wait(for: .suspended, of: name)
        }
        #expect(await apps.host.end(of: "com.example.one")?.cause == .signal(9))
        #expect(await apps.host.end(of: "com.example.two")?.cause == .signal(9))
        #expect(await apps.host.running.map(\.identifier) == ["com.example.three"])
        #expect(try apps.journal(of: "one") == ["start", "launch", "background"])
        await apps.host.stopAll()
    }

    @Test("is ended when it keeps more than all may")
    func tooLarge() async throws {
        var limits = AppLimits.sleepy
        limits.memory = MemoryBudget(bytes: 4096, apps: 8)
        let apps = try await LifeHost(limits)
        _ = try await apps.host.open(apps.launch())
        await apps.host.sendToBackground("com.example.one")
        #expect(await apps.host.end(of: "com.example.one")?.cause == .signal(9))
        #expect(apps.record.ends == ["was ended while suspended, to free memory"])
    }

    @Test("is ended when the machine runs out of memory, the oldest first, and the app in front is warned")
    func pressure() async throws {
        let (events, press) = AsyncStream.makeStream(of: Void.self)
        let apps = try await LifeHost(
            .sleepy, pressure: MemoryPressure { () throws(Problem<Fault>) in events })
        for name in ["one", "two"] {
            _ = try await apps.host.open(apps.launch(app: name))
            await apps.host.sendToBackground("com.example.\(name)")
            await apps.record.wait(for: .suspended, of: name)
        }
        _ = try await apps.host.open(apps.launch(app: "three"))
        press.yield()
        #expect(await apps.host.end(of: "com.example.one")?.cause == .signal(9))
        #expect(await apps.host.running.map(\.identifier) == ["com.example.three", "com.example.two"])
        // An opening is over once the app has answered the warning; warnings that come before are one.
        _ = try await apps.host.open(apps.launch(app: "three"))
        press.yield()
        #expect(await apps.host.end(of: "com.example.two")?.cause == .signal(9))
        _ = try await apps.host.open(apps.launch(app: "three"))
        await apps.host.stop("com.example.three")
        let journal = try apps.journal(of: "three")
        #expect(journal.filter { $0 == "memoryWarning" }.count == 2)
        #expect(journal.last == "terminate")
    }

    @Test("where the kernel does not report memory running out, that is said once")
    func noPressure() async throws {
        let apps = try await LifeHost(
            pressure: MemoryPressure { () throws(Problem<Fault>) in throw Problem("no file") })
        _ = try await apps.host.open(apps.launch())
        _ = try await apps.host.open(apps.launch())
        #expect(apps.record.problems.count == 1)
        #expect(apps.record.problems.first?.contains("no file") == true)
        await apps.host.stopAll()
    }
}
