// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Wire

/// An App Intent that is performed in its extension, beside the handling of an intent of a definition file in an intents
/// extension, warm and from their starts.
struct AppIntentInvocation: Benchmark {
    let name = "An App Intent, beside an intents extension"
    private let warmCount = 500
    private let coldCount = 30

    func run() async throws -> [Measurement] {
        let root = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let launches = [
            try Self.launch(in: root.appending(path: "app-intents")),
            try SDKInvocation.launch(in: root.appending(path: "intents")),
        ]
        let requests: [ExtensionRequest] = [.handle(Self.intent), .handle(SDKInvocation.intent)]
        let host = ExtensionHost(sandbox: try Sandbox(path: nil))
        let clock = ContinuousClock()
        var (warm, cold): ([[Duration]], [[Duration]]) = ([[], []], [[], []])
        // In turns, so that whatever else the machine does meets both alike; the first is for practice.
        for round in 0...coldCount {
            for place in launches.indices {
                await host.stopAll()
                let time = try await clock.measure { _ = try await host.send(requests[place], to: launches[place]) }
                if round > 0 { cold[place].append(time) }
            }
        }
        for round in 0...warmCount {
            for place in launches.indices {
                let time = try await clock.measure { _ = try await host.send(requests[place], to: launches[place]) }
                if round > 0 { warm[place].append(time) }
            }
        }
        await host.stopAll()
        let rows = [
            Measurement("perform(), warm", of: warm[0]), Measurement("handle(intent:), warm", of: warm[1]),
            Measurement("perform(), cold", of: cold[0]), Measurement("handle(intent:), cold", of: cold[1]),
        ]
        return rows + [
            rows[0].ratio(to: rows[1], name: "ratio, warm", goal: nil),
            rows[2].ratio(to: rows[3], name: "ratio, cold", goal: nil),
        ]
    }

    private static let intent = IntentPayload(
        className: "TeaIntents.SilentTea", run: RunPayload(of: "10TeaIntents9SilentTeaV", number: 1))

    private static func launch(in folder: URL) throws -> BundleLaunch {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = folder.appending(path: "TeaRoomExtension")
        try FileManager.default.copyItem(
            at: Peer.executable.deletingLastPathComponent().appending(path: "TeaRoomExtension"), to: executable)
        return BundleLaunch(
            identifier: "benchmark.app-intents", executable: executable, environment: [:], workingDirectory: folder,
            policy: SandboxPolicy(writable: [folder]))
    }
}
