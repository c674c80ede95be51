// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// The picture that the fixture draws in its panel, by Cairo and Pango with nothing around them.
final class BarePanel {
    static let (width, height, scale) = (360, 80, 2)

    private let functions: beckon_drawing
    private let fonts: OpaquePointer
    private let context: OpaquePointer

    /// Loads the libraries and looks for fonts.
    init() throws {
        var problem = [CChar](repeating: 0, count: 512)
        guard let functions = beckon_drawing_load(&problem, problem.count)?.pointee else {
            throw BenchmarkError("Cairo and Pango can't be loaded")
        }
        // CAIRO_FONT_TYPE_FT; CAIRO_ANTIALIAS_GRAY, CAIRO_HINT_METRICS_OFF
        guard let fonts = functions.pango_cairo_font_map_new_for_font_type(1),
            let context = functions.pango_font_map_create_context(fonts),
            let options = functions.cairo_font_options_create()
        else { throw BenchmarkError("there is no memory for fonts") }
        functions.cairo_font_options_set_antialias(options, 2)
        functions.cairo_font_options_set_hint_metrics(options, 1)
        functions.pango_cairo_context_set_font_options(context, options)
        functions.cairo_font_options_destroy(options)
        functions.pango_cairo_context_set_resolution(context, 72)
        functions.pango_context_set_round_glyph_positions(context, 0)
        (self.functions, self.fonts, self.context) = (functions, fonts, context)
    }

    deinit {
        for object in [context, fonts] { functions.g_object_unref(UnsafeMutableRawPointer(object)) }
    }

    /// The pixels, in rows from the top.
    func draw() throws -> [UInt8] {
        let (width, height) = (Self.width * Self.scale, Self.height * Self.scale)
        // CAIRO_FORMAT_ARGB32
        guard let surface = functions.cairo_image_surface_create(0, Int32(width), Int32(height)),
            let canvas = functions.cairo_create(surface)
        else { throw BenchmarkError("there is no memory for a picture") }
        defer {
            functions.cairo_destroy(canvas)
            functions.cairo_surface_destroy(surface)
        }
        functions.cairo_scale(canvas, Double(Self.scale), Double(Self.scale))
        functions.cairo_set_source_rgba(canvas, 0.8, 0.16, 0.12, 1)
        functions.cairo_arc(canvas, 40, 40, 24, 0, 2 * .pi)
        functions.cairo_fill(canvas)
        functions.cairo_set_source_rgba(canvas, 1, 1, 1, 1)
        try write("12′", size: 20, isBold: true, x: 16, y: 16, height: 48, centredIn: 48, on: canvas)
        functions.cairo_set_source_rgba(canvas, 0, 0, 0, 1)
        try write("2 × Margherita", size: 17, isBold: true, x: 76, y: 16, height: 24, on: canvas)
        try write("Ready in 12 minutes.", size: 15, isBold: false, x: 76, y: 42, height: 22, on: canvas)
        functions.cairo_surface_flush(surface)
        guard let pixels = functions.cairo_image_surface_get_data(surface) else {
            throw BenchmarkError("the picture has no pixels")
        }
        return Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }

    /// One line, in the middle of a height.
    private func write(
        _ text: String, size: Double, isBold: Bool, x: Double, y: Double, height: Double,
        centredIn width: Double? = nil, on canvas: OpaquePointer
    ) throws {
        guard let layout = functions.pango_layout_new(context),
            let description = functions.pango_font_description_new()
        else { throw BenchmarkError("there is no memory for text") }
        defer { functions.g_object_unref(UnsafeMutableRawPointer(layout)) }
        functions.pango_font_description_set_family(description, "Noto Sans")
        functions.pango_font_description_set_absolute_size(description, size * 1024)
        functions.pango_font_description_set_weight(description, isBold ? 700 : 400)
        functions.pango_layout_set_font_description(layout, description)
        functions.pango_font_description_free(description)
        functions.pango_layout_set_text(layout, text, -1)
        guard let line = functions.pango_layout_get_line_readonly(layout, 0) else {
            throw BenchmarkError("a text has no line")
        }
        var extent = beckon_text_rectangle()
        functions.pango_layout_line_get_extents(line, nil, &extent)
        let indent = width.map { ($0 - Double(extent.width) / 1024) / 2 } ?? 0
        // The measures of lines that UIKit's have.
        let (ascent, descent) = (size * 0.952, size * 0.241)
        functions.cairo_move_to(canvas, x + indent, y + (height - ascent - descent) / 2 + ascent)
        functions.pango_cairo_show_layout_line(canvas, line)
    }
}
