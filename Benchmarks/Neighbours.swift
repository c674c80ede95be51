// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Foundation
import Keychain
import Processes
import Store
import Wire

/// A conversation with an app and what it keeps, beside an app that has nothing to do and calls without end.
struct Neighbours: Benchmark {
    let name = "A conversation beside an app that calls without end"
    private let rounds = 200

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(root: folder)
        let keychain = Keychain(
            store: try await Store.open(state), folder: state, environment: [:],
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        let identity = try Self.identity("com.example.neighbour")
        for number in 0..<1000 {
            let reply = await keychain.answer(.add(KeychainSample.item(number)), from: identity)
            guard reply.status == .success else { throw BenchmarkError("an item was not added: \(reply)") }
        }
        return try await withTaskExecutorPreference(CarryingExecutor.shared) {
            let host = ExtensionHost(sandbox: try Sandbox(path: nil), services: KeychainServices(keychain: keychain))
            let alone = try await converse(with: host, keychain, identity, "alone")
            var flooding = BundleLaunch.peer
            flooding.identifier = "benchmark.flood"
            flooding.environment = Peer.flood.environment
            flooding.identity = try Self.identity("com.example.flood")
            _ = try await host.send(SampleOrder.exchanges[0].request, to: flooding)
            let first = try await converse(with: host, keychain, identity, "beside it, from its first call")
            // What it may use at once is used up.
            try await Task.sleep(for: .seconds(5))
            let later = try await converse(with: host, keychain, identity, "beside it, later")
            await host.stopAll()
            return [
                alone, first, later, first.ratio(to: alone, name: "ratio, from its first call", goal: 2),
                later.ratio(to: alone, name: "ratio, later", goal: 2),
            ]
        }
    }

    /// Resolve twice, confirm, handle; and what the system reads and writes for such a conversation.
    private func converse(
        with host: ExtensionHost, _ keychain: Keychain, _ identity: BundleIdentity, _ name: String
    ) async throws -> Measurement {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for _ in 0..<rounds {
            let start = clock.now
            for exchange in SampleOrder.exchanges {
                _ = try await host.send(exchange.request, to: .peer)
                let reply = await keychain.answer(.copyMatching(KeychainSample.query(500)), from: identity)
                guard reply.status == .success else { throw BenchmarkError("an item was not read: \(reply)") }
            }
            samples.append(clock.now - start)
        }
        return Measurement(name, of: Array(samples.dropFirst(10)))
    }

    private static func identity(_ name: String) throws -> BundleIdentity {
        guard let bundle = BundleIdentifier(name), let team = TeamIdentifier("AAAAAAAAAA")
        else { throw BenchmarkError("the names are malformed") }
        return BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements())
    }
}
