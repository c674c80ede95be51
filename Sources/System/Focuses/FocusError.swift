// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why nothing was done about a focus or a filter: the thing, the reason, the remedy.
package struct FocusError: Error, Hashable, Sendable, PersonReadable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// What is named is missing, or can be no name.
        case badName
        /// It is there, and is not done.
        case refused
    }

    package let kind: Kind
    package let sentence: Sentence

    package init(_ sentence: Sentence, kind: Kind = .refused) {
        self.kind = kind
        self.sentence = sentence
    }
}
