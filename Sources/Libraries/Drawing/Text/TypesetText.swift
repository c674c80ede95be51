// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text in the lines in which it was set: anyone who draws it breaks no line and measures nothing.
package struct TypesetText: Hashable, Sendable, Codable {
    /// One line.
    package struct Line: Hashable, Sendable {
        /// From the left side of the text, in points.
        package var x: Double
        /// Of the baseline, from the top of the text, in points.
        package var baseline: Double
        /// In points.
        package var width: Double
        /// Whether the paragraph that it is of is read from right to left.
        package var isRightToLeft: Bool
        /// Whether the spaces in it are as wide as it takes to fill ``width``.
        package var isJustified: Bool
        /// In the order in which they are read. Backgrounds are drawn first and do not belong to them.
        package var runs: [StyledText.Run]

        package init(
            x: Double, baseline: Double, width: Double, isRightToLeft: Bool = false, isJustified: Bool = false,
            runs: [StyledText.Run]
        ) {
            self.x = x
            self.baseline = baseline
            self.width = width
            self.isRightToLeft = isRightToLeft
            self.isJustified = isJustified
            self.runs = runs
        }
    }

    /// From the top.
    package var lines: [Line]
    /// Of the reader, as BCP 47 has it: which forms of Chinese characters to draw.
    package var language: String

    package init(lines: [Line], language: String) {
        self.lines = lines
        self.language = language
    }
}
