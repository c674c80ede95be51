// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
package import Sentences

/// Why the notes of crashes cannot be read or written.
package struct CrashNoteError: Error, Hashable, Sendable, PersonReadable {
    private let verb: Sentence
    private let path: String
    private let number: Int32

    init(_ verb: Sentence, _ path: String, _ number: Int32) {
        self.verb = verb
        self.path = path
        self.number = number
    }

    /// One sentence.
    package var sentence: Sentence {
        "cannot \(verb) the crash records in \(path): \(Sentence(stringLiteral: String(cString: strerror(number)))); "
            + "check the file and its permissions"
    }
}
