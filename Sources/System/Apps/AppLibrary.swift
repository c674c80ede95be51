// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
import Signing
package import Store

/// The installed apps: puts them there, takes them away, tells what there is.
///
/// File work runs on a queue of its own, one call after the other.
package actor AppLibrary {
    /// Removes a team's keychain items of access groups that nobody can use any more, and says whether
    /// they are gone; where they are not, it has told why. It is called again with the same groups
    /// then, and after a crash.
    package typealias RemoveKeychainItems = @Sendable (_ groups: [String], _ team: TeamIdentifier) async -> Bool

    let folder: StateFolder
    let containers: ContainerFolders
    let store: Store
    let builder: any PackageBuilding
    let inspector: (any PackageInspecting)?
    /// The person's own.
    let keys: SigningKeys
    let now: @Sendable () -> Date
    let removeKeychainItems: RemoveKeychainItems
    /// Removes a file or folder that was set aside.
    let removeFiles: @Sendable (URL) throws -> Void
    private var hasMovedOldContainers = false
    /// What was read of apps for ``intents(of:)``, by identifier.
    var knownIntents: [String: KnownIntents] = [:]
    private let executor = QueueExecutor(label: "org.beckon.apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - builder: Builds packages; SwiftPM where nothing else is given.
    ///   - inspector: Looks at packages before they are built; nobody where nothing is given.
    ///   - identify: Knows whose bundles are; nobody's where nothing is given.
    ///   - removeKeychainItems: Called when an app is uninstalled; without it, there is no keychain.
    ///   - removeFiles: Removes a folder with all that is in it; the disk's own way where nothing is given.
    ///   - now: The wall clock, for the date of an installation.
    package init(
        _ folder: StateFolder, store: Store, builder: any PackageBuilding = SwiftPackageTool(),
        inspector: (any PackageInspecting)? = nil,
        removeKeychainItems: @escaping RemoveKeychainItems = { _, _ in true },
        removeFiles: (@Sendable (URL) throws -> Void)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.containers = ContainerFolders(folder)
        self.removeKeychainItems = removeKeychainItems
        if let removeFiles {
            self.removeFiles = removeFiles
        } else {
            self.removeFiles = { try Disk.remove($0) }
        }
        self.store = store
        keys = SigningKeys(folder: folder.teams)
        self.builder = builder
        self.inspector = inspector
        self.now = now
    }

    /// Reads every installed app.
    ///
    /// - Throws: ``StoreError``. An app that cannot be read is among the catalogue's problems.
    package func catalog() async throws(StoreError) -> AppCatalog {
        let reader = reader(for: .listing)
        let records = try await store.apps()
        var catalog = AppCatalog(apps: [])
        do throws(InstallError) {
            try moveOldContainers(of: records)
        } catch {
            catalog.problems.append(error)
        }
        let crashes = crashNotes(for: &catalog)
        for record in records {
            do throws(InstallError) {
                try checkCrashes(crashes, of: record)
                catalog.apps.append(try listed(record, reader))
            } catch {
                catalog.problems.append(error)
            }
        }
        return catalog
    }

    /// The app of an entry. Its files were read and compared when it was installed, and lie where
    /// only the person can write; so here the signatures are checked, not every file again.
    func listed(_ record: AppRecord, _ reader: BundleReader) throws(InstallError) -> InstalledApp {
        let location = bundle(of: record)
        let verified: VerifiedBundle
        do {
            verified = try BundleVerifier().checkSeals(of: location)
        } catch {
            throw InstallError(error)
        }
        guard verified.identity.team.text == record.team, verified.identity.bundle.text == record.identifier else {
            throw InstallError(
                .otherTeam, record.identifier,
                reason: "the bundle in its place is \(verified.identity.bundle) of the team \(verified.identity.team), "
                    + "which is not what was installed",
                mend: "install the app again")
        }
        return try reader.read(location, verified)
    }

    func reader(for occasion: BundleReader.Occasion) -> BundleReader {
        BundleReader(occasion: occasion, containers: containers)
    }

    /// Brings what Beckon 0.1 has written to where it belongs today, once for each process.
    func moveOldContainers(of records: [AppRecord]) throws(InstallError) {
        guard !hasMovedOldContainers else { return }
        let today = [folder.dataContainers, folder.groupContainers].map(\.lastPathComponent)
        let names = try Disk.contents(of: folder.containers).filter { !today.contains($0) }
        for name in names {
            guard let app = BundleIdentifier(name) else { continue }
            let parts = records.first { $0.identifier == name }?.extensions ?? []
            try containers.moveOld(
                folder.containers.appending(path: name), of: app,
                extensions: parts.compactMap { BundleIdentifier($0.identifier) })
        }
        hasMovedOldContainers = true
    }
}
