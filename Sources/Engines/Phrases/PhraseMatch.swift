// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a text was recognized as.
package struct PhraseMatch: Hashable, Sendable {
    /// The place of the phrase among those that were listened for.
    package var index: Int
    /// By slot name: the person's own words.
    package var slots: [String: String]

    package init(index: Int, slots: [String: String] = [:]) {
        self.index = index
        self.slots = slots
    }
}
