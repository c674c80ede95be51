// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// A text that Pango set into lines; used by one thread.
final class TextLines {
    let layout: OpaquePointer
    private let description: OpaquePointer

    /// 1024ths, in which Pango counts.
    static let unit = 1024.0

    /// - Parameters:
    ///   - font: A family, with words for its style, as Pango reads it.
    ///   - size: In units of the context.
    ///   - width: Where lines are broken.
    ///   - alignment: 0 for the left, 1 for the middle, 2 for the right.
    init?(_ text: String, font: String, size: Double, width: Double, alignment: Int = 0, for context: OpaquePointer) {
        guard let layout = pango_cairo_create_layout(context) else { return nil }
        guard let description = pango_font_description_from_string(font) else {
            g_object_unref(UnsafeMutableRawPointer(layout))
            return nil
        }
        self.layout = layout
        self.description = description
        pango_font_description_set_absolute_size(description, min(max(size, 1), 10_000) * Self.unit)
        pango_layout_set_font_description(layout, description)
        pango_context_set_language(
            pango_layout_get_context(layout), pango_language_from_string(Self.language(of: text)))
        pango_layout_set_width(layout, Int32(min(max(width, 1), 1_000_000) * Self.unit))
        // PANGO_WRAP_WORD_CHAR
        pango_layout_set_wrap(layout, 2)
        pango_layout_set_alignment(layout, Int32(alignment))
        // Zero would end it.
        let bytes = Array(text.utf8.filter { $0 != 0 })
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: bytes.count))
            }
        }
    }

    deinit {
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    var count: Int { Int(pango_layout_get_line_count(layout)) }

    /// What the text takes, and where its letters' ink is.
    var extents: (ink: PangoRectangle, logical: PangoRectangle) {
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        pango_layout_get_extents(layout, &ink, &logical)
        return (ink, logical)
    }

    /// How high a line is, how far its letters stand below its top, and how far it stands from the left.
    func measures(ofLine index: Int) -> (height: Double, ascent: Double, left: Double) {
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return (0, 0, 0) }
        pango_layout_line_get_extents(line, &ink, &logical)
        return (Double(logical.height) / Self.unit, -Double(logical.y) / Self.unit, Double(logical.x) / Self.unit)
    }

    /// Draws a line with its letters standing on the current point.
    func draw(line index: Int, in context: OpaquePointer) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
        pango_cairo_show_layout_line(context, line)
    }

    /// The same signs of Chinese, Japanese and Korean are written differently.
    private static func language(of text: String) -> String {
        var hasHan = false
        for scalar in text.unicodeScalars.prefix(2000) {
            switch scalar.value {
            case 0x3040...0x30FF: return "ja"
            case 0xAC00...0xD7AF, 0x1100...0x11FF: return "ko"
            case 0x4E00...0x9FFF, 0x3400...0x4DBF: hasHan = true
            default: break
            }
        }
        return hasHan ? "zh-cn" : "en"
    }
}
