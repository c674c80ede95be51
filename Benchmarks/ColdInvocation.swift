// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Wire

/// The first request to an extension in its sandbox, beside starting and ending
/// sandboxes with nothing in them.
struct ColdInvocation: Benchmark {
    let name = "Cold invocation: sandbox, start, hello, handle"
    let count = 60

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appending(path: "empty")
        try EmptyProgram.write(to: program)
        let sandbox = try Sandbox(path: nil)
        let same = try Self.room(for: Peer.executable, sandbox)
        let empty = try Self.room(for: program, sandbox)
        let plain = ["--unshare-all", "--ro-bind", folder.path(percentEncoded: false), "/room", "/room/empty"]
        let host = ExtensionHost(sandbox: sandbox)
        let clock = ContinuousClock()
        var times: [[Duration]] = [[], [], [], [], []]
        // In turns, so that whatever else the machine does meets all alike; the first is for practice.
        for round in 0...count {
            let start = clock.now
            _ = try await host.send(.handle(SampleOrder.intent), to: .peer)
            let cold = clock.now - start
            await host.stopAll()
            let others = [
                try clock.measure { try EmptyProcess.run(same.tool, arguments: same.arguments, as: .nothing) },
                try clock.measure { try EmptyProcess.run(empty.tool, arguments: empty.arguments) },
                try clock.measure { try EmptyProcess.run(empty.tool, arguments: plain) },
                try clock.measure { try EmptyProcess.run(program.path(percentEncoded: false)) },
            ]
            guard round > 0 else { continue }
            for (index, time) in ([cold] + others).enumerated() { times[index].append(time) }
        }
        return Self.rows(times)
    }

    private static func rows(_ times: [[Duration]]) -> [Measurement] {
        let names = [
            "through the host", "bare `bwrap` with the same walls, the same program, doing nothing",
            "bare `bwrap` with the same walls, an empty static program",
            "bare `bwrap --unshare-all`, an empty static program", "an empty static program, no sandbox",
        ]
        let rows = zip(names, times).map { Measurement($0, of: $1) }
        return rows + [
            rows[0].ratio(to: rows[1], name: "ratio to the same program, doing nothing", goal: 1.5),
            rows[0].ratio(to: rows[2], name: "ratio to the empty static program, same walls", goal: nil),
        ]
    }

    /// bubblewrap and its arguments, as the host would have them but for the descriptors.
    static func room(for program: URL, _ sandbox: Sandbox) throws -> (tool: String, arguments: [String]) {
        let path = program.path(percentEncoded: false)
        let launch = ChildLaunch(executable: path, directory: "/tmp")
        let confinement = try sandbox.confine(launch, by: SandboxPolicy(readable: [program])).confinement
        guard let confinement else { throw BenchmarkError("the sandbox has no walls") }
        return (confinement.tool, confinement.arguments + ["--", path])
    }
}
