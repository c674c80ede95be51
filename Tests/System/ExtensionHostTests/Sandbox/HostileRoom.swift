// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Processes
import TestSupport
import Wire

/// A state folder, a home and a hostile extension that lives between them.
final class HostileRoom: Sendable {
    private let folder: TemporaryFolder
    private let host: ExtensionHost

    init(
        sandbox: Bool = true, dataBytes: Int = 256 << 20, process: PeerLimits = PeerLimits(),
        groups: ControlGroups? = nil
    ) throws {
        folder = try TemporaryFolder()
        var limits = ExtensionLimits.standard
        limits.answer = .seconds(60)
        // Ended for having nothing to do, a neighbor would look as if it had been reached.
        limits.idle = .seconds(3600)
        limits.process = process
        limits.process.resources.dataBytes = dataBytes
        limits.process.groups = groups
        limits.process.resources.fileBytes = 1 << 30
        host = ExtensionHost(limits: limits, sandbox: sandbox ? try Sandbox(path: nil) : nil)
        for file in [
            "database", "home/notes.txt", "Apps/own.app/Info.plist", "Containers/own/diary", "Containers/other/diary",
            "Groups/own/shared", "Groups/other/shared",
        ] {
            let url = folder.url.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: url)
        }
    }

    func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    /// The result of one attempt: 0 when it was done, else the number of the error.
    func attempt(_ name: String, _ target: String = "", allowsNetwork: Bool = false) async throws -> Int {
        try await results([name: .string(target)], allowsNetwork: allowsNetwork)[name] ?? -1
    }

    /// How often something could be done.
    func count(_ name: String) async throws -> Int {
        try await results([name: .boolean(true)], allowsNetwork: false)[name] ?? -1
    }

    /// Starts a second extension that does no harm, and gives its number.
    func neighbour() async throws -> Int32 {
        var launch = launch("answers", allowsNetwork: false)
        launch.identifier = "com.example.neighbour"
        _ = try await host.send(.defaultValue(parameter: "x", of: IntentPayload(className: "Order")), to: launch)
        return host.processes.first ?? -1
    }

    func close() async {
        await host.stopAll()
    }

    private func results(_ wishes: [String: IntentValue], allowsNetwork: Bool) async throws -> [String: Int] {
        let intent = IntentPayload(className: "Trial", values: wishes)
        let answer = try await host.send(.handle(intent), to: launch("triesThings", allowsNetwork: allowsNetwork))
        guard case .response(let response) = answer.reply else { return [:] }
        return response.properties.compactMapValues { if case .integer(let number) = $0 { number } else { nil } }
    }

    private func launch(_ mode: String, allowsNetwork: Bool) -> BundleLaunch {
        let executable = PackageRoot.products.appending(path: "TestPeer")
        let container = folder.url.appending(path: "Containers/own")
        return BundleLaunch(
            identifier: "com.example.hostile", executable: executable, environment: ["PEER_MODE": mode],
            workingDirectory: container,
            policy: SandboxPolicy(
                readable: [executable, folder.url.appending(path: "Apps/own.app")],
                writable: [container, folder.url.appending(path: "Groups/own")], allowsNetwork: allowsNetwork))
    }
}
