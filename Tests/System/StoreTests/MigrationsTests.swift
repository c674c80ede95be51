// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("Migrations")
struct MigrationsTests {
    private let folder: TemporaryFolder
    private var state: StateFolder { StateFolder(root: folder.url.appending(path: "state")) }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func database() throws -> Database {
        try state.prepare()
        return try Database(path: state.database.path)
    }

    @Test("an old database gets the steps it lacks, and only those")
    func stepwise() throws {
        let steps = [
            "CREATE TABLE one (a INTEGER)", "ALTER TABLE one ADD b TEXT",
        ]
        let old = try database()
        try Migrations.run(on: old, steps: [steps[0]])
        try old.execute("INSERT INTO one VALUES (7)")
        try Migrations.run(on: old, steps: steps)
        #expect(try old.number("PRAGMA user_version") == 2)
        #expect(try old.number("SELECT a FROM one WHERE b IS NULL") == 7)
        try Migrations.run(on: old, steps: steps)
        #expect(try old.number("SELECT count(*) FROM one") == 1)
    }

    @Test("a step that fails leaves the database as it was")
    func atomic() throws {
        let database = try database()
        try Migrations.run(on: database, steps: ["CREATE TABLE one (a INTEGER)"])
        #expect(throws: StoreError.self) {
            try Migrations.run(
                on: database, steps: ["", "CREATE TABLE two (a INTEGER)", "CREATE TABLE one (a INTEGER)"])
        }
        #expect(try database.number("PRAGMA user_version") == 1)
        #expect(try database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'two'") == 0)
    }

    @Test("a newer Beckon's database is refused and said so")
    func newer() async throws {
        do {
            let database = try database()
            try Migrations.run(on: database)
            try database.execute("PRAGMA user_version = 99")
        }
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.kind == .newerSchema(found: 99, known: Migrations.steps.count))
        #expect(error?.description.contains("newer Beckon") == true)
    }

    @Test("another program's database is left alone")
    func foreign() async throws {
        try database().execute("CREATE TABLE theirs (a)")
        let before = try Data(contentsOf: state.database)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.kind == .damaged)
        #expect(try Data(contentsOf: state.database) == before)
    }

    @Test("a file that is no database is refused", arguments: [100, 5_000])
    func garbage(size: Int) async throws {
        try state.prepare()
        try Data(repeating: 0x41, count: size).write(to: state.database)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.kind == .damaged)
    }
}
