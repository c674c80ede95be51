// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation

/// The rows of donations in a database of their own, with the store's settings and nothing of its meaning.
final class BareDonations {
    private var database: OpaquePointer?
    private var statement: OpaquePointer?

    init(at file: URL) throws {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        guard sqlite3_open_v2(file.path, &database, flags, nil) == SQLITE_OK else {
            throw BenchmarkError("the database does not open")
        }
        try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        try execute(
            """
            CREATE TABLE donations (
                id INTEGER PRIMARY KEY AUTOINCREMENT, action INTEGER NOT NULL, moment INTEGER NOT NULL,
                traits INTEGER NOT NULL
            ) STRICT
            """)
        let sql = "INSERT INTO donations (action, moment, traits) VALUES (?, ?, ?)"
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
            throw BenchmarkError("the statement is wrong")
        }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close_v2(database)
    }

    func insert(_ number: Int) throws {
        sqlite3_bind_int64(statement, 1, Int64(number % 100))
        sqlite3_bind_int64(statement, 2, 1_800_000_000 + Int64(number))
        sqlite3_bind_int64(statement, 3, 13)
        guard sqlite3_step(statement) == SQLITE_DONE else { throw BenchmarkError("the row was not inserted") }
        sqlite3_reset(statement)
    }

    func insert(_ numbers: Range<Int>) throws {
        try execute("BEGIN IMMEDIATE")
        for number in numbers { try insert(number) }
        try execute("COMMIT")
    }

    private func execute(_ sql: String) throws {
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
            throw BenchmarkError("SQLite refuses: \(sql)")
        }
    }
}

/// A file that grows by a little and is synchronized each time.
final class AppendedFile {
    private let descriptor: Int32
    private let bytes = [UInt8](repeating: 7, count: 100)

    init(at file: URL) throws {
        descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { throw BenchmarkError("\(file.path) cannot be opened") }
    }

    deinit { close(descriptor) }

    func append() throws {
        guard write(descriptor, bytes, bytes.count) == bytes.count, fdatasync(descriptor) == 0 else {
            throw BenchmarkError("the file cannot be written")
        }
    }
}
