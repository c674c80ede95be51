// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc
package import Sentences
import Store

/// Files of an app that is gone, which could not be removed.
struct Leftover: Hashable {
    /// The app's identifier.
    var app: String
    /// What a person should know of it.
    var sentence: Sentence
}

/// What clearing up after earlier operations came to.
struct Clearance {
    /// What a person should know, one sentence each.
    var notices: [Sentence] = []
    /// Apps that are uninstalled and whose files are in their places nevertheless.
    var appsInPlace: [String: InstallError] = [:]
}

extension AppLibrary {
    /// Completes what earlier installations and uninstallations have begun, and clears away what they left.
    ///
    /// - Returns: What a person should know of it, one sentence each.
    /// - Throws: ``InstallError`` where the folder of notes cannot be read; `StoreError`. What cannot be
    ///   removed is no error: it is among the sentences, and is tried again.
    package func clearUp() async throws -> [Sentence] {
        let lock = try await LibraryLock.acquire(in: folder.root)
        defer { withExtendedLifetime(lock) {} }
        var notices = try await finishChanges().notices
        notices += try await clearUnknownGroups()
        return notices
    }

    /// To be called under the lock.
    func finishChanges() async throws -> Clearance {
        var clearance = Clearance()
        try bringBackReplaced()
        for name in try Disk.contents(of: folder.removals) where Self.isNote(name) {
            try await finishChange(noted: folder.removals.appending(path: name), &clearance)
        }
        try clearOrphans(beside: try await store.apps(), &clearance)
        clearance.notices += try clearAside().map(\.sentence)
        return clearance
    }

    private static func isNote(_ name: String) -> Bool { name.hasSuffix(".json") }

    private func finishChange(noted note: URL, _ clearance: inout Clearance) async throws {
        var (app, isUninstalled) = ("an app", false)
        do {
            let change = try JSONDecoder().decode(
                PendingChange.self, from: Disk.read(note, limit: PendingChange.sizeLimit))
            app = change.app
            let record = try await store.app(app)
            // The store still has the app, so it is whole and stays.
            if change.removesApp, record != nil { return try Disk.remove(note) }
            isUninstalled = change.removesApp
            if let record {
                try await bringUpToDate(record)
            } else if !isUninstalled, let app = BundleIdentifier(app) {
                containers.removeUnused(of: app)
            }
            try await finish(change, noted: note)
        } catch is DecodingError {
            // Cut short by a crash, before anything was done.
            try Disk.remove(note)
        } catch let error as InstallError {
            clearance.notices.append(Self.notice(error, of: app))
            if isUninstalled { clearance.appsInPlace[app] = error }
        }
    }

    /// Enters what the bundle in an app's place says, where an update ended before the store was changed.
    private func bringUpToDate(_ record: AppRecord) async throws {
        guard let app = lastReading(of: record), let identifier = record.team,
            let team = try await store.team(identifier)
        else { return }
        var found = self.record(of: app, path: record.path)
        found.team = record.team
        found.extensions.sort { $0.identifier < $1.identifier }
        var known = record
        known.installed = found.installed
        if found != known { try await store.record(found, by: team) }
    }

    /// On a disk that can't exchange two folders, an update may have ended with neither in place.
    private func bringBackReplaced() throws(InstallError) {
        for name in try Disk.contents(of: folder.apps) where name.hasSuffix(".app.\(Disk.asideSuffix)") {
            let aside = folder.apps.appending(path: name)
            if !Disk.exists(aside.deletingPathExtension()) { try Disk.move(aside, to: aside.deletingPathExtension()) }
        }
    }

