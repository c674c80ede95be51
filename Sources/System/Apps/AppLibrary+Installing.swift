// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
import Processes
package import Sentences
import Signing
import Store
import Synchronization

extension AppLibrary {
    /// What to install, and how.
    package struct Request: Hashable, Sendable {
        /// A SwiftPM package, or an `.app` folder.
        package var path: URL
        /// The one app of the package that is wanted; nil for all.
        package var product: String?
        package var configuration = BuildConfiguration.debug
        /// Build settings by name, or by `TARGET:NAME`.
        package var settings: [String: String] = [:]
        /// The name or identifier of the team that signs the package's apps; nil for the person's own.
        package var team: String?

        package init(path: URL) { self.path = path }
    }

    /// Installs an app, or every app of a package, in place of older versions.
    ///
    /// First everything is made and checked in a folder aside; only then do the
    /// apps go, each in one step, to their places.
    ///
    /// - Parameters:
    ///   - progress: Called on any thread.
    ///   - refused: Called for each app of a package that is refused and skipped, if others can be installed; nil lets
    ///     the first such keep all of them out.
    ///   - stop: Ends the processes of a bundle, and returns when they are gone; called for those of an
    ///     app that is about to be replaced.
    /// - Returns: The installed apps.
    /// - Throws: ``InstallError`` or ``StoreError``; nothing is changed then, except that of several
    ///   apps the ones before the disk or the store refused are installed.
    package func install(
        _ request: Request, progress: @escaping @Sendable (InstallProgress) -> Void = { _ in },
        refused: (@Sendable (InstallError) -> Void)? = nil,
        stop: @escaping @Sendable (BundleIdentifier) async -> Void = { _ in }
    ) async throws -> [InstalledApp] {
        let stage = try StageFolder(in: folder.staging).url
        // What is left in the stage is not wanted; where it cannot be removed now, the next installation will.
        defer { try? Disk.remove(stage) }
        let early = Mutex<[InstallError]>([])
        let bundles = try await bundles(for: request, in: stage, progress: progress) { error in
            early.withLock { $0.append(error) }
        }
        var refusals = early.withLock { $0 }
        let reader = reader(for: .installing)
        var checked: [(bundle: URL, claim: Claim)] = []
        for bundle in bundles {
            progress(.checking(name: bundle.folder.lastPathComponent))
            do throws(InstallError) {
                // Verified in the folder aside, where no other process writes: what is placed is what was checked.
                let claim = try claim(bundle.folder, reader)
                try await check(claim)
                prepare(claim.app)
                checked.append((bundle.folder, claim))
            } catch {
                refusals.append(error.renaming(bundle.folder.path, to: bundle.origin))
            }
        }
        if let first = refusals.first {
            guard let refused, !checked.isEmpty || refusals.count > 1 else { throw first }
            refusals.forEach(refused)
            if checked.isEmpty { return [] }
        }
        return try await placeAll(checked, reader, progress: progress, stop: stop)
    }

    /// An app that is all right, and what its installation would enter in the store.
    struct Claim {
        var app: InstalledApp
        var verified: VerifiedBundle
        var record: AppRecord
        var team: TeamRecord
    }

    private func claim(_ bundle: URL, _ reader: BundleReader) throws(InstallError) -> Claim {
        let verified: VerifiedBundle
        do {
            verified = try BundleVerifier().verify(bundle)
        } catch {
            throw InstallError(error)
        }
        let app = try reader.read(bundle, verified)
        let team = verified.manifest.team
        return Claim(
            app: app, verified: verified, record: record(of: app, path: "\(app.id).app"),
            team: TeamRecord(identifier: team.identifier.text, key: "\(team.key)", name: team.name))
    }

    func check(_ claim: Claim) async throws(InstallError) {
        let installed: AppCatalog
        do {
            try await store.checkClaim(to: claim.record, by: claim.team)
            installed = try await catalog()
        } catch {
            throw InstallError(error, app: claim.app.id.text)
        }
        let names = NameCheck(claim.app, replacing: installed[claim.app.id])
        try names.check()
        try names.check(beside: installed.apps)
    }

