// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Wire

/// From the wish to open an app, for a quick action, to the app in front with the action in its hands,
/// beside starting and ending the same sandboxed program that does nothing.
struct AppLaunch: Benchmark {
    let name = "Cold launch of an app: sandbox, start, quick action, in front"
    let count = 60

    func run() async throws -> [Measurement] {
        let apps = try await SampleApps()
        let sandbox = try Sandbox(path: nil)
        let host = apps.host(sandbox: sandbox)
        let room = try ColdInvocation.room(for: Peer.executable, sandbox)
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], [], []]
        // In turns, so that whatever else the machine does meets all alike; the first is for practice.
        for round in 0...count {
            let acted = try await clock.measure { _ = try await host.open(.app, for: SampleApps.item) }
            await host.stopAll()
            let opened = try await clock.measure { _ = try await host.open(.app) }
            await host.stopAll()
            let bare = try clock.measure { try EmptyProcess.run(room.tool, arguments: room.arguments, as: .nothing) }
            guard round > 0 else { continue }
            for (index, time) in [acted, opened, bare].enumerated() { times[index].append(time) }
        }
        let rows = zip(
            [
                "with a quick action, kept on the disk first", "for nothing",
                "bare `bwrap` with the same walls, the same program, doing nothing",
            ], times
        ).map { Measurement($0, of: $1) }
        return rows + [rows[0].ratio(to: rows[2], name: "ratio with an action", goal: 1.5)]
    }
}

extension BundleLaunch {
    static let app = BundleLaunch(
        identifier: SampleApps.identifier, executable: Peer.executable, environment: Peer.app.environment,
        workingDirectory: FileManager.default.temporaryDirectory,
        policy: SandboxPolicy(readable: [Peer.executable]))
}
