// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Synchronization

/// What the host and a running extension have in memory.
struct PeakMemory: Benchmark {
    let name = "Peak memory"

    func run() async throws -> [Measurement] {
        let host = ExtensionHost(sandbox: try Sandbox(path: nil))
        for exchange in SampleOrder.exchanges { _ = try await host.send(exchange.request, to: .peer) }
        guard let process = host.processes.first else { throw BenchmarkError("the peer has gone") }
        let measurements = [
            Measurement("this program, as host", try peak(of: "self"), .mebibytes),
            Measurement("the extension", try peak(of: String(process)), .mebibytes),
        ]
        await host.stopAll()
        return measurements
    }

    private func peak(of process: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        guard let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else {
            throw BenchmarkError("/proc/\(process)/status has no VmHWM")
        }
        return kibibytes / 1024
    }
}
