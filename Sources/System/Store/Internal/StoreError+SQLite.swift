// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite

extension StoreError {
    /// The error for a result code of SQLite's.
    init(sqlite code: Int32, message: String, path: String) {
        let kind: Kind
        let mend: String
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED:
            kind = .busy
            mend = "another beckon is at work on the same state; try again when it is done"
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            kind = .damaged
            mend = "restore the file from a copy, or start anew with --state"
        case SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_PERM:
            kind = .cannotWrite
            mend = "make room on the disk and the file writable, or give another folder with --state"
        case SQLITE_CANTOPEN:
            kind = .cannotOpen
            mend = "check the folder, or give another with --state"
        default:
            kind = .other
            mend = "report this as a mistake in Beckon"
        }
        self.init(kind, path: path, reason: message, mend: mend)
    }
}
