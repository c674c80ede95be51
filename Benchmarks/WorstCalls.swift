// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A neighbor's conversation beside an app that makes a call without end, each call there is and of several sizes, and
/// what the system keeps of it.
struct WorstCalls: Benchmark {
    let name = "A conversation beside the worst calls"
    private static let rounds = 20
    private static let sizes = [("1 KiB", 1 << 10), ("1 MiB", 1 << 20), ("64 MiB", 64 << 20)]

    func run() async throws -> [Measurement] {
        try await ServedSystem.measure { system in
            try await system.installCaller()
            return try await measure(system)
        }
    }

    private func measure(_ system: ServedSystem) async throws -> [Measurement] {
        var measurements: [Measurement] = []
        let kept = try await system.keptMemory {
            let alone = try await system.converse("alone", rounds: Self.rounds)
            measurements.append(alone)
            for (title, size) in Self.sizes {
                let ratios = try await ratios(system, to: alone, title, size)
                measurements += ratios.max { $0.value < $1.value }.map { [$0] } ?? []
            }
            try await Self.open(CallingApp.silence, in: system)
        }
        return measurements + [kept]
    }

    /// Opens the app, which is ended where what it sends is refused.
    private static func open(_ address: String, in system: ServedSystem) async throws {
        do {
            _ = try await system.perform(["open", address])
        } catch is BenchmarkError {
            // An answer too.
        }
    }

    /// One for each call.
    private func ratios(
        _ system: ServedSystem, to alone: Measurement, _ title: String, _ size: Int
    ) async throws -> [Measurement] {
        var ratios: [Measurement] = []
        for (number, call) in try GrownCall.all().enumerated() {
            async let opening: Void = Self.open(CallingApp.address(of: number, size), in: system)
            let name = "the worst of \(title), \(call.name)"
            ratios.append(
                try await system.converse(name, rounds: Self.rounds).ratio(to: alone, name: name, goal: 2))
            try await opening
        }
        return ratios
    }
}
