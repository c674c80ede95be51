// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Cairo's images, and what happens to them.
package enum CairoSurface {
    /// A clear image.
    static func make(width: Int, height: Int) throws(DrawingError) -> OpaquePointer {
        try Bitmap.check(width: Double(width), height: Double(height))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            throw .failed(reason: "there is no memory for \(width) × \(height) pixels")
        }
        let status = cairo_surface_status(surface)
        guard status == 0 else {
            cairo_surface_destroy(surface)
            throw .failed(reason: words(for: status))
        }
        return surface
    }

    /// A copy of the pixels of an image in ``argb``.
    static func bitmap(of surface: OpaquePointer) throws(DrawingError) -> Bitmap {
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), stride >= width * 4 else {
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
    static func inARGB(_ source: OpaquePointer) throws(DrawingError) -> Bitmap {
        let surface = try make(
            width: Int(cairo_image_surface_get_width(source)),
            height: Int(cairo_image_surface_get_height(source)))
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { throw .failed(reason: "there is no memory") }
        defer { cairo_destroy(context) }
        cairo_set_source_surface(context, source, 0, 0)
        cairo_paint(context)
        return try bitmap(of: surface)
    }

    /// What Cairo calls a status.
    package static func words(for status: Int32) -> String {
        cairo_status_to_string(status).map { String(cString: $0) } ?? "of an unknown kind"
    }
}
