// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation

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
                case .blob(let data): bind(data, at: index, copied)
                case .null: sqlite3_bind_null(pointer, index)
                }
            guard code == SQLITE_OK else { return code }
        }
        return SQLITE_OK
    }

    private func bind(_ data: Data, at index: Int32, _ copied: sqlite3_destructor_type) -> Int32 {
        // Without an address SQLite would take empty data for a null.
        guard !data.isEmpty else { return sqlite3_bind_zeroblob(pointer, index, 0) }
        return data.withUnsafeBytes {
            sqlite3_bind_blob64(pointer, index, $0.baseAddress, UInt64($0.count), copied)
        }
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

    /// Empty for a null.
    func blob(_ column: Int) -> Data {
        guard let start = sqlite3_column_blob(pointer, Int32(column)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(pointer, Int32(column))))
    }
}

/// A value bound to a statement.
enum SQLValue: Hashable, Sendable {
    case integer(Int)
    case real(Double)
    case text(String)
    case blob(Data)
    case null

    /// Seconds since 1970.
    static func date(_ date: Date) -> SQLValue { .real(date.timeIntervalSince1970) }
}