    /// Clears away bundles that the store doesn't know, and containers that were made for them. A container with
    /// files in it stays: it is not from an installation that was broken off.
    private func clearOrphans(beside records: [AppRecord], _ clearance: inout Clearance) throws(InstallError) {
        let places = Set(records.map(\.path))
        for name in try Disk.contents(of: folder.apps) where !places.contains(name) {
            let app = name.hasSuffix(".app") ? String(name.dropLast(4)) : name
            do throws(InstallError) {
                try setAside(folder.apps.appending(path: name), of: app)
                if !records.contains(where: { $0.identifier == app }), let app = BundleIdentifier(app) {
                    containers.removeUnused(of: app)
                }
            } catch {
                clearance.notices.append(Self.notice(error, of: app))
            }
        }
        clearance.notices += CompiledApp.clear(in: folder, beside: records)
        clearance.notices += unknownContainers(beside: Set(records.map(\.identifier)))
    }

    /// Removes containers without files that belong to no installed app.
    ///
    /// - Returns: What is left, one sentence each. A folder that cannot be read does not stop the others.
    private func unknownContainers(beside known: Set<String>) -> [Sentence] {
        var notices: [Sentence] = []
        let names: [String]
        do throws(InstallError) {
            names = try Disk.contents(of: folder.dataContainers)
        } catch {
            return ["\(error)"]
        }
        for name in names where !known.contains(name) {
            guard let app = BundleIdentifier(name) else { continue }
            containers.removeUnused(of: app)
            let place = containers.containers(of: app)
            if Disk.exists(place) { notices.append(Self.unknown(place, of: name)) }
        }
        return notices
    }

    /// Clears away containers of groups that no installed app belongs to, in the same way.
    private func clearUnknownGroups() async throws -> [Sentence] {
        let catalog = try await catalog()
        // An app that cannot be read may be a member.
        guard catalog.problems.isEmpty else { return [] }
        let known = Set(catalog.apps.flatMap(\.groups))
        var notices: [Sentence] = []
        for team in try Disk.contents(of: folder.groupContainers).compactMap(TeamIdentifier.init) {
            let names = try Disk.contents(of: folder.groupContainers.appending(path: team.text))
            for group in names.compactMap(ApplicationGroup.init).map({ TeamGroup($0, of: team) })
            where !known.contains(group) {
                containers.removeUnused(of: group)
                let place = containers.container(of: group)
                if Disk.exists(place) { notices.append(Self.unknown(place, of: group.group.text)) }
            }
        }
        return notices
    }

    private static func unknown(_ place: URL, of owner: String) -> Sentence {
        "\(place.plainPath) holds files of \(owner), and no app that is installed is or shares it; install the app "
            + "again, or remove the folder"
    }
}

extension URL {
    /// Without the slash at a folder's end.
    fileprivate var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

// MARK: - What is to be removed, out of its place

extension AppLibrary {
    /// Takes an item out of its place in one step, whatever is in it; ``clearAside()`` removes it.
    func setAside(_ item: URL, of app: String) throws(InstallError) {
        let owner = BundleIdentifier(app)?.text ?? "unknown"
        do throws(SystemError) {
            let aside = try Descriptor(path: folder.removals.path, flags: O_RDONLY | O_DIRECTORY)
            try Disk.parent(of: item).move(item.lastPathComponent, to: aside, as: "\(owner)~\(UUID().uuidString)")
        } catch {
            guard error.code != ENOENT else { return }
            throw Disk.error("move", item, error.code)
        }
    }

    /// Removes what was set aside, by this operation or an earlier one.
    ///
    /// - Returns: What could not be removed.
    func clearAside() throws(InstallError) -> [Leftover] {
        var leftovers: [Leftover] = []
        for name in try Disk.contents(of: folder.removals) where !Self.isNote(name) {
            let item = folder.removals.appending(path: name)
            do {
                try removeFiles(item)
            } catch {
                let reason = error as? InstallError ?? Disk.error("remove", item, error)
                let owner = String(name.prefix { $0 != "~" })
                leftovers.append(Leftover(app: owner, sentence: Self.notice(reason, of: owner)))
            }
        }
        return leftovers
    }

    static func notice(_ error: InstallError, of app: String) -> Sentence {
        "what \(app) has left is not removed yet: \(error.subject): \(error.reason); the next installation, "
            + "uninstallation or start of 'beckon serve' tries again"
    }
}
