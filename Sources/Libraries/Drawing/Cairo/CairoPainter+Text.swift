// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

extension CairoPainter {
    /// Draws a text, the upper left corner of its lines at a point.
    func draw(_ text: TypesetText, at origin: CGPoint) {
        guard let origin = origin.drawable else { return }
        cairo_new_path(context)
        setSource(.black)
        // If there is no library there is no painter either; what there is no memory for is not drawn.
        try? FontLibrary.use { fonts throws(DrawingError) in
            for line in text.lines where mayGoOn { try draw(line, language: text.language, at: origin, with: fonts) }
        }
        cairo_new_path(context)
    }

    private func draw(
        _ line: TypesetText.Line, language: String, at origin: CGPoint, with fonts: FontLibrary
    ) throws(DrawingError) {
        var style = ParagraphStyle()
        style.direction = line.isRightToLeft ? .rightToLeft : .leftToRight
        style.lineBreak = .clipping
        let setting = TextSetting(
            text: FlatText(StyledText(line.runs)).joined(), style: style, width: line.width, height: nil, lineLimit: 1,
            language: language)
        let pango = try fonts.makeContext(language: language, direction: setting.direction)
        defer { g_object_unref(UnsafeMutableRawPointer(pango)) }
        let composer = TextComposer(fonts: fonts, context: pango, setting: setting)
        let layout = try composer.layout(setting.text, lineBreak: .clipping, wraps: false)
        defer { composer.letGo(layout) }
        if line.isJustified { composer.justify(layout, width: line.width) }
        guard let x = (origin.x + line.x).coordinate, let y = (origin.y + line.baseline).coordinate,
            let drawn = pango_layout_get_line_readonly(layout, 0)
        else { return }
        cairo_move_to(context, x, y)
        pango_cairo_show_layout_line(context, drawn)
    }
}
