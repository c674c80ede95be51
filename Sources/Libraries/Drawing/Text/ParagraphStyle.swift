// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text stand.
package struct ParagraphStyle: Hashable, Sendable {
    /// At which edge lines stand.
    package enum Alignment: Hashable, Sendable, CaseIterable {
        case left, center, right, justified
        /// Where a paragraph begins: right for one that is read from right to left.
        case natural
    }

    /// What happens to what is too long.
    package enum LineBreak: Hashable, Sendable, CaseIterable {
        /// Lines end between words, or inside one that is longer than a line.
        case wordWrapping
        /// Lines end between any two characters.
        case characterWrapping
        /// The last line is cut off.
        case clipping
        /// The last line has three dots where something is missing: before, after or in the middle of the rest.
        case truncatingHead, truncatingTail, truncatingMiddle
    }

    /// Which way a text is read.
    package enum Direction: Hashable, Sendable {
        /// As each paragraph's first letter is.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.truncatingTail
    package var direction = Direction.natural
    /// Points between two lines.
    package var lineSpacing = 0.0
    /// Points between two paragraphs, besides ``lineSpacing``.
    package var paragraphSpacing = 0.0
    /// How many times their own height lines have; 0 leaves it.
    package var lineHeightMultiple = 0.0
    /// In points; 0 leaves the height.
    package var minimumLineHeight = 0.0
    /// In points; 0 leaves the height.
    package var maximumLineHeight = 0.0

    package init() {}

    /// The height of lines whose fonts have another; what is not a number is left out.
    func height(for natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= min(lineHeightMultiple, 100) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, min(minimumLineHeight, 10_000)) }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        return height
    }
}
