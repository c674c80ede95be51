// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Store

/// The installed apps: puts them there, takes them away, tells what there is.
///
/// File work runs on a queue of its own, one call after the other.
package actor AppLibrary {
    let folder: StateFolder
    let store: Store
    let builder: any PackageBuilding
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
                catalog.apps.append(
                    try reader.read(folder.apps.appending(path: record.path, directoryHint: .isDirectory)))
            } catch {
                catalog.problems.append(error)
            }
        }
        return catalog
    }
}
