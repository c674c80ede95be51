// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Wire

/// What Beckon remembers, in one SQLite database.
///
/// What a call has returned from is on the disk: the database is written with
/// `synchronous=FULL`. Several processes may use one state folder; a call waits
/// up to five seconds for another process.
package actor Store {
    private let executor = CarryingSerialExecutor(label: "org.beckon.store")
    let database: Database
    /// How often this process has entered or removed an app.
    var appChanges = 0
    /// How often this process has changed the names of an app.
    var vocabularyChanges = 0
    /// What was donated lately, by the keys of the actions, and its text on the disk.
    var contents: [String: (content: IntentPayload, text: String)] = [:]
    static let contentsAtHand = 256
    /// Bytes.
    static let greatestContentAtHand = 4096

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the database of a state folder, makes what is missing and brings it up to date.
    ///
    /// - Throws: ``StoreError`` when the folder or the file cannot be used, or a newer Beckon
    ///   has written it.
    package static func open(_ folder: StateFolder) async throws(StoreError) -> Store {
        let opened: Result<Database, StoreError> = await QueueExecutor(label: "org.beckon.store.open").perform {
            do throws(StoreError) {
                try folder.prepare()
                try folder.checkDatabase()
                let database = try Database(path: folder.database.path)
                try Schema.prepare(database)
                return .success(database)
            } catch {
                return .failure(error)
            }
        }
        return Store(database: try opened.get())
    }

    /// Does all of the work or nothing of it, while no one else writes, in this process or another.
    ///
    /// The work may call what of the store only reads, and ``keepSuggestionState(_:)``, ``keepSettings(_:)`` and
    /// ``deleteDonations(of:)``; whatever makes a transaction of its own is refused by the database.
    ///
    /// - Throws: What the work throws, or ``StoreError``.
    package func transaction<Value: Sendable>(
        _ work: @Sendable (isolated Store) throws -> Value
    ) throws -> Value {
        try database.transaction(.writing) { try work(self) }
    }

    private init(database: sending Database) {
        self.database = database
    }
}
