// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite

/// A prepared statement; ended with the last reference to it.
final class Statement {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// Binds from the first parameter on; gives SQLite's code.
    func bind(_ values: [SQLValue]) -> Int32 {
        // Tells SQLite to copy the text before the call returns.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (offset, value) in values.enumerated() {
            let index = Int32(offset + 1)
            let code =
                switch value {
                case .integer(let number): sqlite3_bind_int64(pointer, index, Int64(number))
                case .real(let number): sqlite3_bind_double(pointer, index, number)
                case .text(let text): sqlite3_bind_text(pointer, index, text, Int32(clamping: text.utf8.count), copied)
                case .null: sqlite3_bind_null(pointer, index)
                }
            guard code == SQLITE_OK else { return code }
        }
        return SQLITE_OK
    }

    func step() -> Int32 { sqlite3_step(pointer) }

    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    func type(of column: Int) -> Int32 { sqlite3_column_type(pointer, Int32(column)) }
    func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(pointer, Int32(column))) }
    func real(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

    /// Nil for a null, or bytes that are not UTF-8.
    func text(_ column: Int) -> String? {
        guard let start = sqlite3_column_text(pointer, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        return String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
