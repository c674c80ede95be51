// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import TestSupport
import Testing
import Wire

/// A UIKit app that is killed at random moments, by its own log and the store's.
@Suite("What a UIKit app is opened for")
struct KilledAppTests {
    @Test("is never lost and never given twice, however the app is killed", arguments: [true, false])
    func kills(hasScenes: Bool) async throws {
        let count = Repetitions.launches(sample: 25)
        var trial = try await KillTrial(hasScenes: hasScenes)
        for number in 1...count { try await trial.launch(for: number) }
        let log = try await trial.finish()
        #expect(log.got.keys.sorted() == Array(1...count))
        // Between a method's return and the word of it lie a few instructions: a kill just there is the one way.
        let twice = log.got.filter { $0.value > 1 }.keys
        #expect(twice.count <= max(1, count / 100), "given twice: \(twice.sorted())")
        #expect(log.killedBefore + log.killedAfter > count / 2)
        print(
            "\(count) launches \(hasScenes ? "with" : "without") scenes: \(log.killedBefore) killed before the item was "
                + "given, \(log.killedAfter) after, \(twice.count) in the window")
    }
}

/// Launches of one app, each with a kill at a random moment.
private struct KillTrial {
    struct Log {
        /// How often the app's own methods have got each item.
        var got: [Int: Int] = [:]
        var killedBefore = 0
        var killedAfter = 0
    }

    private let apps: LifeHost
    private let app: BundleLaunch
    /// How long the app took to the front the last few times: what else the machine does changes.
    private var times: [Duration] = []
    /// A kill comes this late after the start of the app at most: in about half of the launches before the item.
    private var longest: Duration { (times.max() ?? .zero) * 2 }
    private var log = Log()
    private var newest = 0
    /// The store has forgotten these.
    private var acknowledged: Set<Int> = []

    init(hasScenes: Bool) async throws {
        apps = try await LifeHost()
        app = try apps.launch(DelegateLogApp(hasScenes: hasScenes))
        for _ in 0..<3 { try await takeTime() }
        _ = try apps.takeCalls()
    }

    /// Lets the app live once.
    private mutating func takeTime() async throws {
        let (apps, app) = (apps, app)
        await apps.host.stop(app.identifier)
        let known = apps.record.events.count
        async let opened = apps.host.open(app)
        await apps.record.wait { $0.dropFirst(known).contains(where: \.isStart) }
        let start = ContinuousClock.now
        _ = try await opened
        times = times.suffix(2) + [ContinuousClock.now - start]
        await apps.host.stop(app.identifier)
    }

    mutating func launch(for number: Int) async throws {
        if number.isMultiple(of: 10) { try await takeTime() }
        // Every other time the app has to start; else it may have survived the last kill.
        if number.isMultiple(of: 2) { await apps.host.stop(app.identifier) }
        let killer = Task { [apps, delay = longest * Double.random(in: 0...1)] in
            let known = apps.record.events.count
            if await apps.host.running.isEmpty {
                await apps.record.wait { $0.dropFirst(known).contains(where: \.isStart) }
            }
            // The moment is the subject: it is to lie anywhere between the start and well after the item.
            try await Task.sleep(for: delay)
            guard let process = await apps.host.running.first?.process else { return false }
            return kill(process, SIGKILL) == 0
        }
        let item = QuickActionPayload(type: "kill", title: "Kill", userInfo: ["number": .integer(number)])
        let error = await apps.failure(of: app, for: .quickAction(item))
        if let error { #expect(error.kind == .ended, "\(error)") }
        if try await killer.value {
            if error?.isItemKept == true { log.killedBefore += 1 } else { log.killedAfter += 1 }
            _ = await apps.host.end(of: app.identifier)
        }
        try readCalls()
    }

    /// Opens the app once more, for what may still wait.
    mutating func finish() async throws -> Log {
        _ = try await apps.host.open(app)
        try readCalls()
        #expect(try await apps.waiting() == [])
        await apps.host.stopAll()
        return log
    }

    private mutating func readCalls() throws {
        for call in try apps.takeCalls() {
            // The app is told about the item in its launch options too; its own method for it is another.
            guard !call.hasPrefix("didFinishLaunching"), let range = call.range(of: "item=kill number="),
                let number = Int(call[range.upperBound...])
            else { continue }
            #expect(!acknowledged.contains(number), "item \(number) was given again after the store had forgotten it")
            #expect(number >= newest, "item \(number) came after item \(newest)")
            newest = number
            log.got[number, default: 0] += 1
        }
        acknowledged.formUnion(apps.record.delivered)
    }
}

extension AppHostEvent {
    /// Whether a process of an app has become known.
    fileprivate var isStart: Bool {
        if case .changed(let app) = self { app.state == .launching && app.process != nil } else { false }
    }
}
