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
        try clearReplaced(beside: try await store.apps(), &clearance)
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
            } else if !isUninstalled, let identifier = BundleIdentifier(app) {
                // The installation ended before the store was told.
                try setAside(folder.apps.appending(path: "\(identifier).app"), of: app)
                containers.removeUnused(of: identifier)
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
        for name in try Disk.contents(of: folder.apps) where name.hasSuffix(Self.replacedEnding) {
            let aside = folder.apps.appending(path: name)
            if !Disk.exists(aside.deletingPathExtension()) { try Disk.move(aside, to: aside.deletingPathExtension()) }
        }
    }

    /// Clears away older versions that newer ones have replaced, and containers without files. A bundle that the store
    /// doesn't know stays: no note names it, so it is not from an installation that was broken off, but perhaps the
    /// database is an older one.
    private func clearReplaced(beside records: [AppRecord], _ clearance: inout Clearance) throws(InstallError) {
        let unknown = try unknownBundles(beside: records)
        for name in unknown {
            guard isReplaced(name, beside: records) else {
                clearance.notices.append(Self.unknownBundle(folder.apps.appending(path: name)))
                continue
            }
            do throws(InstallError) {
                try setAside(folder.apps.appending(path: name), of: String(name.dropLast(Self.replacedEnding.count)))
            } catch {
                clearance.notices.append(Self.notice(error, of: name))
            }
        }
        clearance.notices += CompiledApp.clear(in: folder, beside: records)
        let kept = unknown.filter { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
        clearance.notices += unknownContainers(beside: Set(records.map(\.identifier) + kept))
    }

    private static let replacedEnding = ".app.\(Disk.asideSuffix)"

    /// Whether it is the older version of an app that is in its place.
    private func isReplaced(_ name: String, beside records: [AppRecord]) -> Bool {
        name.hasSuffix(Self.replacedEnding)
            && records.contains { $0.path == String(name.dropLast(Disk.asideSuffix.count + 1)) }
    }

    private func unknownBundles(beside records: [AppRecord]) throws(InstallError) -> [String] {
        let places = Set(records.map(\.path))
        return try Disk.contents(of: folder.apps).filter { !places.contains($0) }
    }

    private static func unknownBundle(_ place: URL) -> Sentence {
        "\(place.plainPath) is not registered; install the app again, or remove the folder"
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
        // An app that cannot be read, or that only the disk has, may be a member.
        guard catalog.problems.isEmpty, try unknownBundles(beside: try await store.apps()).isEmpty else { return [] }
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
        "\(place.plainPath) contains files of \(owner), but no installed app uses them; install the app again, or "
            + "remove the folder"
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
        "cannot remove the files of \(app) yet: \(error.subject): \(error.reason); Beckon tries again at the next "
            + "installation, uninstallation or start of 'beckon serve'"
    }
}
