// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CSQLite
import ExtensionHost
import Foundation
import IntentValues
import Keychain
import Store
import Wire

/// 10,000 reads of a password by an extension, beside the same reads without
/// the process, the round trips without the keychain, and SQLite without either.
struct KeychainReads: Benchmark {
    let name = "Keychain: 10,000 reads of one password among a thousand"
    private let rounds = 50
    private let readsInRound = 200
    private let items = 1000

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(root: folder)
        let keychain = Keychain(
            store: try await Store.open(state), folder: state, environment: [:],
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        let identity = try Self.identity()
        for number in 0..<items {
            let reply = await keychain.answer(.add(KeychainSample.item(number)), from: identity)
            guard reply.status == .success else { throw BenchmarkError("an item was not added: \(reply)") }
        }
        let inside = try await readInProcess(
            "the same in the system's own process", KeychainSample.query(500), keychain, identity)
        var query = KeychainSample.query(500)
        query[KeychainKey.service] = nil
        let byAccount = try await readInProcess("there, by the account alone", query, keychain, identity)
        let extended = try await readFromExtension(keychain, identity, in: folder)
        let bare = try await readBareRoundTrips()
        let database = try readDatabase(folder)
        return [
            extended, inside, byAccount, bare, database,
            extended.ratio(to: bare, name: "from the extension to bare round trips", goal: nil),
            inside.ratio(to: database, name: "in the system's process to SQLite alone", goal: nil),
        ]
    }

    private func readFromExtension(
        _ keychain: Keychain, _ identity: BundleIdentity, in folder: URL
    ) async throws -> Measurement {
        let host = ExtensionHost(sandbox: try Sandbox(path: nil), services: KeychainServices(keychain: keychain))
        let launch = try Self.launch(identity, in: folder.appending(path: "Extension"))
        var samples: [Duration] = []
        for _ in 0...rounds {
            let intent = IntentPayload(
                className: "FixtureIntents.CommandIntent", values: ["note": .string("time \(readsInRound) me500")])
            let answer = try await host.send(.handle(intent), to: launch)
            guard case .response(let response) = answer.reply, case .string(let text)? = response.properties["what"],
                let nanoseconds = Int(text)
            else { throw BenchmarkError("the extension did not read: \(answer)") }
            samples.append(.nanoseconds(nanoseconds) / readsInRound)
        }
        await host.stopAll()
        return Measurement("SecItemCopyMatching in an extension", of: samples.dropFirst().map { $0 })
    }

    private func readInProcess(
        _ name: String, _ query: KeychainRequest.Attributes, _ keychain: Keychain, _ identity: BundleIdentity
    ) async throws -> Measurement {
        try await measure(name) {
            let reply = await keychain.answer(.copyMatching(query), from: identity)
            guard reply.status == .success else { throw BenchmarkError("an item was not read: \(reply)") }
        }
    }

    private func readBareRoundTrips() async throws -> Measurement {
        let connection = try BareConnection(to: .bareKeychain)
        let (call, result) = try KeychainSample.frames()
        return try await measure("a bare round trip of the same frames") {
            try connection.roundTrip(call, answeredBy: result.count)
        }
    }

    /// One row by an indexed blob, as the keychain looks for it.
    private func readDatabase(_ folder: URL) throws -> Measurement {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        let path = folder.appending(path: "beckon.sqlite").path
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
            throw BenchmarkError("the database does not open")
        }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let sql = """
            SELECT attributes, secret FROM keychain_items
            WHERE key = (SELECT key FROM keychain_items WHERE id = ?)
            """
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
            throw BenchmarkError("the statement is wrong")
        }
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for _ in 0...rounds {
            let start = clock.now
            for _ in 0..<readsInRound {
                sqlite3_bind_int64(statement, 1, 501)
                guard sqlite3_step(statement) == SQLITE_ROW else { throw BenchmarkError("the row is missing") }
                _ = Data(bytes: sqlite3_column_blob(statement, 1), count: Int(sqlite3_column_bytes(statement, 1)))
                sqlite3_reset(statement)
            }
            samples.append((clock.now - start) / readsInRound)
        }
        return Measurement("SQLite alone: two rows by their index", of: samples.dropFirst().map { $0 })
    }

    private func measure(_ name: String, _ read: () async throws -> Void) async throws -> Measurement {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        // The first round is for practice.
        for _ in 0...rounds {
            let start = clock.now
            for _ in 0..<readsInRound { try await read() }
            samples.append((clock.now - start) / readsInRound)
        }
        return Measurement(name, of: samples.dropFirst().map { $0 })
    }
}

extension KeychainReads {
    private static func identity() throws -> BundleIdentity {
        guard let bundle = BundleIdentifier("com.example.keychain.intents"), let team = TeamIdentifier("AAAAAAAAAA")
        else { throw BenchmarkError("the names are malformed") }
        return BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements())
    }

    /// A folder as an installed extension has it: the executable beside its `Info.plist`.
    private static func launch(_ identity: BundleIdentity, in folder: URL) throws -> BundleLaunch {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = folder.appending(path: "KeychainIntents")
        try files.copyItem(
            at: Peer.executable.deletingLastPathComponent().appending(path: "FixtureIntents"), to: executable)
        try files.copyItem(
            at: URL(filePath: files.currentDirectoryPath).appending(
                path: "Tests/Fixtures/Extensions/Keychain/Info.plist"),
            to: folder.appending(path: "Info.plist"))
        return BundleLaunch(
            identifier: identity.bundle.text, executable: executable, workingDirectory: folder,
            policy: SandboxPolicy(readable: [folder]), identity: identity)
    }
}
