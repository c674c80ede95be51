// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation

/// A square of pixels to draw on; used by one thread.
final class Canvas {
    let surface: OpaquePointer
    let context: OpaquePointer
    private let pixels: Int

    /// - Throws: ``IconError`` where there is no memory.
    init(pixels: Int) throws(IconError) {
        self.pixels = pixels
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels), Int32(pixels)),
            let context = cairo_create(surface)
        else { throw IconError(reason: "there is no memory for \(pixels) × \(pixels) pixels") }
        self.surface = surface
        self.context = context
        // Cairo remembers the first error and draws nothing after it.
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The same shape in one colour: of each pixel only how much it covers is kept.
    func tinted(_ tint: (red: Double, green: Double, blue: Double)) throws(IconError) -> Canvas {
        try check()
        let result = try Canvas(pixels: pixels)
        cairo_set_source_rgb(result.context, tint.red, tint.green, tint.blue)
        cairo_mask_surface(result.context, surface, 0, 0)
        return result
    }

    /// Lays an image into the middle, made smaller where it is larger than the square.
    ///
    /// - Parameter pixelsPerPoint: Of the image.
    func place(_ image: DecodedImage, pixelsPerPoint: Int, on scale: IconStyle.Scale) {
        let natural = Double(scale.rawValue) / Double(pixelsPerPoint)
        let factor = min(natural, Double(pixels) / Double(max(image.width, image.height)))
        cairo_translate(
            context, (Double(pixels) - Double(image.width) * factor) / 2,
            (Double(pixels) - Double(image.height) * factor) / 2)
        cairo_scale(context, factor, factor)
        cairo_set_source_surface(context, image.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_paint(context)
    }

    /// Fills the square with the middle of an image, in its own colours.
    func fill(with image: DecodedImage) {
        let factor = Double(pixels) / Double(min(image.width, image.height))
        cairo_translate(
            context, (Double(pixels) - Double(image.width) * factor) / 2,
            (Double(pixels) - Double(image.height) * factor) / 2)
        cairo_scale(context, factor, factor)
        cairo_set_source_surface(context, image.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        // Else what is clear around the image would be mixed into its edges.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
    }

    /// The square as PNG.
    func png() throws(IconError) -> Data {
        try check()
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { sink in
            cairo_surface_write_to_png_stream(surface, appendToData, sink)
        }
        try Self.check(status)
        return data
    }

    private func check() throws(IconError) {
        try Self.check(cairo_surface_status(surface))
        try Self.check(cairo_status(context))
    }

    private static func check(_ status: cairo_status_t) throws(IconError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw IconError(reason: String(cString: cairo_status_to_string(status)))
    }
}

/// Takes bytes from Cairo; the first parameter points to the `Data` of ``Canvas/png()``.
private func appendToData(
    _ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}
