// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation
package import Processes
import Sentences
package import Store

/// What a running system knows of the apps that are installed: each is read once, from the file that its bundle was
/// compiled into, and again when another bundle has taken its place.
///
/// Asking costs a look at the store's counters, however many apps there are. File work runs on a queue of its own.
package actor InstalledApps {
    /// An app as it was read from one of its bundles, or why it could not be.
    private struct Reading {
        /// Tells it from every other reading.
        var number: Int
        var record: AppRecord
        var stamp: BundleStamp
        var result: Result<InstalledApp, InstallError>
    }

    /// What a catalog was made of: while that stays the same, so does the catalog.
    private struct Origin: Hashable {
        var store: AppsVersion
        var crashes: FileStamp?
    }

    /// Posted when an app has come, has gone or is another version.
    package nonisolated let changes = Broadcast<Void>()
    private let folder: StateFolder
    private let store: Store
    private let reader: BundleReader
    private var readings: [String: Reading] = [:]
    private var lastNumber = 0
    private var known: (origin: Origin, catalog: AppCatalog)?
    private let executor = QueueExecutor(label: "org.beckon.installed-apps")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package init(_ folder: StateFolder, store: Store) {
        self.folder = folder
        self.store = store
        reader = BundleReader(occasion: .listing, containers: ContainerFolders(folder))
    }

    /// Everything installed.
    ///
    /// - Throws: `StoreError`. An app that cannot be read is among the catalog's problems.
    package func catalog() async throws(StoreError) -> AppCatalog {
        let origin = Origin(
            store: try await store.appsVersion(), crashes: FileStamp(path: folder.crashes.path(percentEncoded: false)))
        if let known, known.origin == origin, !hasFailures { return known.catalog }
        let catalog = renewed(for: try await store.apps())
        known = (origin, catalog)
        return catalog
    }

    /// All that is installed, also what cannot be read any more.
    package func records() async throws(StoreError) -> [AppRecord] { try await store.apps() }

    /// An app that is installed; nil if it is not.
    ///
    /// - Throws: ``InstallError`` where it cannot be read or is set aside; `StoreError`.
    package func app(_ identifier: BundleIdentifier) async throws -> InstalledApp? {
        let catalog = try await catalog()
        if let app = catalog[identifier] { return app }
        if case .failure(let error) = readings[identifier.text]?.result { throw error }
        return nil
    }

    /// Reads what is new. A catalog that would say the same stays itself, and so does what was made of it.
    private func renewed(for records: [AppRecord]) -> AppCatalog {
        let before = readings
        readings = [:]
        for record in records { readings[record.identifier] = reading(of: record, before: before[record.identifier]) }
        var (apps, problems): ([InstalledApp], [InstallError]) = ([], [])
        let crashes = crashNotes(&problems)
        for record in records {
            do throws(InstallError) {
                try Self.checkCrashes(crashes, of: record)
                if let app = try readings[record.identifier]?.result.get() { apps.append(app) }
            } catch {
                problems.append(error)
            }
        }
        let isSame = before.mapValues(\.number) == readings.mapValues(\.number)
        if isSame, let catalog = known?.catalog, catalog.problems == problems { return catalog }
        return AppCatalog(apps: apps, problems: problems)
    }

    /// What could not be read is tried again each time: it may be fixed by now.
    private func reading(of record: AppRecord, before: Reading?) -> Reading {
        let stamp = BundleStamp(of: record, in: folder)
        let isKnown = before?.record == record && before?.stamp == stamp
        if isKnown, let before, case .success = before.result { return before }
        let result = read(record, stamp)
        if isKnown, let before, before.result == result { return before }
        lastNumber += 1
        return Reading(number: lastNumber, record: record, stamp: stamp, result: result)
    }

    private func read(_ record: AppRecord, _ stamp: BundleStamp) -> Result<InstalledApp, InstallError> {
        if let app = CompiledApp.app(of: record, in: folder, origin: stamp) { return .success(app) }
        do throws(InstallError) {
            let app = try reader.read(record, in: folder)
            CompiledApp(app, origin: stamp).write(for: record, in: folder)
            return .success(app)
        } catch {
            return .failure(error)
        }
    }

    private var hasFailures: Bool {
        readings.values.contains { if case .failure = $0.result { true } else { false } }
    }
}

// MARK: - Apps that are set aside

extension InstalledApps {
    /// So many crashes of the system over one app set it aside.
    private static let crashLimit = 2

    /// What is noted of the system's crashes; where that cannot be read, the catalog says so, and no app is set
    /// aside.
    private func crashNotes(_ problems: inout [InstallError]) -> [CrashNote] {
        do throws(Problem<Fault>) {
            return try CrashNote.notes(in: folder.crashes)
        } catch {
            problems.append(
                InstallError(
                    .disk, folder.crashes.path, reason: "\(error)",
                    remedy: "until then, Beckon cannot disable apps that crash the system"))
            return []
        }
    }

    /// - Throws: ``InstallError`` of kind `setAside` where the system has crashed twice over what the app or one of its
    ///   extensions said, since this version of it was installed.
    private static func checkCrashes(_ notes: [CrashNote], of record: AppRecord) throws(InstallError) {
        let bundles = Set([record.identifier] + record.extensions.map(\.identifier))
        // Notes are to the second; an installation takes longer than the rest of one.
        let crashes = notes.filter { note in note.date > record.installed && note.bundle.map(bundles.contains) == true }
        guard crashes.count >= crashLimit else { return }
        throw InstallError(
            .setAside, record.identifier,
            reason: "\(record.name) is disabled: its messages crashed the system \(crashes.count) times",
            remedy: "install a fixed version; installing this one again enables it too")
    }
}
