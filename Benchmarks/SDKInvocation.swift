// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Wire

/// An order to an extension that is built with the SDK and generated code, warm
/// and from its start.
struct SDKInvocation: Benchmark {
    let name = "An extension built with the SDK"
    private let warmCount = 500
    private let coldCount = 30

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let launch = try Self.launch(in: folder)
        let host = ExtensionHost(sandbox: try Sandbox(path: nil))
        let clock = ContinuousClock()
        var warm: [Duration] = []
        var cold: [Duration] = []
        for _ in 0..<warmCount {
            let start = clock.now
            for request in Self.requests { _ = try await host.send(request, to: launch) }
            warm.append(clock.now - start)
        }
        for _ in 0..<coldCount {
            await host.stopAll()
            let start = clock.now
            _ = try await host.send(.handle(Self.intent), to: launch)
            cold.append(clock.now - start)
        }
        await host.stopAll()
        return [
            Measurement("warm: resolve twice, confirm, handle", of: warm),
            Measurement("cold: start, hello, handle", of: cold),
        ]
    }

    static let intent = IntentPayload(
        className: "FixtureIntents.AsyncOnlyIntent", values: ["note": .string("two loaves")])
    private static let requests: [ExtensionRequest] = [
        .resolve(parameter: "note", of: intent), .resolve(parameter: "note", of: intent), .confirm(intent),
        .handle(intent),
    ]

    /// A folder as an installed extension has it: the executable beside its `Info.plist`.
    static func launch(in folder: URL) throws -> BundleLaunch {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = folder.appending(path: "MisbehavingIntents")
        try files.copyItem(
            at: Peer.executable.deletingLastPathComponent().appending(path: "FixtureIntents"), to: executable)
        try files.copyItem(
            at: URL(filePath: files.currentDirectoryPath).appending(
                path: "Tests/Fixtures/Extensions/Misbehaving/Info.plist"),
            to: folder.appending(path: "Info.plist"))
        return BundleLaunch(
            identifier: "benchmark.extension", executable: executable, environment: [:], workingDirectory: folder,
            policy: SandboxPolicy(writable: [folder]))
    }
}
