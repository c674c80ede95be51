// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Drawing
import Sentences
import Shortcuts

/// A picture in memory, upright; used by one thread.
final class Picture {
    /// In Cairo's `ARGB32`: the colors multiplied by the opacity.
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// What else the picture's file told about it.
    var details = PictureDetails()
    /// Whether parts of it may be clear.
    var isClearInParts = true

    /// A clear picture.
    ///
    /// - Parameter name: What it is called where there is no memory for it.
    init(width: Int, height: Int, name: String) throws(ShortcutFailure) {
        try LoadedLibrary.loadPictures()
        guard let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            throw Self.lackOfMemory(for: name)
        }
        guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(made)
            throw Self.lackOfMemory(for: name)
        }
        surface = made
        self.width = width
        self.height = height
    }

    /// A copy of what gdk-pixbuf read.
    convenience init(_ pixbuf: OpaquePointer, name: String) throws(ShortcutFailure) {
        try self.init(
            width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)), name: name)
        cairo_surface_flush(surface)
        isClearInParts = pixels.map { beckon_pixels_read(pixbuf, $0, stride) } ?? false
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    static func lackOfMemory(for name: String) -> ShortcutFailure {
        ShortcutFailure("there is no memory for ‘\(name)’", remedy: "make it smaller", kind: .tooMuch)
    }

    var pixels: UnsafeMutablePointer<UInt8>? { cairo_image_surface_get_data(surface) }
    var stride: Int32 { cairo_image_surface_get_stride(surface) }

    /// Draws onto the picture.
    func draw(_ body: (_ context: OpaquePointer) -> Void) throws(ShortcutFailure) {
        guard let context = cairo_create(surface) else { throw Self.lackOfMemory(for: "") }
        defer { cairo_destroy(context) }
        body(context)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ShortcutFailure(
                "the picture cannot be drawn: \(CairoSurface.words(for: status))",
                remedy: "check the measures and the free memory")
        }
        cairo_surface_flush(surface)
    }

    /// Sets a context to draw the picture with its upper left corner at the origin, well when it is made smaller.
    func beSource(of context: OpaquePointer) {
        cairo_set_source_surface(context, surface, 0, 0)
        guard let pattern = cairo_get_source(context) else { return }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }

    /// Draws the picture into a rectangle of a context, stretched to fill it.
    func draw(
        in context: OpaquePointer, x: Double, y: Double, width: Double, height: Double, opacity: Double = 1
    ) {
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_clip(context)
        cairo_scale(context, width / Double(self.width), height / Double(self.height))
        beSource(of: context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}

extension Picture {
    /// Shows all pixels, row by row, as Cairo's `ARGB32`.
    func forEachPixel(_ body: (_ pixel: UInt32, _ x: Int, _ y: Int) -> Void) {
        cairo_surface_flush(surface)
        guard let pixels else { return }
        for y in 0..<height {
            pixels.advanced(by: y * Int(stride)).withMemoryRebound(to: UInt32.self, capacity: width) {
                for x in 0..<width { body($0[x], x, y) }
            }
        }
    }
}
