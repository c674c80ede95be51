// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Store

/// The words mean something already: the person is to say whether it goes for this.
package struct PhraseClash: Error, Hashable, Sendable, PersonReadable {
    /// The phrase that sounds like the new one.
    package let taken: PhraseRecord
    package let text: String

    package init(_ text: String, taken: PhraseRecord) {
        self.text = text
        self.taken = taken
    }

    /// What is taken by what, and what to do.
    package var sentence: Sentence {
        "‘\(text)’ sounds like ‘\(taken.text)’, which already stands for \(taken.target) of \(taken.app); "
            + "choose other words, or replace that phrase with --replace"
    }
}