    /// A bundle in the folder aside.
    private struct StagedBundle {
        var folder: URL
        /// What the person knows it by: the path they gave, or the name of what was built.
        var origin: String
    }

    private func bundles(
        for request: Request, in stage: URL, progress: @escaping @Sendable (InstallProgress) -> Void,
        refused: @escaping @Sendable (InstallError) -> Void
    ) async throws(InstallError) -> [StagedBundle] {
        let path = request.path.standardizedFileURL
        guard Disk.exists(path) else {
            throw InstallError(.nothingToInstall, path.path, reason: "nothing is there", remedy: "check the path")
        }
        if path.pathExtension == "app", Disk.isFolder(path) {
            if let team = request.team {
                throw InstallError(
                    .cannotSign(.noTeam), path.path, reason: "the signature of a bundle already names its team",
                    remedy: "leave out --team, or run 'beckon sign \(path.path) --team \(team)' first")
            }
            progress(.bundling(name: path.lastPathComponent))
            let copy = stage.appending(path: path.lastPathComponent, directoryHint: .isDirectory)
            try BundleCopier.copy(path, to: copy)
            return [StagedBundle(folder: copy, origin: path.path)]
        }
        guard Disk.isFile(path.appending(path: "Package.swift")) else {
            throw InstallError(
                .nothingToInstall, path.path, reason: "it is not an app bundle and has no Package.swift",
                remedy: "give a folder that ends in .app, or the folder of a Swift package")
        }
        return try await built(path, request, in: stage, progress: progress, refused: refused)
    }

    private func built(
        _ package: URL, _ request: Request, in stage: URL,
        progress: @escaping @Sendable (InstallProgress) -> Void, refused: @escaping @Sendable (InstallError) -> Void
    ) async throws(InstallError) -> [StagedBundle] {
        var bundling = Bundler.Request(package: package)
        bundling.product = request.product
        bundling.configuration = request.configuration
        bundling.settings = request.settings
        let folders = try await Bundler(builder: builder, inspector: inspector).stageBundles(
            for: bundling, in: stage, progress: progress, refused: refused)
        var bundles: [StagedBundle] = []
        for folder in folders {
            do throws(InstallError) {
                try sign(folder, as: request.team, progress: progress)
                bundles.append(StagedBundle(folder: folder, origin: folder.lastPathComponent))
            } catch {
                // A key that is of no use is so for every app.
                if case .cannotSign = error.code { throw error }
                refused(error.renaming(folder.path, to: folder.lastPathComponent))
            }
        }
        return bundles
    }

    func record(of app: InstalledApp, path: String) -> AppRecord {
        AppRecord(
            identifier: app.id.text, name: app.info.title, path: path, installed: now(),
            extensions: app.extensions.map { part in
                AppRecord.Extension(
                    identifier: part.id.text, kind: part.info.kind.rawValue,
                    path: "PlugIns/\(part.location.lastPathComponent)")
            })
    }
}

/// What an installation is doing, for a line on a terminal.
package enum InstallProgress: Hashable, Sendable {
    case describing(package: String)
    /// One line of the compiler's own progress.
    case building(line: String)
    case bundling(name: String)
    /// The first signature on this system made a team for the person; said once.
    case madeTeam(Team)
    case signing(name: String)
    case checking(name: String)
    case installed(identifier: String)
    /// A sentence that a person should hear, whatever the result of the installation.
    case notice(Sentence)
}

