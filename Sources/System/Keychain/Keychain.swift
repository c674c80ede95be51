// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import Sentences
package import Store
package import Wire

/// The keychain of this system: answers what apps ask with the `SecItem` functions.
///
/// Which items a process may see follows from the access groups of its
/// entitlements, within its team. Everything of an item is sealed, what it is
/// found by is hashed with a key, and what was acknowledged is on the disk.
package actor Keychain {
    private let store: Store
    private let keys: MasterKeyChest
    private let limits: KeychainLimits
    private let now: @Sendable () -> Date
    private let report: @Sendable (Sentence) -> Void
    private var vault: ItemVault?

    /// Opens nothing yet: the master key is looked for with the first request.
    ///
    /// - Parameters:
    ///   - folder: Where the master key is kept, if it is kept in a file.
    ///   - environment: Says where the session bus is, and with `BECKON_MASTER_KEY=file` that
    ///     the Secret Service is not to be used for a new key.
    ///   - now: Sets the dates of items.
    ///   - report: Called with one sentence about each thing that is wrong with the keychain itself, on any thread.
    package init(
        store: Store, folder: StateFolder, environment: [String: String], limits: KeychainLimits = .standard,
        now: @escaping @Sendable () -> Date = Date.init, report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.store = store
        self.limits = limits
        self.now = now
        self.report = report
        keys = MasterKeyChest(store: store, folder: folder, environment: environment)
    }

    /// Answers one request of a process.
    ///
    /// - Parameter identity: Who asks, from the bundle that the system started.
    package func answer(_ request: KeychainRequest, from identity: BundleIdentity) async -> KeychainReply {
        do {
            let work = try KeychainWork(request, for: identity, limits: limits)
            let result = try await carryOut(work, team: identity.team.text)
            return KeychainReply(.success, result: result)
        } catch let error as KeychainError {
            return KeychainReply(error.status, explanation: error.text)
        } catch let error as StoreError {
            report("the keychain's store: \(error)")
            // Where the state is, is nothing an app has to know.
            return KeychainReply(error.keychainStatus, explanation: "the keychain cannot be used: \(error.reason)")
        } catch {
            report("the keychain: \(error)")
            return KeychainReply(.internalComponent, explanation: "the keychain failed; see what ‘beckon’ says")
        }
    }

    private func carryOut(_ work: KeychainWork, team: String) async throws -> PropertyListValue? {
        let vault = try await openVault()
        let (limits, time) = (limits, now())
        let carryOut = { @Sendable (rows: SealedItems) in
            try work.carryOut(in: ItemTable(rows: rows, vault: vault, team: team, limits: limits), now: time)
        }
        return work.isReading ? try await store.readKeychain(carryOut) : try await store.changeKeychain(carryOut)
    }

    /// Removes all items of these access groups, whose last app was uninstalled.
    ///
    /// It may be called again with the same groups. Other teams' groups of the same names are other groups.
    ///
    /// - Returns: Whether they are gone; where they are not, that was reported.
    package func removeItems(inGroups groups: [String], of team: TeamIdentifier) async -> Bool {
        do {
            guard let vault = try await openExistingVault() else { return true }
            let limits = limits
            try await store.changeKeychain { rows in
                let table = ItemTable(rows: rows, vault: vault, team: team.text, limits: limits)
                for group in groups { try table.deleteAll(of: group) }
            }
            return true
        } catch is KeychainError {
            // Why it is closed was reported.
            report("the keychain items of an uninstalled app remain until the keychain can be opened")
        } catch {
            report("the keychain items of an app that was uninstalled were not removed: \(error)")
        }
        return false
    }

    private func openVault() async throws -> ItemVault {
        if let vault { return vault }
        return try await reportingLoss { try await remember(keys.open()) }
    }

    /// Nil if nothing was ever kept.
    private func openExistingVault() async throws -> ItemVault? {
        if let vault { return vault }
        return try await reportingLoss { try await keys.openExisting().map(remember) }
    }

    private func remember(_ key: MasterKey) throws(KeychainError) -> ItemVault {
        let opened = try ItemVault(key)
        vault = opened
        return opened
    }

    /// An app gets the error that the keychain is closed; the system's log says what to do.
    private func reportingLoss<Value>(_ open: () async throws -> Value) async throws -> Value {
        do {
            return try await open()
        } catch let error as MasterKeyError {
            report("the keychain's master key: \(error)")
            throw KeychainError(.notAvailable, "the keychain is closed: \(error.reason)")
        }
    }
}

extension StoreError {
    fileprivate var keychainStatus: KeychainStatus {
        switch code {
        case .cannotWrite: .inputOutput
        case .damaged: .decode
        case .busy, .cannotOpen, .unusableFolder, .otherSchema: .notAvailable
        case .phraseTaken, .nameTaken, .otherTeam, .otherKey, .identifierTaken, .notFound, .tooMany, .other:
            .internalComponent
        }
    }
}

/// How much the keychain keeps.
package struct KeychainLimits: Hashable, Sendable {
    /// A secret, in bytes.
    package var secret = 1 << 20
    /// All attributes of an item together, in bytes.
    package var attributes = 64 << 10
    /// The items of one team.
    package var items = 10_000
    /// What the items of one team take sealed, in bytes.
    package var bytes = 64 << 20
    /// What one request returns, in bytes.
    package var result = 4 << 20

    package static let standard = KeychainLimits()

    package init() {}
}
