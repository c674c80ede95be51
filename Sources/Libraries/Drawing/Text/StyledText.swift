// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text in pieces that are drawn in different ways.
package struct StyledText: Hashable, Sendable {
    /// A piece that is drawn in one way.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var style: TextStyle

        package init(_ text: String, _ style: TextStyle) {
            self.text = text
            self.style = style
        }
    }

    package var runs: [Run]

    package init(_ runs: [Run]) { self.runs = runs }

    package init(_ text: String, _ style: TextStyle) { runs = [Run(text, style)] }

    /// The longest text that is laid out, in bytes of UTF-8; what follows is left out. Pango breaks one long word in
    /// time that grows with the square of its length.
    package static let limit = 8 << 10
}

/// A text as Pango takes it: bytes, and which style they have.
struct FlatText {
    var bytes: [UInt8] = []
    var spans: [(range: Range<Int>, style: TextStyle)] = []

    init(_ text: StyledText) {
        for run in text.runs {
            let room = StyledText.limit - bytes.count
            guard room > 0 else { return }
            append(run.text.utf8.count <= room ? run.text[...] : Self.cut(run.text, to: room), run.style)
        }
    }

    private init(bytes: [UInt8], spans: [(range: Range<Int>, style: TextStyle)]) {
        self.bytes = bytes
        self.spans = spans
    }

    /// Pango takes no zero byte.
    mutating func append(_ text: Substring, _ style: TextStyle) {
        let start = bytes.count
        bytes += text.utf8.contains(0) ? Array(text.replacing("\0", with: "\u{FFFD}").utf8) : Array(text.utf8)
        if bytes.count > start { spans.append((start..<bytes.count, style)) }
    }

    private static func cut(_ text: String, to room: Int) -> Substring {
        var end = text.utf8.index(text.startIndex, offsetBy: room)
        while String.Index(end, within: text) == nil { end = text.utf8.index(before: end) }
        return text[..<end]
    }

    /// A part of the text, whose borders are those of characters.
    func part(_ range: Range<Int>) -> FlatText {
        FlatText(
            bytes: Array(bytes[range]),
            spans: spans.compactMap { span in
                let common = span.range.clamped(to: range)
                guard !common.isEmpty else { return nil }
                return (common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound, span.style)
            })
    }

    mutating func append(_ other: FlatText) {
        let start = bytes.count
        bytes += other.bytes
        spans += other.spans.map { ($0.range.lowerBound + start..<$0.range.upperBound + start, $0.style) }
    }

    /// How the letters at a byte are drawn.
    func style(at byte: Int) -> TextStyle {
        (spans.last { $0.range.lowerBound <= byte } ?? spans.first)?.style ?? TextStyle(font: TextFont(size: 17))
    }

    /// The pieces, with nothing behind them.
    var runs: [StyledText.Run] {
        spans.map { span in
            var style = span.style
            style.background = nil
            return StyledText.Run(String(decoding: bytes[span.range], as: UTF8.self), style)
        }
    }

    /// The end of the paragraph that a byte is in: that of its break, or of the text.
    func paragraphEnd(from start: Int) -> Int {
        bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    /// The same in one paragraph.
    func joined() -> FlatText {
        FlatText(bytes: bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, spans: spans)
    }
}
