// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Store

/// Finds the master key, or makes one the first time.
///
/// Where a key was left is remembered beside the items: when it is gone, that
/// is said, and no new one takes its place, for it would open nothing.
struct MasterKeyChest: Sendable {
    /// Chooses a file for a new key, with the value `file`.
    static let variable = "BECKON_MASTER_KEY"

    let store: Store
    let folder: StateFolder
    let environment: [String: String]
    /// Its waiting for the disk and the bus holds no thread of the cooperative pool.
    private let executor = QueueExecutor(label: "org.beckon.keychain.key")

    init(store: Store, folder: StateFolder, environment: [String: String]) {
        self.store = store
        self.folder = folder
        self.environment = environment
    }

    /// - Throws: ``MasterKeyError``, `StoreError`, or ``KeychainError`` when there is no memory.
    func open() async throws -> MasterKey {
        if let key = try await openExisting() { return key }
        let (key, record) = try await executor.perform { Result { try makeKey() } }.get()
        let settled = try await store.settle(record)
        // Another process made one at the same time and was quicker: that one holds.
        return settled == record ? key : try await self.key(of: settled)
    }

    /// Nil if no item was ever added, and so no key made.
    ///
    /// - Throws: As ``open()``.
    func openExisting() async throws -> MasterKey? {
        guard let record = try await store.keychainKey() else { return nil }
        return try await key(of: record)
    }

    private func key(of record: KeychainKeyRecord) async throws -> MasterKey {
        let key = try await executor.perform { Result { try readKey(of: record) } }.get()
        guard try key.proof() == record.proof else {
            throw MasterKeyError(
                .wrong, reason: "its master key does not match its items",
                remedy: "put the right key back (\(record.source)), or start with an empty folder using --state")
        }
        return key
    }

    private func readKey(of record: KeychainKeyRecord) throws -> MasterKey {
        switch MasterKeySource(rawValue: record.source) {
        case .file:
            guard let key = try MasterKeyFile(folder).read() else {
                throw MasterKeyError(
                    .lost, reason: "its master key is lost",
                    remedy: "restore \(MasterKeyFile(folder).path) from a copy, or start with an empty folder using "
                        + "--state")
            }
            return key
        case .secretService:
            return try SecretService(environment).read(record.identifier)
        case nil:
            throw MasterKeyError(
                .unreachable,
                reason: "its master key is in a place (‘\(record.source)’) that this Beckon does not support",
                remedy: "use a newer Beckon")
        }
    }

    private func makeKey() throws -> (MasterKey, KeychainKeyRecord) {
        let identifier = UUID().uuidString
        if environment[Self.variable] != MasterKeySource.file.rawValue {
            let key = try MasterKey.random()
            if try SecretService(environment).keep(key, as: identifier) {
                return (key, try Self.record(of: key, .secretService, identifier))
            }
        }
        let key = try MasterKeyFile(folder).readOrMake()
        return (key, try Self.record(of: key, .file, MasterKeyFile.name))
    }

    private static func record(
        of key: MasterKey, _ source: MasterKeySource, _ identifier: String
    ) throws(KeychainError) -> KeychainKeyRecord {
        KeychainKeyRecord(source: source.rawValue, identifier: identifier, proof: try key.proof())
    }
}

/// Where a master key is kept.
enum MasterKeySource: String, Sendable {
    /// The Secret Service of the person's session, as GNOME Keyring and KWallet offer it.
    case secretService
    /// A file in the state folder that only the person may read.
    case file
}
