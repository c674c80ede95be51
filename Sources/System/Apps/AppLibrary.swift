// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
import Sentences
package import Signing
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
    /// Has what can be said to an app compiled, before it counts as installed.
    let prepare: @Sendable (InstalledApp) -> Void
    private let executor = QueueExecutor(label: "org.beckon.apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - apps: What the system knows of the same folder; read again where nothing is given.
    ///   - builder: Builds packages; SwiftPM where nothing else is given.
    ///   - inspector: Looks at packages before they are built; nil for no inspection.
    ///   - identify: Finds the team of a bundle; by default there is none.
    ///   - removeKeychainItems: Called when an app is uninstalled; without it, there is no keychain.
    ///   - removeFiles: Removes a folder with all that is in it; the disk's own way where nothing is given.
    ///   - prepare: Called on the library's own queue with an app that is about to be placed, to compile what can be
    ///     said to it: nobody else waits for that then.
    ///   - now: The wall clock, for the date of an installation.
    package init(
        _ folder: StateFolder, store: Store, apps: InstalledApps? = nil,
        builder: any PackageBuilding = SwiftPackageTool(), inspector: (any PackageInspecting)? = nil,
        removeKeychainItems: @escaping RemoveKeychainItems = { _, _ in true },
        removeFiles: (@Sendable (URL) throws -> Void)? = nil,
        prepare: @escaping @Sendable (InstalledApp) -> Void = { _ in },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.containers = ContainerFolders(folder)
        self.removeKeychainItems = removeKeychainItems
        self.prepare = prepare
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
    /// - Throws: ``StoreError``. An app that cannot be read is among the catalog's problems.
    package func catalog() async throws(StoreError) -> AppCatalog { try await apps.catalog() }

    func reader(for occasion: BundleReader.Occasion) -> BundleReader {
        BundleReader(occasion: occasion, containers: containers)
    }

    /// The teams whose keys are in the state folder.
    ///
    /// - Throws: ``SigningError`` naming a key that cannot be used.
    package func teams() throws(SigningError) -> [Team] { try keys.teams() }

    /// Makes a team.
    ///
    /// - Throws: ``SigningError`` where there is one of that name, or it is not a name.
    package func makeTeam(_ name: String) throws(SigningError) -> Team { try keys.make(name) }

    /// Signs an app where it lies, the bundles inside first.
    ///
    /// - Parameters:
    ///   - team: A name or identifier; nil for the person's own team, which is made if there is none.
    ///   - progress: Called on any thread.
    /// - Returns: The team that signed.
    /// - Throws: ``InstallError`` for a bundle or key that is of no use.
    @discardableResult
    package func sign(
        _ bundle: URL, as team: String?, entitlements: GivenEntitlements = GivenEntitlements(),
        progress: @Sendable (InstallProgress) -> Void = { _ in }
    ) throws(InstallError) -> Team {
        do {
            let (team, isNew) = try keys.teamForSigning(named: team)
            if isNew { progress(.madeTeam(team)) }
            progress(.signing(name: bundle.lastPathComponent))
            try BundleSigner(as: team, keys: keys).sign(bundle, entitlements: entitlements)
            return team
        } catch let error as SigningError {
            throw InstallError(error)
        } catch let error as BundleProblem {
            throw InstallError(error)
        } catch {
            throw Disk.error("sign", bundle, error)
        }
    }

    /// Everything a look at a bundle's signatures and content finds, and what else would keep it
    /// from being installed, where its signatures are in order.
    ///
    /// - Throws: ``InstallError`` where the folder itself cannot be read.
    package func examine(_ bundle: URL) throws(InstallError) -> (report: BundleReport, obstacle: InstallError?) {
        let report: BundleReport
        do {
            report = try BundleVerifier().report(on: bundle)
        } catch {
            throw InstallError(error)
        }
        guard report.isValid, let verified = try? report.verified() else { return (report, nil) }
        do throws(InstallError) {
            _ = try reader(for: .installing).read(bundle, verified)
            return (report, nil)
        } catch {
            return (report, error)
        }
    }

    /// Where an installed app lies; nil if no app of that identifier is installed.
    ///
    /// - Throws: `StoreError` where the store cannot be read.
    package func location(of identifier: String) async throws -> URL? {
        try await store.app(identifier).map(folder.bundle)
    }
}
