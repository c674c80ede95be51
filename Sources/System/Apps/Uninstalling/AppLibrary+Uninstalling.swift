// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation
import Processes
package import Sentences
import Store

extension AppLibrary {
    /// Takes an app away: its bundle, its phrases, its containers and those of its extensions, and the
    /// containers and keychain items of the groups it was the last member of.
    ///
    /// From the moment the store has forgotten the app it is not installed any more, whatever happens
    /// after; what could not be removed then is named, and tried again by the next installation, uninstallation
    /// or start of the daemon.
    ///
    /// - Parameter stop: Ends the processes of a bundle, and returns when they are gone.
    /// - Throws: ``InstallError`` where no such app is installed, or the disk refuses; ``StoreError``.
    package func uninstall(
        _ identifier: BundleIdentifier, stop: @Sendable (BundleIdentifier) async -> Void = { _ in }
    ) async throws -> RemovedApp {
        let lock = try await LibraryLock.acquire(in: folder.root)
        defer { withExtendedLifetime(lock) {} }
        var notices = try await finishChanges().notices
        var records = try await store.apps()
        guard let place = records.firstIndex(where: { $0.identifier == identifier.text }) else {
            throw InstallError(
                .notInstalled, identifier.text, reason: "no app of this identifier is installed",
                remedy: "see ‘beckon apps’")
        }
        let record = records.remove(at: place)
        let app = lastReading(of: record)
        let groups = app?.groups ?? []
        let removal = PendingChange(
            app: record.identifier, removesApp: true, groups: groups,
            keychainGroups: keychainGroups(of: record, app))
        let note = try write(removal)
        for part in [record.identifier] + record.extensions.map(\.identifier) {
            if let part = BundleIdentifier(part) { await stop(part) }
        }
        try await store.removeApp(record.identifier)
        apps.changes.post(())
        let uncleared = CompiledApp.clear(in: folder, beside: records)
        notices += uncleared.filter { !notices.contains($0) }
        var removed: Set<TeamGroup> = []
        var isStuck = false
        do {
            removed = try await finish(removal, noted: note)
        } catch let error as InstallError {
            isStuck = true
            notices.append(Self.notice(error, of: record.identifier))
        }
        // One that could not be removed before is named once.
        let leftovers = try clearAside()
        for leftover in leftovers where !notices.contains(leftover.sentence) { notices.append(leftover.sentence) }
        return RemovedApp(
            identifier: record.identifier, name: record.name, extensions: record.extensions.map(\.identifier),
            removedGroups: removed.sorted(), keptGroups: groups.subtracting(removed).sorted(),
            hasFilesLeft: isStuck || leftovers.contains { $0.app == record.identifier }, notices: notices)
    }

    /// The app as it is; nil if its bundle cannot be read any more, which is no reason to keep it.
    func lastReading(of record: AppRecord) -> InstalledApp? {
        do throws(InstallError) {
            return try reader(for: .listing).read(record, in: folder)
        } catch {
            return nil
        }
    }

    /// All that its bundles list, and those that are theirs by name even where no bundle can be read.
    private func keychainGroups(of record: AppRecord, _ app: InstalledApp?) -> [PendingChange.Group] {
        var groups = app?.identities.flatMap(PendingChange.Group.keychain) ?? []
        if let team = record.team.flatMap(TeamIdentifier.init) {
            let names = [record.identifier] + record.extensions.map(\.identifier)
            groups += names.map { PendingChange.Group(team: team.text, name: team.prefix + $0) }
        }
        return Set(groups).sorted { ($0.team, $0.name) < ($1.team, $1.name) }
    }
}

// MARK: - Changes that have begun

extension AppLibrary {
    /// Writes down what is to be done.
    func write(_ removal: PendingChange) throws -> URL {
        let file = folder.removals.appending(path: "\(UUID().uuidString).json")
        try Disk.writeDurably(try JSONEncoder().encode(removal), to: file)
        return file
    }

    /// Sets aside the files of an app that the store has forgotten, and what groups without members keep.
    ///
    /// - Returns: The groups that are gone.
    @discardableResult
    func finish(_ removal: PendingChange, noted note: URL) async throws -> Set<TeamGroup> {
        if removal.removesApp, let app = BundleIdentifier(removal.app) {
            try setAside(folder.apps.appending(path: "\(app).app"), of: app.text)
            try setAside(containers.containers(of: app), of: app.text)
        }
        let candidates = Set(removal.teamGroups)
        guard !candidates.isEmpty || !removal.keychainGroups.isEmpty else {
            try Disk.remove(note)
            return []
        }
        let catalog = try await catalog()
        // An app that cannot be read may be a member: the groups stay until it can be, or is gone.
        guard catalog.problems.isEmpty else { return [] }
        let unused = candidates.subtracting(catalog.apps.flatMap(\.groups))
        for group in unused { try setAside(containers.container(of: group), of: removal.app) }
        // While the keychain is closed the note stays too.
        if await removeKeychainItems(of: removal, keeping: catalog) { try Disk.remove(note) }
        return unused
    }

    /// - Returns: Whether nothing is left to remove.
    private func removeKeychainItems(of removal: PendingChange, keeping catalog: AppCatalog) async -> Bool {
        let used = Set(catalog.apps.flatMap(\.identities).flatMap(PendingChange.Group.keychain))
        let unused = Dictionary(grouping: removal.keychainGroups.filter { !used.contains($0) }, by: \.team)
        var isDone = true
        for (name, groups) in unused.sorted(by: { $0.key < $1.key }) {
            guard let team = TeamIdentifier(name) else { continue }
            if !(await removeKeychainItems(groups.map(\.name), team)) { isDone = false }
        }
        return isDone
    }
}

extension PendingChange.Group {
    /// The keychain access groups of a bundle.
    fileprivate static func keychain(of identity: BundleIdentity) -> [PendingChange.Group] {
        identity.keychainGroups.map { PendingChange.Group(team: identity.team.text, name: $0) }
    }
}

/// What an uninstallation has taken away.
package struct RemovedApp: Hashable, Sendable {
    package var identifier: String
    /// As the app called itself.
    package var name: String
    /// The identifiers of its extensions.
    package var extensions: [String]
    /// App groups whose last member it was, and whose files went with it.
    package var removedGroups: [TeamGroup]
    /// App groups that other apps still belong to.
    package var keptGroups: [TeamGroup]
    /// Whether files of its could not be removed yet; what of it is among the notices.
    package var hasFilesLeft = false
    /// What a person should know besides, one sentence each: files that could not be removed yet.
    package var notices: [Sentence] = []
}
