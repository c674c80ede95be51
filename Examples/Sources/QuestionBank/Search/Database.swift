// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SQLite3

/// A database of SQLite's, in a file.
final class Database {
    /// What stands in the place of a question mark.
    enum Value {
        case text(String)
        case number(Int)
    }

    private let handle: OpaquePointer

    /// Opens the file, and makes it if there is none.
    init(at file: URL) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw DatabaseError(code: code, text: "\(file.path) cannot be opened")
        }
        self.handle = handle
    }

    deinit {
        sqlite3_close(handle)
    }

    /// Runs a statement that answers nothing.
    func run(_ statement: String, _ values: [Value] = []) throws {
        _ = try numbers(statement, values)
    }

    /// The first column of each row.
    func numbers(_ statement: String, _ values: [Value] = []) throws -> [Int] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else { throw error() }
        defer { sqlite3_finalize(prepared) }
        for (place, value) in zip(Int32(1)..., values) { try bind(value, to: place, of: prepared) }
        var numbers: [Int] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: numbers.append(Int(sqlite3_column_int64(prepared, 0)))
            case SQLITE_DONE: return numbers
            default: throw error()
            }
        }
    }

    private func bind(_ value: Value, to place: Int32, of statement: OpaquePointer?) throws {
        let code =
            switch value {
            // SQLite copies it: the destructor -1 says so.
            case .text(let text):
                sqlite3_bind_text(statement, place, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            case .number(let number): sqlite3_bind_int64(statement, place, sqlite3_int64(number))
            }
        guard code == SQLITE_OK else { throw error() }
    }

    private func error() -> DatabaseError {
        DatabaseError(code: sqlite3_errcode(handle), text: String(cString: sqlite3_errmsg(handle)))
    }
}
