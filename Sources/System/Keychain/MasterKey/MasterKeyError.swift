// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why the master key cannot be had.
package struct MasterKeyError: Error, Hashable, Sendable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// The key was there once and is not where it was left.
        case lost
        /// What is there is another key.
        case wrong
        /// The place of the key cannot be reached now.
        case unreachable
        /// Others could read or change the key.
        case exposed
        /// The key cannot be written.
        case cannotWrite
    }

    package var kind: Kind
    /// What is wrong, without a full stop, and without paths: apps read it.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence

    package init(_ kind: Kind, reason: Sentence, remedy: Sentence) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }
}

extension MasterKeyError: PersonReadable {
    package var sentence: Sentence { "\(reason); \(remedy)" }
}
