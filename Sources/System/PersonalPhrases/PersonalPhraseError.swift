// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a phrase could not be given or taken away: the thing, the reason, the remedy.
package struct PersonalPhraseError: Error, Hashable, Sendable, PersonReadable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// What was named by its number is missing, or no longer.
        case absent
        /// It is there, and cannot have a phrase.
        case refused
    }

    package let kind: Kind
    package let sentence: Sentence

    package init(_ sentence: Sentence, kind: Kind = .refused) {
        self.kind = kind
        self.sentence = sentence
    }
}
