// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("The schema")
struct SchemaTests {
    private let folder: TemporaryFolder
    private var state: StateFolder { StateFolder(root: folder.url.appending(path: "state")) }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func database() throws -> Database {
        try state.prepare()
        return try Database(path: state.database.path)
    }

    @Test("tables that cannot all be made leave the file empty, and the next start makes them")
    func atomic() throws {
        let database = try database()
        let error = #expect(throws: StoreError.self) {
            try Schema.prepare(database, tables: "CREATE TABLE one (a INTEGER); CREATE TABLE one (a INTEGER)")
        }
        #expect(error?.reason == "table one already exists")
        #expect(try database.number("SELECT count(*) FROM sqlite_schema") == 0)
        try Schema.prepare(database)
        #expect(try database.number("PRAGMA user_version") == Schema.version)
    }

    @Test("what is kept is there when it is opened again")
    func again() throws {
        try Schema.prepare(try database())
        let database = try database()
        try database.execute("UPDATE last_turn SET turn = 7")
        try Schema.prepare(database)
        #expect(try database.number("SELECT turn FROM last_turn") == 7)
    }

    @Test("another version's database is refused, with the remedy, and left as it is", arguments: [1, 9, 99])
    func otherVersion(number: Int) async throws {
        do {
            let database = try database()
            try Schema.prepare(database)
            try database.execute("UPDATE last_turn SET turn = 7; PRAGMA user_version = \(number)")
        }
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.code == .otherSchema(found: number, known: Schema.version))
        #expect(error?.description.contains("use the Beckon that wrote it") == true)
        let database = try database()
        #expect(try database.number("PRAGMA user_version") == number)
        #expect(try database.number("SELECT turn FROM last_turn") == 7)
    }

    @Test("another program's database is left alone")
    func foreign() async throws {
        try database().execute("CREATE TABLE theirs (a)")
        let before = try Data(contentsOf: state.database)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.code == .damaged)
        #expect(try Data(contentsOf: state.database) == before)
    }

    @Test("a file that is not a database is refused", arguments: [100, 5_000])
    func garbage(size: Int) async throws {
        try state.prepare()
        try Data(repeating: 0x41, count: size).write(to: state.database)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.code == .damaged)
    }
}
