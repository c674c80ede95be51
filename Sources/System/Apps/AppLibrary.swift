// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import Store

/// The installed apps: puts them there, takes them away, tells what there is.
///
/// File work runs on a queue of its own, one call after the other.
package actor AppLibrary {
    /// Says who a bundle is, as its signature has it: the bundle's folder, its identifier and its
    /// app's; nil where there is no telling.
    package typealias Identify =
        @Sendable (_ bundle: URL, _ identifier: BundleIdentifier, _ app: BundleIdentifier) -> BundleIdentity?

    /// Removes all keychain items of access groups that nobody can use any more. It may be called
    /// again with the same groups, after a crash.
    package typealias RemoveKeychainItems = @Sendable (_ groups: [String]) async throws -> Void

    let folder: StateFolder
    let containers: ContainerFolders
    let store: Store
    let builder: any PackageBuilding
    let now: @Sendable () -> Date
    let removeKeychainItems: RemoveKeychainItems
    private let identify: Identify
    private var hasMovedOldContainers = false
    private let executor = QueueExecutor(label: "org.beckon.apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - builder: Builds packages; SwiftPM where nothing else is given.
    ///   - identify: Knows whose bundles are; nobody's where nothing is given.
    ///   - removeKeychainItems: Called when an app is uninstalled.
    ///   - now: The wall clock, for the date of an installation.
    package init(
        _ folder: StateFolder, store: Store, builder: any PackageBuilding = SwiftPackageTool(),
        identify: @escaping Identify = { _, _, _ in nil },
        removeKeychainItems: @escaping RemoveKeychainItems = { _ in }, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.containers = ContainerFolders(folder)
        self.identify = identify
        self.removeKeychainItems = removeKeychainItems
        self.store = store
        self.builder = builder
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
        for record in records {
            do throws(InstallError) {
                catalog.apps.append(try reader.read(bundle(of: record)))
            } catch {
                catalog.problems.append(error)
            }
        }
        return catalog
    }

    func reader(for occasion: BundleReader.Occasion) -> BundleReader {
        BundleReader(occasion: occasion, containers: containers, identify: identify)
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
