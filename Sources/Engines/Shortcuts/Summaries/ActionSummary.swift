// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// The sentence that an action is for a person.
package struct ActionSummary: Sendable {
    /// With `is.workflow.actions.` where it has no other beginning.
    package let identifier: String
    /// A SlotTemplate in English, and the key under which other languages have theirs.
    package let sentence: Sentence
    /// What its output is called; nil if it is the action's title.
    package let output: Sentence?

    init(_ name: String, _ sentence: Sentence, output: Sentence? = nil) {
        identifier = name.hasPrefix("com.") ? name : "is.workflow.actions.\(name)"
        self.sentence = sentence
        self.output = output
    }
}
