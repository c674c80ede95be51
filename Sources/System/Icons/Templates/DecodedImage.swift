// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCairo

/// The pixels of a PNG file that an app brings.
final class DecodedImage {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// - Throws: ``IconFlaw`` for bytes that are no PNG file, or one that is too large.
    init(_ bytes: [UInt8], name: String) throws(IconFlaw) {
        try PNGHeader(bytes, name: name).check(name)
        var rest = bytes[...]
        let surface = withUnsafeMutablePointer(to: &rest) { cairo_image_surface_create_from_png_stream(takeBytes, $0) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            let status = surface.map(cairo_surface_status) ?? CAIRO_STATUS_NO_MEMORY
            cairo_surface_destroy(surface)
            throw .template(
                name, "cannot be decoded: \(String(cString: cairo_status_to_string(status)))",
                mend: "save it as PNG again")
        }
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Whether any of it may be clear.
    var hasTransparency: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 }
}

/// Gives bytes to Cairo; the first parameter points to the `ArraySlice` of those that are left.
private func takeBytes(
    _ source: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
    let rest = source.assumingMemoryBound(to: ArraySlice<UInt8>.self)
    guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
    for (offset, byte) in rest.pointee.prefix(Int(count)).enumerated() { target[offset] = byte }
    rest.pointee.removeFirst(Int(count))
    return CAIRO_STATUS_SUCCESS
}
