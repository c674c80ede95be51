// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a piece of text is drawn.
package struct TextStyle: Hashable, Sendable {
    package var font: TextFont
    package var color: Color
    /// Behind the letters.
    package var background: Color?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Points between two characters, besides those the font has.
    package var kerning = 0.0
    /// Points above the baseline.
    package var rise = 0.0

    package init(font: TextFont, color: Color = .black) {
        self.font = font
        self.color = color
    }
}
