// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ShortcutDocument

/// The shortcuts that there are, by their names.
package struct ShortcutLibrary: Sendable {
    /// All names, in the order in which they are shown.
    package var names: @Sendable () async -> [String]
    /// The shortcut of a name; nil if there is none.
    package var document: @Sendable (_ name: String) async -> ShortcutDocument?

    package init(
        names: @escaping @Sendable () async -> [String],
        document: @escaping @Sendable (String) async -> ShortcutDocument?
    ) {
        self.names = names
        self.document = document
    }

    /// None at all.
    package static let empty = ShortcutLibrary(names: { [] }, document: { _ in nil })
}
