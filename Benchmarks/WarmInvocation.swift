// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Wire

/// An order to a running extension, beside the bare round trips of the very
/// same frames between two processes.
struct WarmInvocation: Benchmark {
    let name = "Warm invocation: resolve twice, confirm, handle"
    let rounds = 40
    let ordersInRound = 50

    func run() async throws -> [Measurement] {
        // As a conversation runs.
        try await withTaskExecutorPreference(CarryingExecutor.shared) {
            let connection = try BareConnection(to: .bare)
            let host = ExtensionHost(sandbox: try Sandbox(path: nil))
            try await order(from: host)
            var measurements: [Measurement] = []
            for processors in Processors.available {
                try await processors.settle(peers: host.processes + [connection.peer])
                measurements += try await measure(host, connection, processors)
            }
            await host.stopAll()
            return measurements
        }
    }

    private func measure(
        _ host: ExtensionHost, _ connection: BareConnection, _ processors: Processors
    ) async throws -> [Measurement] {
        let clock = ContinuousClock()
        let frames = try SampleOrder.frames()
        var bare: [Duration] = []
        var whole: [Duration] = []
        // In turns, so that whatever else the machine does meets both alike; the first is for practice.
        for round in 0...rounds {
            for _ in 0..<ordersInRound {
                let time = try clock.measure {
                    for frame in frames { try connection.roundTrip(frame.request, answeredBy: frame.reply.count) }
                }
                if round > 0 { bare.append(time) }
            }
            for _ in 0..<ordersInRound {
                let start = clock.now
                try await order(from: host)
                if round > 0 { whole.append(clock.now - start) }
            }
        }
        let wholeOrder = Measurement("through the host, \(processors.name)", of: whole)
        let bareOrder = Measurement("four bare round trips, \(processors.name)", of: bare)
        return [wholeOrder, bareOrder, wholeOrder.ratio(to: bareOrder, name: "ratio, \(processors.name)", goal: 3)]
    }

    private func order(from host: ExtensionHost) async throws {
        for exchange in SampleOrder.exchanges { _ = try await host.send(exchange.request, to: .peer) }
    }
}

extension BundleLaunch {
    static let peer = BundleLaunch(
        identifier: "benchmark.peer", executable: Peer.executable, environment: Peer.extension.environment,
        workingDirectory: FileManager.default.temporaryDirectory,
        policy: SandboxPolicy(readable: [Peer.executable]))
}
