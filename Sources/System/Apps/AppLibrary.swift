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
    /// Removes a team's keychain items of access groups that no app has any more, and says whether
    /// they are gone; if not, it has reported why. It is called again with the same groups
    /// then, and after a crash.
    package typealias RemoveKeychainItems = @Sendable (_ groups: [String], _ team: TeamIdentifier) async -> Bool

    let folder: StateFolder
    let containers: ContainerFolders
    let store: Store
    /// What is installed.
    package let apps: InstalledApps
    let builder: any PackageBuilding
    let inspector: (any PackageInspecting)?
    /// The person's own.
    let keys: SigningKeys
    let now: @Sendable () -> Date
    let removeKeychainItems: RemoveKeychainItems
    /// Removes a file or folder that was set aside.
    let removeFiles: @Sendable (URL) throws -> Void
    private let executor = QueueExecutor(label: "org.beckon.apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - apps: What the system knows of the same folder; read anew where nothing is given.
    ///   - builder: Builds packages; SwiftPM where nothing else is given.
    ///   - inspector: Looks at packages before they are built; nil for no inspection.
    ///   - identify: Finds the team of a bundle; by default there is none.
    ///   - removeKeychainItems: Called when an app is uninstalled; without it, there is no keychain.
    ///   - removeFiles: Removes a folder with all that is in it; the disk's own way where nothing is given.
    ///   - now: The wall clock, for the date of an installation.
    package init(
        _ folder: StateFolder, store: Store, apps: InstalledApps? = nil,
        builder: any PackageBuilding = SwiftPackageTool(), inspector: (any PackageInspecting)? = nil,
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
        self.apps = apps ?? InstalledApps(folder, store: store)
        keys = SigningKeys(folder: folder.teams)
        self.builder = builder
        self.inspector = inspector
        self.now = now
    }

    /// The installed apps.
    ///
    /// - Throws: ``StoreError``. An app that cannot be read is among the catalogue's problems.
    package func catalog() async throws(StoreError) -> AppCatalog {
        try await apps.catalog()
    }

    func reader(for occasion: BundleReader.Occasion) -> BundleReader {
        BundleReader(occasion: occasion, containers: containers)
    }
}
