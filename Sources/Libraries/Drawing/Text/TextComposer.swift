// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Makes Pango's layouts, and lines of them.
struct TextComposer {
    let fonts: FontLibrary
    let context: OpaquePointer
    let setting: TextSetting

    /// A layout that the caller lets go: of several lines for ``ParagraphStyle/LineBreak/wordWrapping``, else of one.
    ///
    /// - Parameter wraps: Whether lines may end between any two characters.
    func layout(
        _ text: FlatText, lineBreak: ParagraphStyle.LineBreak, wraps: Bool
    ) throws(DrawingError) -> OpaquePointer {
        guard let layout = pango_layout_new(context) else {
            throw .failed(reason: "there is no memory for text")
        }
        setText(text, of: layout)
        pango_layout_set_auto_dir(layout, setting.style.direction == .natural ? 1 : 0)
        // PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR
        pango_layout_set_wrap(layout, wraps ? 1 : 2)
        // PANGO_ELLIPSIZE_NONE, …_START, …_MIDDLE, …_END
        switch lineBreak {
        case .truncatingHead: pango_layout_set_ellipsize(layout, 1)
        case .truncatingMiddle: pango_layout_set_ellipsize(layout, 2)
        case .truncatingTail: pango_layout_set_ellipsize(layout, 3)
        default: break
        }
        if lineBreak == .wordWrapping, setting.style.alignment == .justified {
            pango_layout_set_justify(layout, 1)
        }
        if let width = setting.width, lineBreak != .clipping {
            // A little more, so that a text fits into the width that was measured for it.
            pango_layout_set_width(layout, Int32((width * 1024).rounded(.up)) + 4)
        }
        return layout
    }

