// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A text in lines, ready to be measured and drawn.
package struct TextLayout: Hashable, Sendable {
    /// The lines from the top.
    package let lines: [TextLine]
    /// The width of the widest line and the height of all, in points, neither rounded.
    package let size: CGSize
    /// Whether something is missing at the end, or replaced by three dots.
    package let isTruncated: Bool
    /// The lines as they are drawn.
    package let typeset: TypesetText
    /// What is behind parts of the lines, all of which is drawn before any letter.
    let grounds: [TextGround]

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - text: The first 8 KiB of it.
    ///   - width: The most that lines may have, in points, and what they are aligned in; nil, an infinite one or none
    ///     at all is no limit, and lines are aligned in the widest.
    ///   - height: Lines that reach below it are left out, but never the first; nil is no limit.
    ///   - lineLimit: 0 is no limit. Whatever is asked for, there are 2 000 lines at most.
    ///   - language: Of the reader, as BCP 47 has it: which forms of Chinese characters to draw.
    /// - Throws: ``DrawingError`` where there is no Pango or no memory.
    package init(
        _ text: StyledText, style: ParagraphStyle = ParagraphStyle(), width: Double? = nil, height: Double? = nil,
        lineLimit: Int = 0, language: String = "en"
    ) throws(DrawingError) {
        let setting = TextSetting(
            text: FlatText(text), style: style, width: width.flatMap { $0.isFinite && $0 > 0 ? min($0, 1e5) : nil },
            height: height.flatMap { $0.isFinite ? $0 : nil }, lineLimit: max(lineLimit, 0),
            language: String(language.prefix(32).filter { $0.isASCII && $0 != "\0" }))
        let result = try FontLibrary.use { fonts throws(DrawingError) in try setting.set(with: fonts) }
        lines = result.lines.map(\.place)
        size = CGSize(width: lines.map(\.width).max() ?? 0, height: result.height)
        isTruncated = result.isTruncated
        typeset = TypesetText(lines: result.lines.map(\.typeset), language: setting.language)
        grounds = result.lines.flatMap(\.placedGrounds)
    }
}

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

/// A rectangle with a color behind a part of a text.
struct TextGround: Hashable, Sendable {
    /// From the upper left corner of the text, in points.
    var place: CGRect
    var color: Color
}

/// A line that is being set.
struct SetLine {
    /// Of the text that it is set of.
    var bytes: Range<Int>
    var place: TextLine
    var ascent: Double
    var isJustified: Bool
    var runs: [StyledText.Run]
    /// What is behind parts of it, from where the line begins.
    var grounds: [(reach: ClosedRange<Double>, color: Color)]
    var endsParagraph: Bool

    var typeset: TypesetText.Line {
        TypesetText.Line(
            x: place.x, baseline: place.baseline, width: place.width, isRightToLeft: place.isRightToLeft,
            isJustified: isJustified, runs: runs)
    }

    var placedGrounds: [TextGround] {
        grounds.map { ground in
            TextGround(
                place: CGRect(
                    x: place.x + ground.reach.lowerBound, y: place.baseline - ascent,
                    width: ground.reach.upperBound - ground.reach.lowerBound, height: place.height),
                color: ground.color)
        }
    }
}
