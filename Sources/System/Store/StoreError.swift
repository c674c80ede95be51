// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
package import Sentences

/// Why the store could not be opened, read or written.
package typealias StoreError = Problem<StoreErrorCode>

/// The kinds of problems with the store.
package enum StoreErrorCode: Hashable, Sendable {
    /// The state folder cannot be made or is not the person's own.
    case unusableFolder
    /// The database cannot be opened.
    case cannotOpen
    /// Another version of Beckon has written the database.
    case otherSchema(found: Int, known: Int)
    /// The file is no Beckon database, or is damaged.
    case damaged
    /// Another process holds the database longer than the time allowed.
    case busy
    /// The disk is full or cannot be written.
    case cannotWrite
    /// The phrase is taken already.
    case phraseTaken
    /// A shortcut or a focus has the name already.
    case nameTaken
    /// The app is installed already, signed by another team.
    case otherTeam
    /// The team was seen before with another key.
    case otherKey
    /// Another app has the identifier of the app or of one of its extensions.
    case identifierTaken
    /// What is named is missing.
    case notFound
    /// There are as many of a kind as may be kept.
    case tooMany
    /// Anything else SQLite reports.
    case other
}

extension StoreError {
    /// The error for a result code of SQLite's.
    init(sqlite code: Int32, message: Sentence, path: String) {
        let kind: StoreErrorCode
        let remedy: Sentence
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED:
            kind = .busy
            remedy = "another beckon is using this state folder; try again when it has finished"
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            kind = .damaged
            remedy = "restore the file from a copy, or start with an empty folder using --state"
        case SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_PERM:
            kind = .cannotWrite
            remedy = "free some disk space and make the file writable, or choose another folder with --state"
        case SQLITE_CANTOPEN:
            kind = .cannotOpen
            remedy = "check the folder, or give another with --state"
        default:
            kind = .other
            remedy = "report this as a bug in Beckon"
        }
        self.init(kind, path, reason: message, remedy: remedy)
    }
}
