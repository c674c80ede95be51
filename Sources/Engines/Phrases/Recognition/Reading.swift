// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One way to understand a sentence.
package struct Reading: Hashable, Sendable {
    /// What stands in one slot.
    package struct Slot: Hashable, Sendable {
        package var name: String
        package var value: SlotValue
        /// As it was said.
        package var words: String
        package var isFreeText: Bool
    }

    /// The meaning that its template was added with.
    package var meaning: Int
    /// What its template is called.
    package var label: String
    /// In the order of the sentence.
    package var slots: [Slot]
    /// The less, the better.
    package var cost: Cost
    /// Whether words that have no place in it are a reason to doubt it.
    var isStrict = false
}
