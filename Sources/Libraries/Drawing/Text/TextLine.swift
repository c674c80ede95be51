// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// One line of a text that is laid out.
package struct TextLine: Hashable, Sendable {
    /// Where it begins, in points from the left side of the text.
    package var x: Double
    /// The baseline, in points from the top of the text.
    package var baseline: Double
    /// In points.
    package var width: Double
    /// The distance from the line's upper to its lower end, in points.
    package var height: Double
    /// Whether the paragraph that it is of is read from right to left.
    package var isRightToLeft: Bool
}

/// A line with what Pango draws it of, which the layout keeps.
struct DrawnLine {
    var line: UnsafeMutablePointer<beckon_line>
    var place: TextLine
    var ascent: Double
    /// What is behind parts of it.
    var grounds: [Ground]
    var endsParagraph: Bool

    /// A part of a line with a colour behind it.
    struct Ground {
        /// In points from where the line begins.
        var start: Double
        var width: Double
        var color: Color
    }
}
