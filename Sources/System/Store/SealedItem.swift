// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A keychain item as the store has it: hashes to find it by, and what is sealed.
package struct SealedItem: Hashable, Sendable {
    /// Given by the store; 0 before.
    package var id: Int
    /// Whose items count together.
    package var owner: Data
    /// Items that are searched together.
    package var scope: Data
    /// No two items have the same.
    package var key: Data
    /// Random, for as long as the item exists.
    package var reference: Data
    package var attributes: Data

    package init(id: Int = 0, owner: Data, scope: Data, key: Data, reference: Data, attributes: Data) {
        self.id = id
        self.owner = owner
        self.scope = scope
        self.key = key
        self.reference = reference
        self.attributes = attributes
    }
}
