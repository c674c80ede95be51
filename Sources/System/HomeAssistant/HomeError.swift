// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why nothing came of a sentence about the home, or of a connection to it: the thing, the reason, the remedy.
package struct HomeError: Error, Hashable, Sendable, PersonReadable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// What is given is missing, or can't be read.
        case badInput
        /// Home Assistant does not take the token.
        case badToken
        /// It was tried, and failed.
        case failed
    }

    /// What kind of thing went wrong.
    package let kind: Kind
    /// The thing, the reason and the remedy, as a person reads them.
    package let sentence: Sentence

    /// Makes an error; it was tried and failed where no kind is given.
    package init(_ sentence: Sentence, kind: Kind = .failed) {
        self.kind = kind
        self.sentence = sentence
    }
}