/// Putting apps that were checked aside to their places.
extension AppLibrary {
    /// Places each app in one step, in place of its older version.
    func placeAll(
        _ checked: [(bundle: URL, claim: Claim)], _ reader: BundleReader,
        progress: @Sendable (InstallProgress) -> Void, stop: (BundleIdentifier) async -> Void
    ) async throws -> [InstalledApp] {
        let lock = try await LibraryLock.acquire(in: folder.root)
        defer { withExtendedLifetime(lock) {} }
        let clearance = try await finishChanges()
        clearance.notices.forEach { progress(.notice($0)) }
        var apps: [InstalledApp] = []
        for (bundle, claim) in checked {
            // Another installation may have come first.
            try await check(claim)
            try checkPlace(for: claim, clearance)
            let downgrade = try await downgrade(to: bundle, claim)
            try await stopReplaced(by: claim, stop)
            do {
                apps.append(try await place(bundle, claim, reader, progress: progress))
            } catch {
                // What was placed goes again; where it doesn't, it is named and gone after by the next operation.
                _ = try? await finishChanges()
                throw error
            }
            if let downgrade { progress(.notice(downgrade)) }
        }
        // What could not be removed before has been named.
        for leftover in try clearAside() where !clearance.notices.contains(leftover.sentence) {
            progress(.notice(leftover.sentence))
        }
        return apps
    }

    /// A process keeps the files it has opened, and starts no others from a bundle that is not its own.
    private func stopReplaced(by claim: Claim, _ stop: (BundleIdentifier) async -> Void) async throws(StoreError) {
        guard let record = try await store.apps().first(where: { $0.identifier == claim.record.identifier }) else {
            return
        }
        for part in [record.identifier] + record.extensions.map(\.identifier) {
            if let part = BundleIdentifier(part) { await stop(part) }
        }
    }

    /// What to say where a bundle is an older version than the one installed; its team may have signed that long
    /// ago, with a mistake that is fixed since.
    private func downgrade(to bundle: URL, _ claim: Claim) async throws(StoreError) -> Sentence? {
        guard let record = try await store.app(claim.record.identifier),
            let installed = BundleVersion(of: folder.bundle(of: record)), let new = BundleVersion(of: bundle),
            new.isOlder(than: installed)
        else { return nil }
        return "\(record.identifier) \(new.text) replaced the newer version \(installed.text); install that again if "
            + "you didn't mean to"
    }

    /// What an uninstalled app has left is not for the next one of that name, which may be anybody's.
    private func checkPlace(for claim: Claim, _ clearance: Clearance) throws(InstallError) {
        guard let obstacle = clearance.appsInPlace[claim.record.identifier] else { return }
        throw InstallError(
            .disk, obstacle.subject,
            reason: "files of an uninstalled app with this identifier still exist: \(obstacle.reason)",
            remedy: "remove it, then install the app again")
    }

    /// Noted before anything is placed: whatever ends it, what is there afterwards is an installed app or none.
    private func place(
        _ bundle: URL, _ claim: Claim, _ reader: BundleReader, progress: @Sendable (InstallProgress) -> Void
    ) async throws -> InstalledApp {
        let place = folder.apps.appending(path: claim.record.path, directoryHint: .isDirectory)
        let groups = try await groups(ofInstalled: claim.record.identifier).union(claim.app.groups)
        let change = PendingChange(app: claim.record.identifier, removesApp: false, groups: groups)
        let note = try write(change)
        try containers.make(for: claim.app)
        try Disk.replace(place, with: bundle)
        let app = try reader.read(place, claim.verified)
        do {
            try await store.record(claim.record, by: claim.team)
        } catch {
            throw InstallError(error, app: app.id.text)
        }
        let stamp = BundleStamp(of: claim.record, in: folder)
        CompiledApp(app, origin: stamp).write(for: claim.record, in: folder)
        apps.changes.post(())
        if groups == claim.app.groups { try Disk.remove(note) } else { try await finish(change, noted: note) }
        progress(.installed(identifier: app.id.text))
        return app
    }

    /// The groups of the version that a newer one is about to replace. One that cannot be read says
    /// nothing about its groups; their folders stay.
    private func groups(ofInstalled identifier: String) async throws(StoreError) -> Set<TeamGroup> {
        let record = try await store.apps().first { $0.identifier == identifier }
        return record.flatMap(lastReading)?.groups ?? []
    }
}
