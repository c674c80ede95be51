// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store

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
    private func downgrade(to bundle: URL, _ claim: Claim) async throws(StoreError) -> String? {
        guard let record = try await store.app(claim.record.identifier),
            let installed = BundleVersion(of: folder.bundle(of: record)), let new = BundleVersion(of: bundle),
            new.isOlder(than: installed)
        else { return nil }
        return "\(record.identifier) \(new.text) has taken the place of \(installed.text), which is newer; "
            + "install that again if this was not meant"
    }

    /// What an uninstalled app has left is not for the next one of that name, which may be anybody's.
    private func checkPlace(for claim: Claim, _ clearance: Clearance) throws(InstallError) {
        guard let obstacle = clearance.appsInPlace[claim.record.identifier] else { return }
        throw InstallError(
            .disk, obstacle.subject,
            reason: "what an uninstalled app of this identifier has left is still there: \(obstacle.reason)",
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
