// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person says in the middle of a conversation, in their own words.
package struct SpokenAnswer: Hashable, Sendable {
    /// A word for or against what was proposed, or for leaving.
    ///
    /// Of several the last one counts, in this order.
    package enum Stance: String, Hashable, Sendable, Comparable, CaseIterable {
        case agree
        /// The same once more.
        case again
        /// One more of what there is a number of.
        case oneMore
        case refuse, cancel

        package static func < (first: Stance, second: Stance) -> Bool {
            allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
        }
    }

    /// By parameter what was said for it, in the words of its value.
    package var values: [String: String]
    package var stance: Stance?
    /// The place in a list that was said, from 1; -1 for the last.
    package var place: Int?

    package init(values: [String: String], stance: Stance? = nil, place: Int? = nil) {
        self.values = values
        self.stance = stance
        self.place = place
    }
}
