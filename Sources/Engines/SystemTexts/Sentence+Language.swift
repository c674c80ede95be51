// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

extension Sentence {
    /// The sentence as a person of this language reads it; in English where no table has it.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func text(in language: String) -> String {
        TextTables.shared.sentences(in: language).map { sentences in text { sentences[$0] } } ?? description
    }
}
