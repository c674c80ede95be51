// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut that an app offers, to be added after the person has looked at it.
package struct ShortcutAddition: Hashable, Sendable {
    package var name: String
    /// The file of it.
    package var content: Data

    package init(name: String, content: Data) {
        self.name = name
        self.content = content
    }
}
