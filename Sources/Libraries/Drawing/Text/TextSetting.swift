// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Makes lines of a text.
struct TextSetting {
    let text: FlatText
    let style: ParagraphStyle
    let width: Double?
    let height: Double?
    let lineLimit: Int
    let language: String

    /// More than any screen shows.
    private static let lineCountLimit = 2_000
    /// How far a line may reach below the height and still be shown.
    private static let heightTolerance = 1.0

    struct Result {
        var lines: [SetLine] = []
        var isTruncated = false
        var height = 0.0
    }

    /// `PANGO_DIRECTION_RTL`, `PANGO_DIRECTION_LTR`, and the same where a paragraph has no letters.
    var direction: Int32 { style.direction == .rightToLeft ? 1 : style.direction == .leftToRight ? 0 : 4 }

    func set(with fonts: FontLibrary) throws(DrawingError) -> Result {
        let context = try fonts.makeContext(language: language, direction: direction)
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        var result = Result()
        guard !text.bytes.isEmpty else { return result }
        let composer = TextComposer(fonts: fonts, context: context, setting: self)
        let whole = try composer.layout(text, lineBreak: .wordWrapping, wraps: style.lineBreak == .characterWrapping)
        defer { composer.letGo(whole) }
        let count = Int(pango_layout_get_line_count(whole))
        let limit = min(count, lineLimit > 0 ? lineLimit : count, Self.lineCountLimit)
        for index in 0..<limit {
            guard let line = try composer.line(index, of: whole, text) else { break }
            if index > 0, let height, result.height + line.place.height > height + Self.heightTolerance { break }
            append(line, to: &result)
        }
        if result.lines.count < count || (lineLimit == 1 && style.lineBreak == .clipping) {
            try shortenLastLine(of: &result, with: composer)
        }
        align(&result)
        return result
    }

    private func append(_ line: SetLine, to result: inout Result) {
        var line = line
        if let last = result.lines.last {
            result.height += style.lineSpacing.isFinite ? min(max(style.lineSpacing, 0), 10_000) : 0
            if last.endsParagraph {
                result.height += style.paragraphSpacing.isFinite ? min(max(style.paragraphSpacing, 0), 10_000) : 0
            }
        }
        line.place.baseline = result.height + line.ascent
        result.height += line.place.height
        result.lines.append(line)
    }

    /// Lets the last line stand for all that does not fit.
    private func shortenLastLine(of result: inout Result, with composer: TextComposer) throws(DrawingError) {
        result.isTruncated = true
        guard style.lineBreak != .wordWrapping, style.lineBreak != .characterWrapping, let last = result.lines.popLast()
        else { return }
        let start = last.bytes.lowerBound
        let end = text.paragraphEnd(from: start)
        var rest: FlatText
        switch style.lineBreak {
        case .truncatingHead, .truncatingMiddle: rest = text.part(start..<text.bytes.count).joined()
        case .truncatingTail where end < text.bytes.count && end == last.bytes.upperBound:
            // The paragraph itself is whole: the dots stand for those that follow.
            rest = text.part(start..<end)
            rest.append(
                "…", text.spans.last { $0.range.lowerBound <= max(start, end - 1) }?.style ?? text.spans[0].style)
        default: rest = text.part(start..<end)
        }
        guard !rest.bytes.isEmpty else { return result.lines.append(last) }
        let layout = try composer.layout(rest, lineBreak: style.lineBreak, wraps: false)
        defer { composer.letGo(layout) }
        guard var line = try composer.line(0, of: layout, rest) else { return result.lines.append(last) }
        let top = last.place.baseline - last.ascent
        line.place.baseline = top + line.ascent
        result.height = top + line.place.height
        result.lines.append(line)
    }

    private func align(_ result: inout Result) {
        let room = width ?? result.lines.map(\.place.width).max() ?? 0
        for index in result.lines.indices {
            let line = result.lines[index].place
            result.lines[index].place.x = style.alignment.share(isRightToLeft: line.isRightToLeft) * (room - line.width)
        }
    }
}

extension ParagraphStyle.Alignment {
    /// How much of the free space stands to the left of a line.
    fileprivate func share(isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
