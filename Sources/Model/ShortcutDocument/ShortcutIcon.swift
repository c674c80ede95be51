// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// How a shortcut looks on its tile.
package struct ShortcutIcon: Hashable, Sendable {
    /// Red, green, blue and opacity, a byte each, the first in the highest place.
    package var color: UInt32
    /// The number of the glyph in the format's own font.
    package var glyph: Int

    /// Apple's blue and its magic wand, what a shortcut has that says nothing.
    package init(color: UInt32 = 0x1B9A_F7FF, glyph: Int = 59_511) {
        self.color = color
        self.glyph = glyph
    }

    init(_ properties: ShortcutDictionary) {
        self.init()
        // Some writers give the color as a negative number of 32 bits.
        if let number = properties.integer(Key.color) { color = UInt32(truncatingIfNeeded: number) }
        if let number = properties.integer(Key.glyph) { glyph = number }
    }

    /// The icon as it is written, in place of what stands there.
    func content(in properties: ShortcutDictionary?) -> PropertyListNode.Content {
        var properties = properties ?? ShortcutDictionary()
        properties[Key.color] = .integer(Int(color))
        properties[Key.glyph] = .integer(glyph)
        return .dictionary(properties.entries)
    }

    private enum Key {
        static let color = "WFWorkflowIconStartColor"
        static let glyph = "WFWorkflowIconGlyphNumber"
    }
}
