// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut as it was when it was shared, under the link that leads to it.
package struct SharedShortcut: Hashable, Sendable {
    /// The end of the link, which nobody can guess.
    package var identifier: UUID
    package var name: String
    package var shared: Date
    /// What it does, as a binary property list.
    package var content: Data

    package init(identifier: UUID = UUID(), name: String, shared: Date, content: Data) {
        self.identifier = identifier
        self.name = name
        self.shared = shared
        self.content = content
    }
}
