// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut of the person's, as its tile shows it.
package struct DeviceShortcut: Codable, Hashable, Sendable {
    package var id: UUID
    package var name: String
    /// `#RRGGBB`.
    package var color: String
    /// By the number that the format has for it.
    package var glyph: Int
    package var actionCount: Int
    /// What the person says for it; nil for nothing besides its name.
    package var phrase: String?

    package init(id: UUID, name: String, color: String, glyph: Int, actionCount: Int, phrase: String? = nil) {
        self.id = id
        self.name = name
        self.color = color
        self.glyph = glyph
        self.actionCount = actionCount
        self.phrase = phrase
    }
}
