// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import ProcessLife

/// An app as a developer has it, with UIKit and a delegate: opened for a quick action, beside the same program
/// started by hand in the same walls, which ends as soon as it sees that no system is there; and what it keeps
/// of the memory once it is suspended.
struct UIKitLaunch: Benchmark {
    let name = "An app built with UIKit: cold launch with a quick action"
    let count = 60

    func run() async throws -> [Measurement] {
        let apps = try await SampleApps()
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let launch = try Self.launch(in: folder)
        let sandbox = try Sandbox(path: nil)
        let suspensions = AsyncStream.makeStream(of: Void.self)
        var limits = AppLimits.standard
        limits.life.background = .zero
        let host = apps.host(limits: limits, sandbox: sandbox) { event in
            guard case .changed(let app) = event, app.state == .suspended else { return }
            suspensions.continuation.yield()
        }
        let room = try ColdInvocation.room(for: launch.executable, sandbox)
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], []]
        // In turns, so that whatever else the machine does meets both alike; the first is for practice.
        for round in 0...count {
            let opened = try await clock.measure { _ = try await host.open(launch, for: SampleApps.item) }
            await host.stopAll()
            let bare = try clock.measure {
                try EmptyProcess.run(room.tool, arguments: room.arguments, endingWith: Self.startedByHand)
            }
            guard round > 0 else { continue }
            for (index, time) in [opened, bare].enumerated() { times[index].append(time) }
        }
        _ = try await host.open(launch)
        await host.sendToBackground(SampleApps.identifier)
        var suspended = suspensions.stream.makeAsyncIterator()
        await suspended.next()
        let memory = await host.running.first?.memory ?? 0
        await host.stopAll()
        let rows = zip(["in front", "bare `bwrap` with the same walls, the same program, started by hand"], times)
            .map { Measurement($0, of: $1) }
        return rows + [
            rows[0].ratio(to: rows[1], name: "ratio", goal: 1.5),
            Measurement("memory of the suspended app", Double(memory) / Double(1 << 20), .mebibytes),
        ]
    }

    /// The exit status of an app that nobody but a person has started.
    private static let startedByHand: Int32 = 64

    /// A bundle as it is installed.
    private static func launch(in folder: URL) throws -> BundleLaunch {
        let files = FileManager.default
        let (bundle, container) = (folder.appending(path: "Life.app"), folder.appending(path: "container"))
        for folder in [bundle, container] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        let executable = bundle.appending(path: "LifeApp")
        try files.copyItem(
            at: Peer.executable.deletingLastPathComponent().appending(path: "FixtureApps"), to: executable)
        let info: [String: Any] = [
            "CFBundleIdentifier": SampleApps.identifier, "CFBundleExecutable": "LifeApp", "LifeLaunchReturns": true,
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
        return BundleLaunch(
            identifier: SampleApps.identifier, executable: executable,
            environment: ["HOME": container.path(percentEncoded: false), "PATH": "/usr/bin:/bin"],
            workingDirectory: container, policy: SandboxPolicy(readable: [bundle], writable: [container]))
    }
}
