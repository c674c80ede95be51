// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Wire

/// A panel, from the request to its pixels in the system, drawn by an Intents UI extension in its sandbox; beside Cairo
/// and Pango alone, which draw the same picture.
struct PanelDrawing: Benchmark {
    let name = "Panel of 360 × 80 points, at 2×: from the request to the pixels"
    private let coldCount = 40
    private let warmCount = 300

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let launch = try Self.launch(in: folder)
        let sandbox = try Sandbox(path: nil)
        let host = ExtensionHost(sandbox: sandbox)
        let cold = try await cold(launch, host, sandbox)
        let warm = try await warm(launch, host)
        await host.stopAll()
        return cold + warm
    }

    private func cold(_ launch: BundleLaunch, _ host: ExtensionHost, _ sandbox: Sandbox) async throws -> [Measurement] {
        let idle = try ColdInvocation.room(for: launch.executable, sandbox)
        let bare = try ColdInvocation.room(for: Peer.executable, sandbox)
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], [], []]
        // In turns, so that whatever else the machine does meets all alike; the first is for practice.
        for round in 0...coldCount {
            let start = clock.now
            _ = try await Self.panel(1, of: launch, by: host)
            let drawn = clock.now - start
            await host.stopAll()
            let others = [
                try clock.measure {
                    try EmptyProcess.run(idle.tool, arguments: idle.arguments, endingWith: Self.startedByHand)
                },
                try clock.measure { try EmptyProcess.run(bare.tool, arguments: bare.arguments, as: .picture) },
            ]
            guard round > 0 else { continue }
            for (index, time) in ([drawn] + others).enumerated() { times[index].append(time) }
        }
        let names = [
            "cold: the extension is started, and draws",
            "bare `bwrap` with the same walls, the same program, started by hand",
            "bare `bwrap` with the same walls, Cairo and Pango alone",
        ]
        let rows = zip(names, times).map { Measurement($0, of: $1) }
        return rows + [rows[0].ratio(to: rows[2], name: "ratio to Cairo and Pango alone, cold", goal: nil)]
    }

    private func warm(_ launch: BundleLaunch, _ host: ExtensionHost) async throws -> [Measurement] {
        let bare = try BarePanel()
        try Self.check(try await Self.panel(1, of: launch, by: host), against: try bare.draw())
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], [], []]
        for round in 2..<(2 + warmCount) {
            times[0].append(try await clock.measure { _ = try await Self.panel(round, of: launch, by: host) })
            times[1].append(try await clock.measure { _ = try await Self.panel(round, of: launch, by: host) })
            times[2].append(try clock.measure { _ = try bare.draw() })
        }
        let names = ["warm: a new panel", "warm: the same one, drawn again", "Cairo and Pango alone, in one process"]
        let rows = zip(names, times).map { Measurement($0, of: $1) }
        return rows + [rows[0].ratio(to: rows[2], name: "ratio to Cairo and Pango alone, warm", goal: nil)]
    }

    /// The exit status of an extension that nobody but a person has started.
    private static let startedByHand: Int32 = 64

    private static func panel(
        _ number: Int, of launch: BundleLaunch, by host: ExtensionHost
    ) async throws -> PanelPixels {
        let (width, height) = (Double(BarePanel.width), Double(BarePanel.height))
        let answer = try await host.send(
            .draw(
                PanelRequest(
                    panel: number,
                    interaction: InteractionPayload(intent: IntentPayload(className: "FixtureApps.OrderIntent")),
                    status: 3, parameters: [], minimum: PanelSize(width: width, height: 20),
                    maximum: PanelSize(width: width, height: height * 6), scale: Double(BarePanel.scale))),
            to: launch)
        guard let pixels = answer.pixels else { throw BenchmarkError("no panel was drawn: \(answer.reply)") }
        return pixels
    }

    /// Edges of letters may differ a little, as the fonts are found in different ways; more would be another picture.
    private static func check(_ panel: PanelPixels, against bare: [UInt8]) throws {
        guard panel.bytes.count == bare.count else { throw BenchmarkError("the two pictures differ in size") }
        let difference = zip(panel.bytes, bare).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        let mean = Double(difference) / Double(bare.count)
        guard mean < 2 else { throw BenchmarkError("the two pictures differ, by \(mean) of 255") }
    }

    /// A folder as an installed extension has it: the executable beside its `Info.plist`.
    private static func launch(in folder: URL) throws -> BundleLaunch {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = folder.appending(path: "PanelFixture")
        try files.copyItem(
            at: Peer.executable.deletingLastPathComponent().appending(path: "FixtureApps"), to: executable)
        try files.copyItem(
            at: URL(filePath: files.currentDirectoryPath).appending(path: "Tests/Fixtures/Apps/Panel/Info.plist"),
            to: folder.appending(path: "Info.plist"))
        return BundleLaunch(
            identifier: "benchmark.panel", executable: executable,
            environment: ["HOME": folder.path(percentEncoded: false), "PATH": "/usr/bin:/bin"],
            workingDirectory: folder, policy: SandboxPolicy(writable: [folder]))
    }
}
