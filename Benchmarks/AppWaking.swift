// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Glibc
import ProcessLife
import Processes
import Wire

/// A suspended app brought to the front, beside a bare SIGCONT and one round trip of the same frames; and
/// what a suspended app keeps of the memory.
struct AppWaking: Benchmark {
    let name = "Waking a suspended app"
    let count = 500

    func run() async throws -> [Measurement] {
        let apps = try await SampleApps()
        let suspensions = AsyncStream.makeStream(of: Void.self)
        var limits = AppLimits.standard
        limits.life.background = .zero
        let host = apps.host(limits: limits, sandbox: try Sandbox(path: nil)) { event in
            guard case .changed(let app) = event, app.state == .suspended else { return }
            suspensions.continuation.yield()
        }
        var suspended = suspensions.stream.makeAsyncIterator()
        let bare = try BareConnection(to: .bareApp)
        let frames = try Peer.appFrames()
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], []]
        _ = try await host.open(.app)
        for round in 0...count {
            await host.sendToBackground(SampleApps.identifier)
            await suspended.next()
            // What a suspended app keeps of the memory is looked at then; that is not part of its waking.
            _ = await host.running
            let woken = try await clock.measure { _ = try await host.open(.app) }
            kill(bare.peer, SIGSTOP)
            let trip = try clock.measure {
                kill(bare.peer, SIGCONT)
                try bare.roundTrip(frames.event, answeredBy: frames.done.count)
            }
            // The first is for practice.
            if round > 0 { zip(times.indices, [woken, trip]).forEach { times[$0].append($1) } }
        }
        await host.sendToBackground(SampleApps.identifier)
        await suspended.next()
        let memory = await host.running.first?.memory ?? 0
        await host.stopAll()
        let rows = zip(["through the host", "bare SIGCONT and round trip"], times).map { Measurement($0, of: $1) }
        return rows + [
            rows[0].ratio(to: rows[1], name: "ratio", goal: nil),
            Measurement("memory of a suspended app without UIKit", Double(memory) / Double(1 << 20), .mebibytes),
        ]
    }
}
