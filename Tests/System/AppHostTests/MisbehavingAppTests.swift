// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Store
import TestSupport
import Testing
import Wire

@Suite("An app that misbehaves")
struct MisbehavingAppTests {
    @Test("by dying at its launch is told about, and keeps its item", arguments: ["crashesAtLaunch", "exitsAtLaunch"])
    func dies(mode: String) async throws {
        let apps = try await LifeHost()
        let error = try #require(await apps.failure(of: apps.launch(mode), for: .action("coffee")))
        #expect(error.kind == .ended)
        #expect(error.isItemKept)
        #expect(error.termination?.isSuccess == false)
        #expect("\(error)".contains("while it launched for the quick action ‘coffee’"))
        #expect(try await apps.waiting() == [1])
        _ = try await apps.host.open(apps.launch())
        #expect(apps.record.delivered == [1])
        await apps.host.stopAll()
    }

    @Test("over one item three times gets it no more, and the next one all the same")
    func poison() async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch("crashesOverPoison")
        for (round, item) in ["poison", "tea", "milk"].enumerated() {
            let error = try #require(await apps.failure(of: launch, for: .action(item)))
            #expect(error.kind == .ended)
            #expect(error.isItemKept)
            let counts = try await apps.store.deliveries(of: launch.identifier).map(\.crashes)
            #expect(counts == [[1], [2, 0], [0, 0]][round])
        }
        #expect(apps.record.problems.contains { $0.contains("failed 3 times over what it was opened for") })
        let opened = try await apps.host.open(launch)
        #expect(opened.app.state == .active)
        #expect(apps.record.delivered == [2, 3])
        await apps.host.stopAll()
    }

    @Test("by hanging over an event is ended at its deadline", arguments: ["hangsAtLaunch", "hangsOverPoison"])
    func hangs(mode: String) async throws {
        let apps = try await LifeHost(.impatient)
        let error = try #require(await apps.failure(of: apps.launch(mode), for: .action("poison")))
        #expect(error.kind == .timeout)
        #expect("\(error)".contains("took longer than 1.0 seconds while it launched"))
        _ = await apps.host.end(of: "com.example.one")
        #expect(
            try await apps.store.deliveries(of: "com.example.one").first?.crashes == 1)
        #expect(await apps.host.running == [])
    }

    @Test("by hanging over its launch holds up no other", .timeLimit(.minutes(1)))
    func hangsBeforeAnother() async throws {
        var limits = AppLimits.impatientAfterLaunch
        limits.life.launch = .seconds(600)
        let apps = try await LifeHost(limits)
        let hanging = try apps.launch("hangsAtLaunch")
        let error = Task { await apps.failure(of: hanging) }
        await apps.record.wait(for: .launching)
        let opened = try await apps.host.open(apps.launch(app: "two"))
        #expect(opened.app.state == .active)
        #expect(await apps.host.inFront == "com.example.two")
        #expect(await apps.host.running.map(\.state) == [.launching, .active])
        await apps.host.stopAll()
        #expect(await error.value?.kind == .stopped)
    }

    @Test("by hanging over an item holds up who opens it for others no longer than itself", .timeLimit(.minutes(1)))
    func hangsBeforeItsNextItems() async throws {
        let apps = try await LifeHost(.impatient)
        let launch = try apps.launch("hangsOverPoison")
        await withTaskGroup(of: AppHostError?.self) { group in
            group.addTask { await apps.failure(of: launch, for: .action("poison")) }
            await apps.record.wait(for: .launching)
            for item in ["tea", "milk", "sugar"] {
                group.addTask { await apps.failure(of: launch, for: .action(item)) }
            }
            for await error in group { #expect(error?.kind == .timeout) }
        }
        #expect(apps.record.problems == [])
        await apps.host.stopAll()
    }

    @Test("in the background does not keep another from the front", .timeLimit(.minutes(1)))
    func hangsInTheBackground() async throws {
        let apps = try await LifeHost(.impatientAfterLaunch)
        _ = try await apps.host.open(apps.launch("hangsInTheBackground"))
        let opened = try await apps.host.open(apps.launch(app: "two"))
        #expect(opened.app.state == .active)
        // Another's launch can be quicker than its end.
        await apps.record.wait {
            if case .ended(_, _, let text) = $0 { "\(text)".contains("while it left the screen") } else { false }
        }
        await apps.host.stopAll()
    }

    @Test(
        "by breaking the protocol is ended, and told why",
        arguments: [
            ("saysHelloTwice", "said hello twice"), ("sendsNonsense", "unreadable message"),
            ("asksAsAnExtension", "answered request 1, which was never made"),
            ("forgetsDelivery", "did not report the result of item 1"),
            ("floodsDeliveries", "belong to nothing"),
        ])
    func breaksProtocol(mode: String, text: String) async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch(mode)
        let error = try #require(await apps.failure(of: launch, for: .action("coffee")))
        #expect(error.kind == .protocolViolation)
        #expect("\(error)".contains(text) || "\(error)".contains("unrequested"), "\(error)")
        _ = await apps.host.end(of: "com.example.one")
        // One that says hello twice may have taken it before its end.
        #expect(try await apps.waiting() == (apps.record.delivered.isEmpty ? [1] : []))
        #expect(await apps.host.running == [])
    }

    @Test("by saying it is active in the background is ended")
    func wrongState() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("isActiveInTheBackground"))
        await apps.host.sendToBackground("com.example.one")
        _ = await apps.host.end(of: "com.example.one")
        #expect(apps.record.ends.first?.contains("it says it is active after it left the screen") == true)
    }

    @Test("by claiming items that are not its own takes none away")
    func foreignItems() async throws {
        let apps = try await LifeHost()
        _ = await apps.failure(of: try apps.launch("crashesAtLaunch", app: "two"), for: .action("theirs"))
        let opened = try await apps.host.open(apps.launch("deliversForeignItems"), for: .action("its own"))
        #expect(opened.isHandled == true)
        #expect(apps.record.delivered == [2])
        #expect(try await apps.waiting(for: "two") == [1])
        #expect(apps.record.problems.contains { $0.contains("item 1, which it did not receive") })
        await apps.host.stopAll()
    }

    @Test("by being done with events there are not is told about, and lives")
    func unknownEvents() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch("isDoneWithUnknownEvents"), for: .action("coffee"))
        #expect(opened.app.state == .active)
        #expect(apps.record.problems.first?.contains("event 4711") == true)
        await apps.host.stopAll()
    }

    @Test("by printing without end of line is shown in pieces, and lives")
    func output() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch("floodsOutput"))
        #expect(opened.app.state == .active)
        await apps.host.stopAll()
        #expect(apps.record.lines.allSatisfy { $0.count <= 64 << 10 })
        #expect(apps.record.lines.reduce(0) { $0 + $1.count } >= 8 << 20)
    }

    @Test("by crashing right after it had an item has it, and gets it no more")
    func crashesAfterDelivery() async throws {
        let apps = try await LifeHost()
        let error = try #require(await apps.failure(of: apps.launch("crashesAfterDelivery"), for: .action("coffee")))
        #expect(error.kind == .ended)
        #expect(!error.isItemKept)
        #expect(apps.record.delivered == [1])
        #expect(try await apps.waiting() == [])
    }
}
