// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Processes
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@Suite("What an app is opened for")
struct DeliveryTests {
    @Test("waits through a restart of the system, and comes in its order under its numbers")
    func restart() async throws {
        let folder = try TemporaryFolder()
        do {
            let apps = try await LifeHost(in: folder)
            for type in ["a", "b", "c"] {
                _ = await apps.failure(of: try apps.launch("crashesBeforeHello"), for: .action(type))
            }
            #expect(try await apps.waiting() == [1, 2, 3])
        }
        let apps = try await LifeHost(in: folder)
        let opened = try await apps.host.open(apps.launch(), for: .action("d"))
        #expect(opened.isHandled == true)
        #expect(try apps.journal().filter { $0.hasPrefix("begin") } == ["begin 1", "begin 2", "begin 3", "begin 4"])
        #expect(try await apps.waiting() == [])
        await apps.host.stopAll()
    }

    @Test("is refused when too much waits already")
    func bound() async throws {
        var limits = AppLimits.forTests
        limits.deliveries = 2
        let apps = try await LifeHost(limits)
        for _ in 0..<2 { _ = await apps.failure(of: try apps.launch("crashesBeforeHello"), for: .action("a")) }
        let error = try #require(await apps.failure(of: apps.launch(), for: .action("a")))
        #expect(error.kind == .notKept)
        #expect("\(error)".contains("2 items are already waiting for com.example.one"))
        _ = try await apps.host.open(apps.launch())
        _ = try await apps.host.open(apps.launch(), for: .action("a"))
        await apps.host.stopAll()
    }

    @Test("is dropped after a day, and that is told")
    func age() async throws {
        let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        let apps = try await LifeHost(now: { now.withLock(\.self) })
        _ = await apps.failure(of: try apps.launch("crashesBeforeHello"), for: .action("old"))
        now.withLock { $0 += 24 * 3600 + 1 }
        _ = await apps.failure(of: try apps.launch("crashesBeforeHello"), for: .action("new"))
        #expect(try await apps.waiting() == [2])
        #expect(apps.record.problems.contains { $0.contains("item 1") })
    }

    @Test("comes as it was kept: actions, activities and URLs")
    func kinds() async throws {
        let items: [LaunchItem] = [
            .quickAction(
                QuickActionPayload(
                    type: "order", title: "咖啡", subtitle: "large", icon: .symbol("cup"), userInfo: ["n": .integer(2)])),
            .activity(ActivityPayload(activityType: "read"), nil),
            .url(try #require(URL(string: "shop:menu")), source: "com.example.two"),
        ]
        let apps = try await LifeHost()
        for item in items {
            _ = try await apps.store.addDelivery(of: item, to: "com.example.one", at: Date(), limit: 100)
        }
        #expect(try await apps.store.deliveries(of: "com.example.one").map(\.delivery.item) == items)
        _ = try await apps.host.open(apps.launch())
        #expect(apps.record.delivered == [1, 2, 3])
        await apps.host.stopAll()
    }

    /// Random kills at random moments.
    @Test("is never lost and never given twice, however the app is killed")
    func kills() async throws {
        let count = Repetitions.launches(sample: 50)
        let apps = try await LifeHost()
        let launch = try apps.launch()
        var random = SystemRandomNumberGenerator()
        var isKilled = 0
        for number in 1...count {
            let killer = Task { [delay = Duration.microseconds(Int.random(in: 0...40_000, using: &random))] in
                // The moment is the subject: it is to lie anywhere between the start and well after the item.
                try await Task.sleep(for: delay)
                guard let process = await apps.host.running.first?.process else { return false }
                return kill(process, SIGKILL) == 0
            }
            _ = await apps.failure(of: launch, for: .action("\(number)"))
            if try await killer.value { isKilled += 1 }
        }
        #expect(isKilled > count / 4)
        _ = try await apps.host.open(launch)
        await apps.host.stopAll()
        let journal = try apps.journal()
        var returned: [Int: Int] = [:]
        var sent: Set<Int> = []
        var newest = 0
        for line in journal {
            let words = line.split(separator: " ")
            guard words.count == 2, let item = Int(words[1]) else { continue }
            switch words[0] {
            case "begin":
                #expect(!sent.contains(item), "item \(item) was given again after the app had said that it has it")
                #expect(item >= newest, "item \(item) came after item \(newest)")
                newest = item
            case "return": returned[item, default: 0] += 1
            default: sent.insert(item)
            }
        }
        #expect(returned.keys.sorted() == Array(1...count))
        #expect(try await apps.waiting() == [])
        // Between a method's return and the word of it lie a few instructions: a kill just there is the one way.
        let twice = returned.filter { $0.value > 1 }.keys
        #expect(twice.count <= max(1, count / 100), "given twice: \(twice.sorted())")
        print("\(count) launches, \(isKilled) killed, \(twice.count) in the window")
    }
}
