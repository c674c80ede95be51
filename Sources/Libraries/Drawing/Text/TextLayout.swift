// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation

/// A text in lines, ready to be measured and drawn.
///
/// `@unchecked Sendable`: it never changes after it is made, and Pango's
/// objects are touched only inside ``FontLibrary/use(_:)``.
package final class TextLayout: @unchecked Sendable {
    /// The lines from the top.
    package let lines: [TextLine]
    /// The width of the widest line and the height of all, in points, neither rounded.
    package let size: CGSize
    /// Whether something is missing at the end, or replaced by three dots.
    package let isTruncated: Bool
    private let drawn: [DrawnLine]
    private let layouts: [OpaquePointer]

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
        (drawn, layouts, isTruncated) = (result.lines, result.layouts, result.isTruncated)
        lines = drawn.map(\.place)
        size = CGSize(width: lines.map(\.width).max() ?? 0, height: result.height)
    }

    deinit {
        let layouts = layouts
        // Where there is no library there are no layouts either.
        try? FontLibrary.use { fonts in
            layouts.forEach { fonts.functions.g_object_unref(UnsafeMutableRawPointer($0)) }
        }
    }

    /// What is behind parts of the lines, all of which is drawn before any letter.
    var grounds: [(CGRect, Color)] {
        drawn.flatMap { line in
            line.grounds.map { ground in
                let place = CGRect(
                    x: line.place.x + ground.start, y: line.place.baseline - line.ascent, width: ground.width,
                    height: line.place.height)
                return (place, ground.color)
            }
        }
    }

    func draw(on context: OpaquePointer, at origin: CGPoint) {
        // Where there is no library there are no lines either.
        try? FontLibrary.use { fonts in
            for line in drawn {
                fonts.functions.cairo_move_to(context, origin.x + line.place.x, origin.y + line.place.baseline)
                fonts.functions.pango_cairo_show_layout_line(context, line.line)
            }
        }
    }
}

extension Canvas {
    /// Draws a text, the upper left corner of its lines at a point.
    package func draw(_ text: TextLayout, at origin: CGPoint) {
        guard let origin = origin.drawable else { return }
        functions.cairo_new_path(context)
        setSource(.black)
        for (rect, color) in text.grounds { fill(Path(rect.offsetBy(dx: origin.x, dy: origin.y)), with: color) }
        setSource(.black)
        text.draw(on: context, at: origin)
        functions.cairo_new_path(context)
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
