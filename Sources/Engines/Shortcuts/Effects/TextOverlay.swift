// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text that is written onto a picture.
package struct TextOverlay: Sendable {
    package var text: String
    /// Such as `Bottom Right`.
    package var position: String
    /// `Left`, `Center` or `Right`.
    package var alignment: String
    package var font: String?
    /// Of the height of the picture, from 0 to 100.
    package var size: Double
    /// From the edge, of the height of the picture, from 0 to 100.
    package var offset: Double
    package var degrees: Double
    /// `#RRGGBBAA`.
    package var color: String
    /// The line around letters; nil where there is none.
    package var outline: (color: String, width: Double)?

    package init(
        _ text: String, position: String, alignment: String, font: String?, size: Double, offset: Double,
        degrees: Double, color: String, outline: (color: String, width: Double)?
    ) {
        self.text = text
        self.position = position
        self.alignment = alignment
        self.font = font
        self.size = size
        self.offset = offset
        self.degrees = degrees
        self.color = color
        self.outline = outline
    }
}
