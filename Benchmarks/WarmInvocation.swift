// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Wire

/// An order to a running extension, beside the bare round trips of the very
/// same frames between two processes.
struct WarmInvocation: Benchmark {
    let name = "Warm invocation: resolve twice, confirm, handle"
    let rounds = 40
    let ordersInRound = 50

    func run() async throws -> [Measurement] {
        let clock = ContinuousClock()
        let frames = try SampleOrder.frames()
        let connection = try BareConnection(to: .bare)
        let host = ExtensionHost()
        let launch = ExtensionLaunch.peer
        var bare: [Duration] = []
        var whole: [Duration] = []
        // In turns, so that whatever else the machine does meets both alike.
        for round in 0...rounds {
            for _ in 0..<ordersInRound {
                let time = try clock.measure {
                    for frame in frames { try connection.roundTrip(frame.request, answeredBy: frame.reply.count) }
                }
                if round > 0 { bare.append(time) }
            }
            for _ in 0..<ordersInRound {
                let start = clock.now
                for exchange in SampleOrder.exchanges { _ = try await host.send(exchange.request, to: launch) }
                if round > 0 { whole.append(clock.now - start) }
            }
        }
        await host.stopAll()
        let wholeOrder = Measurement("through the host", of: whole)
        let bareOrder = Measurement("four bare round trips", of: bare)
        return [wholeOrder, bareOrder, wholeOrder.ratio(to: bareOrder, name: "ratio", goal: 3)]
    }
}

extension ExtensionLaunch {
    static var peer: ExtensionLaunch {
        ExtensionLaunch(
            identifier: "benchmark.peer", executable: Peer.executable, environment: Peer.extension.environment,
            workingDirectory: FileManager.default.temporaryDirectory)
    }
}
