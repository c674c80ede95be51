// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a text was recognised as.
package struct PhraseMatch<ID: Hashable & Sendable>: Hashable, Sendable {
    package var id: ID
    /// By slot name: the person's own words.
    package var slots: [String: String]

    package init(id: ID, slots: [String: String] = [:]) {
        self.id = id
        self.slots = slots
    }
}
