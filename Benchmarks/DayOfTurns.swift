// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation

/// What `beckon serve` has in memory after as many conversations as a busy person has in a day, each through the
/// device and a real extension, with a browser that looks on.
struct DayOfTurns: Benchmark {
    let name = "Memory of `beckon serve` over a day of conversations"
    /// A slow machine has a shorter day: no more than ``patience`` of it.
    private let count = 2000
    private let patience = Duration.seconds(120)
    /// What is loaded and kept once is there after so many.
    private let practice = 200

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem()
        let (screen, hand) = (try LoopbackClient(port: system.port), try LoopbackClient(port: system.port))
        screen.write(system.eventsRequest)
        _ = await screen.read(until: "event: state")
        try await system.command(#"{"unlock":{}}"#, on: hand)
        let new = try Self.memory(of: system.process)
        for _ in 0..<practice { _ = try await converse(with: system, screen, hand) }
        let before = try Self.memory(of: system.process)
        var times: [Duration] = []
        let start = ContinuousClock.now
        while times.count < count - practice, .now - start < patience {
            times.append(try await converse(with: system, screen, hand))
        }
        let after = try Self.memory(of: system.process)
        await system.end()
        return [
            Measurement("before the first", new, .mebibytes), Measurement("after \(practice)", before, .mebibytes),
            Measurement("after \(practice + times.count)", after, .mebibytes),
            Measurement("what the last \(times.count) have added", after - before, .mebibytes),
            Measurement("one of them, from the words to the end of the answer", of: times),
        ]
    }

    private func converse(
        with system: ServedSystem, _ screen: LoopbackClient, _ hand: LoopbackClient
    ) async throws -> Duration {
        let start = ContinuousClock.now
        let seen = try await system.converse(ServedSystem.phrase, screen, hand)
        guard seen.contains("Did MILK") else { throw BenchmarkError("a conversation had no answer: \(seen)") }
        return .now - start
    }

    /// All of a process's that is in memory.
    private static func memory(of process: Int32) throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { throw BenchmarkError("/proc/\(process)/status has no VmRSS") }
        return kibibytes / 1024
    }
}
