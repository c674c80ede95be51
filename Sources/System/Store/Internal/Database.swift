// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation
import Glibc
import IntentValues
import Processes
import Sentences
import Wire

/// One connection to a SQLite database, used from one place at a time.
final class Database {
    /// How long another process may hold the database, in milliseconds.
    static let busyTimeout: Int32 = 5_000

    let path: String
    /// The contents of files that rows name, beside the database.
    let files: KeptFiles
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// Rows went, and with them perhaps the last that named a file.
    private var hasDeleted = false

    /// Opens the file, or makes it with mode 0600.
    init(path: String) throws(StoreError) {
        self.path = path
        files = KeptFiles(folder: URL(filePath: path).deletingLastPathComponent().appending(path: "Files"))
        // SQLite gives what it makes beside the file the file's own mode.
        let made = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if made >= 0 {
            fchmod(made, 0o600)
            close(made)
        }
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let reason: Sentence =
                handle.map { "\(String(cString: sqlite3_errmsg($0)))" } ?? "no memory is left"
            sqlite3_close_v2(handle)
            throw StoreError(
                .cannotOpen, path, reason: reason, remedy: "check the folder, or give another with --state")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.busyTimeout)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements without parameters, separated by semicolons.
    func execute(_ script: String) throws(StoreError) {
        try check(sqlite3_exec(handle, script, nil, nil, nil))
    }

    /// Runs one statement; rows it gives are passed over.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try check(statement.bind(values))
        while try step(statement) {}
        noteDeletion(sql)
    }

    /// Every row of a query, each made into a value.
    func rows<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ make: (Row) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try check(statement.bind(values))
        var result: [Value] = []
        while try step(statement) { result.append(try make(Row(statement: statement, path: path, files: files))) }
        return result
    }

    /// The number in the first column of the first row; nil without a row.
    func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int? {
        try rows(sql, values) { row throws(StoreError) in try row.integer(0) }.first
    }

    /// All of the work, or nothing of it. The lock is taken at the start, so the
    /// work never finds half way that another process was quicker.
    func transaction<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try run(Access.writing.rawValue)
        do {
            let value = try work()
            try run("COMMIT")
            sweepFiles()
            return value
        } catch {
            // SQLite may have rolled back by itself; the first error is the one to tell.
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    /// How much a transaction locks.
    enum Access: String {
        /// One state of the database from the first look to the last.
        case reading = "BEGIN DEFERRED"
        /// As ``transaction(_:)``.
        case writing = "BEGIN IMMEDIATE"
    }

    /// All of the work, or nothing of it, where the work has errors of its own.
    func transaction<Value>(_ access: Access, throwing work: () throws -> Value) throws -> Value {
        try run(access.rawValue)
        do {
            let value = try work()
            try run("COMMIT")
            sweepFiles()
            return value
        } catch {
            // SQLite may have rolled back by itself; the first error is the one to tell.
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    /// Rows the last statement changed.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    private func prepared(_ sql: String) throws(StoreError) -> Statement {
        if let statement = statements[sql] { return statement }
        var pointer: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil))
        guard let pointer else {
            throw StoreError(.other, path, reason: "the statement is empty", remedy: "report this as a mistake")
        }
        let statement = Statement(pointer)
        statements[sql] = statement
        return statement
    }

    private func step(_ statement: Statement) throws(StoreError) -> Bool {
        let code = statement.step()
        if code == SQLITE_ROW { return true }
        try check(code == SQLITE_DONE ? SQLITE_OK : code)
        return false
    }

    private func check(_ code: Int32) throws(StoreError) {
        guard code != SQLITE_OK else { return }
        throw StoreError(sqlite: code, message: "\(String(cString: sqlite3_errmsg(handle)))", path: path)
    }
}

// MARK: - Files

extension Database {
    /// Where values that name files rest.
    private static let columns = [
        "phrases": ["parameters", "activity"], "activities": ["activity"], "deliveries": ["item"],
        "donated_actions": ["content"], "proposed_actions": ["action"], "relevant_actions": ["action"],
        "focus_filters": ["parameters"],
    ]

    /// A value as JSON; the files that it names are on the disk when this returns.
    ///
    /// - Parameter reason: What to say where that cannot be done, made of why.
    func text(
        of value: some Encodable, remedy: Sentence = "remove the value", orSay reason: (String) -> Sentence
    ) throws(StoreError) -> String {
        do {
            let collection = FileCollection()
            let text = String(decoding: try WireJSON.encoder(giving: collection).encode(value), as: UTF8.self)
            for file in collection.files { try files.keep(file) }
            return text
        } catch {
            throw StoreError(.other, reason: reason(error.encodingReason), remedy: remedy)
        }
    }

    private func noteDeletion(_ sql: String) {
        guard sql.hasPrefix("DELETE") else { return }
        hasDeleted = true
        if sqlite3_get_autocommit(handle) != 0 { sweepFiles() }
    }

    /// Removes the files that no row names any more, where rows went.
    private func sweepFiles() {
        guard hasDeleted, !files.isEmpty else { return }
        do throws(StoreError) {
            files.sweep(named: try namedFiles())
            hasDeleted = false
        } catch {
            // What was wanted is done; the next deletion sweeps again.
        }
    }

    private func namedFiles() throws(StoreError) -> Set<FileDigest> {
        var named: Set<FileDigest> = []
        for (table, columns) in Self.columns {
            for column in columns {
                let texts = try rows("SELECT \(column) FROM \(table) WHERE instr(\(column), '\(Self.mark)') > 0") {
                    row throws(StoreError) in try row.text(0)
                }
                for text in texts { named.formUnion(Self.digests(in: text)) }
            }
        }
        return named
    }

    /// What stands before a digest in JSON, and nowhere within a text of it, where quotation marks are escaped.
    private static let mark = "\"digest\":\""

    static func namesFiles(_ text: String) -> Bool { text.contains(mark) }

    private static func digests(in text: String) -> [FileDigest] {
        text.split(separator: mark, omittingEmptySubsequences: false).dropFirst().compactMap {
            FileDigest(text: String($0.prefix(2 * FileDigest.byteCount)))
        }
    }
}
