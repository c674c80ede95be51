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
        let functions = try DrawingLibrary.pictureFunctions()
        guard let loader = functions.gdk_pixbuf_loader_new() else { throw .failed(reason: "there is no memory") }
        defer { functions.g_object_unref(UnsafeMutableRawPointer(loader)) }
        var extent = Extent(setSize: functions.gdk_pixbuf_loader_set_size)
        var error: UnsafeMutablePointer<beckon_error>?
        let isRead = withUnsafeMutablePointer(to: &extent) { extent in
            let prepare: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = boundSize
            _ = functions.g_signal_connect_data(
                UnsafeMutableRawPointer(loader), "size-prepared",
                unsafeBitCast(prepare, to: UnsafeMutableRawPointer.self),
                extent, nil, 0)
            let isWritten = picture.withUnsafeBytes {
                functions.gdk_pixbuf_loader_write(
                    loader, $0.bindMemory(to: UInt8.self).baseAddress, picture.count, &error)
            }
            // It is to be closed in any case, and the first error counts.
            guard isWritten != 0 else {
                _ = functions.gdk_pixbuf_loader_close(loader, nil)
                return false
            }
            return functions.gdk_pixbuf_loader_close(loader, &error) != 0
        }
        let problem = functions.take(error)
        try Self.check(width: max(1, extent.width), height: max(1, extent.height))
        guard isRead, let read = functions.gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .unreadableImage(reason: problem ?? "it is not an image")
        }
        guard let pixels = functions.gdk_pixbuf_apply_embedded_orientation(read) else {
            throw .failed(reason: "there is no memory for the image")
        }
        defer { functions.g_object_unref(UnsafeMutableRawPointer(pixels)) }
        try self.init(pixels, functions)
    }

    private init(_ pixels: OpaquePointer, _ functions: beckon_pictures) throws(DrawingError) {
        let (width, height) = (
            Int(functions.gdk_pixbuf_get_width(pixels)), Int(functions.gdk_pixbuf_get_height(pixels))
        )
        let (rowBytes, channels) = (
            Int(functions.gdk_pixbuf_get_rowstride(pixels)), Int(functions.gdk_pixbuf_get_n_channels(pixels))
        )
        guard let start = functions.gdk_pixbuf_read_pixels(pixels), channels == 3 || channels == 4 else {
            throw .unreadableImage(reason: "it has \(channels) colours")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = start + y * rowBytes + x * channels
                let alpha = channels == 4 ? pixel[3] : 255
                for channel in [2, 1, 0] {
                    bytes.append(UInt8((UInt16(pixel[channel]) * UInt16(alpha) + 127) / 255))
                }
                bytes.append(alpha)
            }
        }
        try self.init(width: width, height: height, bytes: bytes)
    }

    /// The image as a JPEG, on white where it lets something through.
    ///
    /// - Parameter quality: From 0, which is small, to 1, which is like the pixels.
    /// - Throws: ``DrawingError`` where there is no memory or no library.
    package func jpeg(quality: Double) throws(DrawingError) -> Data {
        let functions = try DrawingLibrary.pictureFunctions()
        let percent = Int((min(max(quality.isFinite ? quality : 1, 0), 1) * 100).rounded())
        var error: UnsafeMutablePointer<beckon_error>?
        let opaque = opaqueBytes
        let data: Data? = opaque.withUnsafeBufferPointer { buffer in
            let pixels = functions.gdk_pixbuf_new_from_data(
                buffer.baseAddress, 0, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
            guard let pixels else { return nil }
            defer { functions.g_object_unref(UnsafeMutableRawPointer(pixels)) }
            return functions.jpeg(of: pixels, percent: percent, &error)
        }
        let problem = functions.take(error)
        guard let data else { throw .failed(reason: problem ?? "there is no memory for the image") }
        return data
    }

    /// Red, green and blue of each pixel, on white.
    private var opaqueBytes: [UInt8] {
        var opaque: [UInt8] = []
        opaque.reserveCapacity(width * height * 3)
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let white = 255 - bytes[start + 3]
            for channel in [2, 1, 0] { opaque.append(bytes[start + channel] &+ white) }
        }
        return opaque
    }
}

/// How large an image is, as its first bytes say.
private struct Extent {
    let setSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
    var width = 0.0
    var height = 0.0
}

/// Has nothing decoded of an image beyond the limits.
private func boundSize(_ loader: OpaquePointer?, _ width: Int32, _ height: Int32, _ context: UnsafeMutableRawPointer?) {
    guard let extent = context?.assumingMemoryBound(to: Extent.self) else { return }
    (extent.pointee.width, extent.pointee.height) = (Double(width), Double(height))
    do throws(DrawingError) {
        try Bitmap.check(width: Double(width), height: Double(height))
    } catch {
        extent.pointee.setSize(loader, 1, 1)
    }
}

extension beckon_pictures {
    /// What an error says; nil if there is none.
    fileprivate func take(_ error: UnsafeMutablePointer<beckon_error>?) -> String? {
        guard let error else { return nil }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "of an unknown kind"
    }

    fileprivate func jpeg(
        of pixels: OpaquePointer, percent: Int, _ error: inout UnsafeMutablePointer<beckon_error>?
    ) -> Data? {
        let (key, value) = (strdup("quality"), strdup(String(percent)))
        defer {
            free(key)
            free(value)
        }
        var (keys, values): ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) = (
            [key, nil], [value, nil]
        )
        var written: UnsafeMutablePointer<CChar>?
        var count = 0
        guard gdk_pixbuf_save_to_bufferv(pixels, &written, &count, "jpeg", &keys, &values, &error) != 0, let written
        else { return nil }
        defer { g_free(written) }
        return Data(bytes: written, count: count)
    }
}
