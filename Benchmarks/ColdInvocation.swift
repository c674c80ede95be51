// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Wire

/// The first request to an extension, beside starting and ending a process
/// that does nothing.
struct ColdInvocation: Benchmark {
    let name = "Cold invocation: start, hello, handle"
    let count = 60

    func run() async throws -> [Measurement] {
        let clock = ContinuousClock()
        let host = ExtensionHost()
        let path = Peer.executable.path(percentEncoded: false)
        var cold: [Duration] = []
        var empty: [Duration] = []
        var smallest: [Duration] = []
        for _ in 0..<count {
            let start = clock.now
            _ = try await host.send(.handle(SampleOrder.intent), to: .peer)
            cold.append(clock.now - start)
            await host.stopAll()
            empty.append(try clock.measure { try EmptyProcess.run(path, as: .nothing) })
            smallest.append(try clock.measure { try EmptyProcess.run("/bin/true") })
        }
        let whole = Measurement("through the host", of: cold)
        let nothing = Measurement("the same program, doing nothing", of: empty)
        return [
            whole, nothing, Measurement("/bin/true", of: smallest),
            whole.ratio(to: nothing, name: "ratio to the same program", goal: 1.5),
        ]
    }
}
