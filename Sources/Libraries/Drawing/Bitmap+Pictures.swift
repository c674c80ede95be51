// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation

extension Bitmap {
    /// The image of a file of any kind that gdk-pixbuf reads, such as a JPEG, a GIF's first picture or a WebP, upright
    /// as it was taken.
    ///
    /// It is for files of the process's own: those of others are read where nothing can be lost.
    ///
    /// - Throws: ``DrawingError/unreadableImage(reason:)`` for anything else, and
    ///   ``DrawingError/size(width:height:)`` before an image beyond the limits is decoded.
    package init(picture: Data) throws(DrawingError) {
        try DrawingLibrary.loadPictures()
        guard let loader = gdk_pixbuf_loader_new() else { throw .failed(reason: "there is no memory") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var bounds = beckon_bounds(
            pixels: Int64(Self.pixelLimit), side: Int32(Self.sideLimit), width: 1, height: 1, refused: false)
        let error = withUnsafeMutablePointer(to: &bounds) { bounds in
            beckon_loader_bound(loader, bounds)
            let error = picture.withUnsafeBytes { bytes in
                GLibError.of {
                    gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, $0) != 0
                }
            }
            // It is to be closed in any case, and the first error counts.
            let last = GLibError.of { gdk_pixbuf_loader_close(loader, $0) != 0 }
            return error ?? last
        }
        try Self.check(width: max(1, Double(bounds.width)), height: max(1, Double(bounds.height)))
        guard error == nil, let read = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .unreadableImage(reason: error?.words ?? "it is not an image")
        }
        guard let pixels = gdk_pixbuf_apply_embedded_orientation(read) else {
            throw .failed(reason: "there is no memory for the image")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixels)), Int(gdk_pixbuf_get_height(pixels)))
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            _ = beckon_pixels_read(pixels, buffer.baseAddress, Int32(width * 4))
            count = width * height * 4
        }
        try self.init(width: width, height: height, bytes: bytes)
    }

    /// The image as a JPEG, on white where it lets something through.
    ///
    /// - Parameter quality: From 0, which is small, to 1, which is like the pixels.
    /// - Throws: ``DrawingError`` where there is no memory or no library.
    package func jpeg(quality: Double) throws(DrawingError) -> Data {
        try DrawingLibrary.loadPictures()
        guard let pixels = gdk_pixbuf_new(0, 0, 8, Int32(width), Int32(height)) else {
            throw .failed(reason: "there is no memory for the image")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        beckon_pixels_write(bytes, Int32(width * 4), pixels)
        let percent = Int((min(max(quality.isFinite ? quality : 1, 0), 1) * 100).rounded())
        let (key, value) = (strdup("quality"), strdup(String(percent)))
        defer {
            free(key)
            free(value)
        }
        var (keys, values) = ([key, nil], [value, nil])
        var written: UnsafeMutablePointer<CChar>?
        var count = 0
        let error = GLibError.of {
            gdk_pixbuf_save_to_bufferv(pixels, &written, &count, "jpeg", &keys, &values, $0) != 0
        }
        guard error == nil, let written else { throw .failed(reason: error?.words ?? "") }
        defer { g_free(written) }
        return Data(bytes: written, count: count)
    }
}
