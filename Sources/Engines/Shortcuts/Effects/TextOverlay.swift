// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text that is written onto a picture.
package struct TextOverlay: Codable, Sendable {
    /// The line around letters.
    package struct Outline: Codable, Sendable {
        /// `#RRGGBBAA`.
        package var color: String
        package var width: Double

        package init(color: String, width: Double) {
            self.color = color
            self.width = width
        }
    }

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
    /// The line around letters; nil if there is none.
    package var outline: Outline?

    package init(
        _ text: String, position: String, alignment: String, font: String?, size: Double, offset: Double,
        degrees: Double, color: String, outline: Outline?
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
