// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation

/// What a person waits for, with as many apps as a machine has: from their words to the end of the answer, from a tap
/// to the result.
struct PhraseToAnswer: Benchmark {
    let name = "From a person's words to the answer, by installed apps"
    private let counts = [1, 10, 50, 200]
    private let repetitions = 100

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem()
        let screen = try LoopbackClient(port: system.port)
        screen.write(system.eventsRequest)
        _ = await screen.read(until: "event: state")
        let chat = try system.chat()
        var (rows, installed): ([Measurement], Int) = ([], 1)
        for count in counts {
            try await system.install(installed..<count)
            installed = count
            // Made here, as the server closes what is idle for as long as so many installations take.
            let hand = try LoopbackClient(port: system.port)
            try await system.command(#"{"unlock":{}}"#, on: hand)
            let apps = count == 1 ? "1 app" : "\(count) apps"
            rows.append(
                try await measure("in an open chat, \(apps)") {
                    try Self.check(try await chat.say(ServedSystem.phrase))
                })
            rows.append(
                try await measure("on the device, with a panel, \(apps)") {
                    try Self.check(try await system.converse(ServedSystem.phrase, screen, hand))
                })
            rows.append(
                try await measure("by a client of its own, \(apps)") {
                    try Self.check(try await system.say(ServedSystem.phrase))
                })
            rows.append(
                try await measure("the same by the title of an intent, \(apps)") {
                    try Self.check(try await system.say(Self.title))
                })
            rows.append(
                try await measure("a tap on Home, \(apps)") { try await system.command(#"{"home":{}}"#, on: hand) })
            rows.append(
                try await measure("one icon, \(apps)") {
                    try await system.get("/icon/\(ServedSystem.identifier)")
                })
            rows.append(try await iconsOfAll(count, system))
        }
        try await chat.end()
        await system.end()
        return rows
    }

    /// What each costs where a page asks for the icons of all apps, one after another.
    private func iconsOfAll(_ count: Int, _ system: ServedSystem) async throws -> Measurement {
        var times: [Duration] = []
        for _ in 0..<max(1, repetitions / count) {
            let start = ContinuousClock.now
            for number in 0..<count { try await system.get("/icon/\(ServedSystem.identifier(ofClone: number))") }
            times.append((.now - start) / count)
        }
        return Measurement("each of all icons, \(count) \(count == 1 ? "app" : "apps")", of: times)
    }

    /// Only one app of that name is there.
    private static let title = "Async only with Misbehaving"

    private static func check(_ answer: String) throws {
        guard answer.contains("Did") else { throw BenchmarkError("no answer: \(answer)") }
    }

    private func measure(_ name: String, _ work: () async throws -> Void) async throws -> Measurement {
        for _ in 0..<10 { try await work() }
        var times: [Duration] = []
        for _ in 0..<repetitions {
            let start = ContinuousClock.now
            try await work()
            times.append(.now - start)
        }
        return Measurement(name, of: times)
    }
}
