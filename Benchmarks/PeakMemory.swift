// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost

/// What the host and a running extension have in memory.
struct PeakMemory: Benchmark {
    let name = "Peak memory"

    func run() async throws -> [Measurement] {
        let host = ExtensionHost(sandbox: try Sandbox(path: nil))
        for exchange in SampleOrder.exchanges { _ = try await host.send(exchange.request, to: .peer) }
        guard let process = host.processes.first else { throw BenchmarkError("the peer has gone") }
        let measurements = [
            Measurement("this program, as host", try MeasuredMemory(of: "self").peak, .mebibytes),
            Measurement("the extension", try MeasuredMemory(of: String(process)).peak, .mebibytes),
        ]
        await host.stopAll()
        return measurements
    }
}
