// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Cairo's images, and what happens to them.
enum CairoSurface {
    /// `CAIRO_FORMAT_ARGB32`
    static let argb: Int32 = 0

    /// A clear image.
    static func make(width: Int, height: Int, _ functions: beckon_drawing) throws(DrawingError) -> OpaquePointer {
        try Bitmap.check(width: Double(width), height: Double(height))
        guard let surface = functions.cairo_image_surface_create(argb, Int32(width), Int32(height)) else {
            throw .failed(reason: "there is no memory for \(width) × \(height) pixels")
        }
        let status = functions.cairo_surface_status(surface)
        guard status == 0 else {
            functions.cairo_surface_destroy(surface)
            throw .failed(reason: functions.words(for: status))
        }
        return surface
    }

    /// A copy of the pixels of an image in ``argb``.
    static func bitmap(of surface: OpaquePointer, _ functions: beckon_drawing) throws(DrawingError) -> Bitmap {
        functions.cairo_surface_flush(surface)
        let width = Int(functions.cairo_image_surface_get_width(surface))
        let height = Int(functions.cairo_image_surface_get_height(surface))
        let stride = Int(functions.cairo_image_surface_get_stride(surface))
        guard let data = functions.cairo_image_surface_get_data(surface), stride >= width * 4 else {
            throw .failed(reason: "the image has no pixels")
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                buffer.baseAddress?.advanced(by: row * width * 4)
                    .update(from: data.advanced(by: row * stride), count: width * 4)
            }
            count = width * height * 4
        }
        return Bitmap(trustedWidth: width, height: height, bytes: bytes)
    }

    /// A copy of an image of any format.
    static func inARGB(_ source: OpaquePointer, _ functions: beckon_drawing) throws(DrawingError) -> Bitmap {
        let surface = try make(
            width: Int(functions.cairo_image_surface_get_width(source)),
            height: Int(functions.cairo_image_surface_get_height(source)), functions)
        defer { functions.cairo_surface_destroy(surface) }
        guard let context = functions.cairo_create(surface) else { throw .failed(reason: "there is no memory") }
        defer { functions.cairo_destroy(context) }
        functions.cairo_set_source_surface(context, source, 0, 0)
        functions.cairo_paint(context)
        return try bitmap(of: surface, functions)
    }
}