    private func setText(_ text: FlatText, of layout: OpaquePointer) {
        text.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
        if let style = text.spans.first?.style,
            let description = fonts.makeDescription(of: style.font, language: setting.language)
        {
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        guard let attributes = pango_attr_list_new() else { return }
        for span in text.spans { insert(span.style, span.range, into: attributes) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    private func insert(_ style: TextStyle, _ range: Range<Int>, into attributes: OpaquePointer) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start = UInt32(range.lowerBound)
            attribute.pointee.end = UInt32(range.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        if let description = fonts.makeDescription(of: style.font, language: setting.language) {
            add(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
        }
        let (red, green, blue, alpha) = style.color.words
        add(pango_attr_foreground_new(red, green, blue))
        add(pango_attr_foreground_alpha_new(max(alpha, 1)))
        // UIKit breaks words without a sign.
        add(pango_attr_insert_hyphens_new(0))
        if style.isUnderlined { add(pango_attr_underline_new(1)) }
        if style.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
        if style.kerning != 0, style.kerning.isFinite {
            add(pango_attr_letter_spacing_new(Int32(min(max(style.kerning, -1000), 1000) * 1024)))
        }
        if style.rise != 0, style.rise.isFinite {
            add(pango_attr_rise_new(Int32(min(max(style.rise, -1000), 1000) * 1024)))
        }
    }

    /// Makes the spaces of a layout of one line so wide that they fill a width.
    func justify(_ layout: OpaquePointer, width: Double) {
        pango_layout_set_justify(layout, 1)
        pango_layout_set_justify_last_line(layout, 1)
        pango_layout_set_width(layout, Int32((width * 1024).rounded(.up)))
    }

    func letGo(_ layout: OpaquePointer) { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// A line of a layout, at the top.
    func line(_ index: Int, of layout: OpaquePointer, _ text: FlatText) throws(DrawingError) -> SetLine? {
        guard let line = pango_layout_get_line_readonly(layout, Int32(clamping: index)) else { return nil }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let (ascent, descent) = measures(of: line, text)
        let height = setting.style.height(for: ascent + descent)
        // PANGO_DIRECTION_RTL
        var place = TextLine(
            x: 0, baseline: 0, width: Double(logical.width) / 1024, height: height,
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == 1)
        let bytes = Int(line.pointee.start)..<Int(line.pointee.start + line.pointee.length)
        let end = bytes.upperBound
        let endsParagraph = text.bytes.indices.contains(end) && (text.bytes[end] == 0x0A || text.bytes[end] == 0x0D)
        let isWrapped = !endsParagraph && end < text.bytes.count
        let runs = runs(of: line, bytes, text, isWrapped: isWrapped)
        // Beside three dots letters may be joined otherwise than within their word.
        if ellipsis(in: line) != nil { place.width = try width(of: runs) }
        return SetLine(
            bytes: bytes, place: place, ascent: height - descent,
            isJustified: isWrapped && pango_layout_get_justify(layout) != 0,
            runs: runs, grounds: grounds(of: line, text),
            endsParagraph: endsParagraph)
    }

    /// What is seen of a line: three dots stand for what they have replaced, and the space at which it is wrapped is
    /// gone.
    private func runs(
        of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: Range<Int>, _ text: FlatText, isWrapped: Bool
    ) -> [StyledText.Run] {
        var end = bytes.upperBound
        while isWrapped, end > bytes.lowerBound, text.bytes[end - 1] == 0x20 { end -= 1 }
        var shown = FlatText(StyledText([]))
        if let gap = ellipsis(in: line) {
            shown.append(text.part(bytes.lowerBound..<min(gap.lowerBound, end)))
            shown.append("…", text.style(at: gap.lowerBound))
            shown.append(text.part(min(gap.upperBound, end)..<end))
        } else {
            shown.append(text.part(bytes.lowerBound..<end))
        }
        return shown.runs
    }

    private func width(of runs: [StyledText.Run]) throws(DrawingError) -> Double {
        let layout = try layout(FlatText(StyledText(runs)), lineBreak: .clipping, wraps: false)
        defer { letGo(layout) }
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / 1024
    }

    /// The bytes that three dots stand for in a line.
    private func ellipsis(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Range<Int>? {
        items(of: line).first { $0.pointee.flags & Self.ellipsisFlag != 0 }.map {
            Int($0.pointee.offset)..<Int($0.pointee.offset + $0.pointee.length)
        }
    }

    /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`
    private static let ellipsisFlag: UInt8 = 1 << 1

    /// What a line is made of.
    private func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [UnsafeMutablePointer<PangoItem>] {
        sequence(first: line.pointee.runs, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { entry in
            entry?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
        }
    }

    /// What is behind parts of a line. Pango's own would be as tall as the font says, and lie over the line above.
    private func grounds(of line: UnsafeMutablePointer<PangoLayoutLine>, _ text: FlatText) -> [(
        reach: ClosedRange<Double>, color: Color
    )] {
        let whole = Int(line.pointee.start)..<Int(line.pointee.start + line.pointee.length)
        guard text.spans.contains(where: { ($0.style.background?.alpha ?? 0) > 0 && $0.range.overlaps(whole) }) else {
            return []
        }
        // Pango counts from the side of the layout, where a line that is read from right to left does not begin.
        let side = reaches(of: whole, in: line).map(\.lowerBound).min() ?? 0
        return text.spans.flatMap { span -> [(reach: ClosedRange<Double>, color: Color)] in
            let common = span.range.clamped(to: whole)
            guard let color = span.style.background, color.alpha > 0, !common.isEmpty else { return [] }
            return reaches(of: common, in: line).map {
                ($0.lowerBound - side...$0.upperBound - side, color)
            }
        }
    }

    /// From where to where, in points, some bytes of a line are seen.
    private func reaches(of bytes: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>) -> [ClosedRange<Double>]
    {
        var (ranges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
        pango_layout_line_get_x_ranges(
            line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
        defer { g_free(ranges) }
        guard let ranges else { return [] }
        return (0..<Int(count)).compactMap { index in
            let (start, end) = (Double(ranges[2 * index]) / 1024, Double(ranges[2 * index + 1]) / 1024)
            return start <= end ? start...end : nil
        }
    }

    /// How far a line reaches above and below its baseline.
    private func measures(of line: UnsafeMutablePointer<PangoLayoutLine>, _ text: FlatText) -> (Double, Double) {
        var (ascent, descent) = (0.0, 0.0)
        for item in items(of: line) {
            guard let font = item.pointee.font else { continue }
            let measures = measures(of: font, size: text.style(at: Int(item.pointee.offset)).font.size)
            (ascent, descent) = (max(ascent, measures.0), max(descent, measures.1))
        }
        guard ascent + descent == 0 else { return (ascent, descent) }
        // An empty line is as high as the letters that would be in it.
        let size = text.style(at: Int(line.pointee.start)).font.size
        return (size * TextFont.systemAscender, size * TextFont.systemDescender)
    }

    /// The system's family, and signs that are pictures, have Apple's measures; others their own, unless they are
    /// made for books rather than screens.
    private func measures(of font: OpaquePointer, size: Double) -> (Double, Double) {
        if let description = pango_font_describe_with_absolute_size(font) {
            defer { pango_font_description_free(description) }
            if let family = pango_font_description_get_family(description),
                ["Inter", "Inter Display", "Noto Sans", "Noto Color Emoji"].contains(String(cString: family))
            {
                return (size * TextFont.systemAscender, size * TextFont.systemDescender)
            }
        }
        guard let metrics = pango_font_get_metrics(font, nil) else { return (0, 0) }
        defer { pango_font_metrics_unref(metrics) }
        return (
            min(Double(pango_font_metrics_get_ascent(metrics)) / 1024, size * Self.highest),
            min(Double(pango_font_metrics_get_descent(metrics)) / 1024, size * Self.lowest)
        )
    }

    /// How far letters of any script reach above and below the baseline at most, of a size of one.
    private static let highest = 1.06
    private static let lowest = 0.42
}

extension Color {
    /// The parts as Pango has them, from 0 to 65 535.
    fileprivate var words: (UInt16, UInt16, UInt16, UInt16) {
        func word(_ part: Double) -> UInt16 { UInt16((part * 65_535).rounded()) }
        return (word(red), word(green), word(blue), word(alpha))
    }
}
