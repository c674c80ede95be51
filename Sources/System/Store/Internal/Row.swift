// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation
import Processes
import Sentences
import Wire

/// The current row of a query. A value of the wrong type means a damaged
/// database and is an error, never a default.
struct Row {
    let statement: Statement
    let path: String
    let files: KeptFiles

    /// What was kept as JSON; a value of another form is a damaged database too.
    func value<Value: Decodable>(_ column: Int, as type: Value.Type = Value.self) throws(StoreError) -> Value {
        let text = try text(column)
        do {
            return try WireJSON.decoder(finding: files).decode(type, from: Data(text.utf8))
        } catch {
            throw damaged(column)
        }
    }

    func integer(_ column: Int) throws(StoreError) -> Int {
        guard statement.type(of: column) == SQLITE_INTEGER else { throw damaged(column) }
        return statement.integer(column)
    }

    func real(_ column: Int) throws(StoreError) -> Double {
        let type = statement.type(of: column)
        guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { throw damaged(column) }
        return statement.real(column)
    }

    /// Seconds since 1970. What was written when the clock stood beyond the calendar was at the end of it.
    func date(_ column: Int) throws(StoreError) -> Date {
        let date = Date(timeIntervalSince1970: try real(column))
        if date.isInCalendar { return date }
        return date > .distantFuture ? .distantFuture : .distantPast
    }

    func text(_ column: Int) throws(StoreError) -> String {
        guard statement.type(of: column) == SQLITE_TEXT, let text = statement.text(column) else {
            throw damaged(column)
        }
        return text
    }

    func blob(_ column: Int) throws(StoreError) -> Data {
        guard statement.type(of: column) == SQLITE_BLOB else { throw damaged(column) }
        return statement.blob(column)
    }

    /// Nil for a null.
    func optionalText(_ column: Int) throws(StoreError) -> String? {
        statement.type(of: column) == SQLITE_NULL ? nil : try text(column)
    }

    /// Nil for a null.
    func optionalInteger(_ column: Int) throws(StoreError) -> Int? {
        statement.type(of: column) == SQLITE_NULL ? nil : try integer(column)
    }

    /// Nil for a null.
    func optionalReal(_ column: Int) throws(StoreError) -> Double? {
        statement.type(of: column) == SQLITE_NULL ? nil : try real(column)
    }

    func damaged(_ column: Int) -> StoreError {
        StoreError(
            .damaged, path, reason: "column \(column) of a row holds a value of another type",
            remedy: "restore the file from a copy, or start with an empty folder using --state")
    }
}
