// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Foundation
import Signing
package import Store

/// The installed apps: puts them there, takes them away, tells what there is.
///
/// File work runs on a queue of its own, one call after the other.
package actor AppLibrary {
    let folder: StateFolder
    let store: Store
    let builder: any PackageBuilding
    /// The person's own.
    let keys: SigningKeys
    let now: @Sendable () -> Date
    private let executor = QueueExecutor(label: "org.beckon.apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - builder: Builds packages; SwiftPM where nothing else is given.
    ///   - now: The wall clock, for the date of an installation.
    package init(
        _ folder: StateFolder, store: Store, builder: any PackageBuilding = SwiftPackageTool(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.store = store
        keys = SigningKeys(folder: folder.teams)
        self.builder = builder
        self.now = now
    }

    /// Reads every installed app.
    ///
    /// - Throws: ``StoreError``. An app that cannot be read is among the catalogue's problems.
    package func catalog() async throws(StoreError) -> AppCatalog {
        let reader = BundleReader(occasion: .listing, containers: folder.containers)
        var catalog = AppCatalog(apps: [])
        for record in try await store.apps() {
            do throws(InstallError) {
                catalog.apps.append(try listed(record, reader))
            } catch {
                catalog.problems.append(error)
            }
        }
        return catalog
    }

    /// The app of an entry. Its files were read and compared when it was installed, and lie where
    /// only the person can write; so here the signatures are checked, not every file again.
    private func listed(_ record: AppRecord, _ reader: BundleReader) throws(InstallError) -> InstalledApp {
        let location = folder.apps.appending(path: record.path, directoryHint: .isDirectory)
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
}
