// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// The picture that the fixture draws in its panel, by Cairo and Pango with nothing around them.
final class BarePanel {
    static let (width, height, scale) = (360, 80, 2)

    private let fonts: OpaquePointer
    private let context: OpaquePointer

    /// Loads the libraries and looks for fonts.
    init() throws {
        var problem = [CChar](repeating: 0, count: 512)
        guard beckon_glib_load(&problem, problem.count), beckon_drawing_load(&problem, problem.count) else {
            throw BenchmarkError("Cairo and Pango can't be loaded")
        }
        guard let fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(fonts),
            let options = cairo_font_options_create()
        else { throw BenchmarkError("there is no memory for fonts") }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        (self.fonts, self.context) = (fonts, context)
    }

    deinit {
        for object in [context, fonts] { g_object_unref(UnsafeMutableRawPointer(object)) }
    }

    /// The pixels, in rows from the top.
    func draw() throws -> [UInt8] {
        let (width, height) = (Self.width * Self.scale, Self.height * Self.scale)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let canvas = cairo_create(surface)
        else { throw BenchmarkError("there is no memory for a picture") }
        defer {
            cairo_destroy(canvas)
            cairo_surface_destroy(surface)
        }
        cairo_scale(canvas, Double(Self.scale), Double(Self.scale))
        cairo_set_source_rgba(canvas, 0.8, 0.16, 0.12, 1)
        cairo_arc(canvas, 40, 40, 24, 0, 2 * .pi)
        cairo_fill(canvas)
        cairo_set_source_rgba(canvas, 1, 1, 1, 1)
        try write("12′", size: 20, isBold: true, x: 16, y: 16, height: 48, centredIn: 48, on: canvas)
        cairo_set_source_rgba(canvas, 0, 0, 0, 1)
        try write("2 × Margherita", size: 17, isBold: true, x: 76, y: 16, height: 24, on: canvas)
        try write("Ready in 12 minutes.", size: 15, isBold: false, x: 76, y: 42, height: 22, on: canvas)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else {
            throw BenchmarkError("the picture has no pixels")
        }
        return Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }

    /// One line, in the middle of a height.
    private func write(
        _ text: String, size: Double, isBold: Bool, x: Double, y: Double, height: Double,
        centredIn width: Double? = nil, on canvas: OpaquePointer
    ) throws {
        guard let layout = pango_layout_new(context),
            let description = pango_font_description_new()
        else { throw BenchmarkError("there is no memory for text") }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_font_description_set_family(description, "Inter,Noto Sans")
        pango_font_description_set_absolute_size(description, size * 1024)
        pango_font_description_set_weight(description, isBold ? 700 : 400)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        pango_layout_set_text(layout, text, -1)
        guard let line = pango_layout_get_line_readonly(layout, 0) else {
            throw BenchmarkError("a text has no line")
        }
        var extent = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extent)
        let indent = width.map { ($0 - Double(extent.width) / 1024) / 2 } ?? 0
        // The measures of lines that UIKit's have.
        let (ascent, descent) = (size * 0.952, size * 0.241)
        cairo_move_to(canvas, x + indent, y + (height - ascent - descent) / 2 + ascent)
        pango_cairo_show_layout_line(canvas, line)
    }
}
