// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation
import Synchronization

/// An image of pixels in memory.
package struct Bitmap: Hashable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Rows of ``width`` × 4 bytes from the top, without anything between them: blue, green, red and opacity of each
    /// pixel, the colors multiplied by the opacity.
    package let bytes: [UInt8]
    /// Names the image in this process; that of another image is another, also where the pixels are the same.
    package let number: Int
    /// The PNG that it is the image of.
    private let file: Data?

    private static let last = Atomic(0)

    /// The longest side of an image, in pixels.
    package static let sideLimit = 16_384
    /// The most pixels of an image: 64 MiB of memory.
    package static let pixelLimit = 16 << 20

    /// An image of bytes as ``bytes`` holds them.
    ///
    /// - Throws: ``DrawingError/size(width:height:)`` for sides beyond the limits, and
    ///   ``DrawingError/unreadableImage(reason:)`` where there are more or fewer bytes than that.
    package init(width: Int, height: Int, bytes: [UInt8]) throws(DrawingError) {
        try Self.check(width: Double(width), height: Double(height))
        guard bytes.count == width * height * 4 else {
            throw .unreadableImage(reason: "\(bytes.count) bytes are not \(width) × \(height) pixels")
        }
        self.init(trustedWidth: width, height: height, bytes: bytes)
    }

    init(trustedWidth width: Int, height: Int, bytes: [UInt8], file: Data? = nil) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.file = file
        number = Self.last.add(1, ordering: .relaxed).newValue
    }

    package static func == (first: Bitmap, second: Bitmap) -> Bool {
        first.number == second.number
            || first.width == second.width && first.height == second.height && first.bytes == second.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(bytes)
    }

    /// One clear pixel, which stands for an image that there is no memory or library for.
    package static let blank = Bitmap(trustedWidth: 1, height: 1, bytes: [0, 0, 0, 0])

    /// How many pixels cover a size, across and down; not whole numbers if the size is invalid.
    static func extent(of size: CGSize, scale: Double) -> (width: Double, height: Double) {
        (
            (Double(size.width) * scale - 1e-6).rounded(.up), (Double(size.height) * scale - 1e-6).rounded(.up)
        )
    }

    static func check(width: Double, height: Double) throws(DrawingError) {
        let side = Double(sideLimit)
        guard width >= 1, height >= 1, width <= side, height <= side, width * height <= Double(pixelLimit) else {
            throw .size(width: width, height: height)
        }
    }

    /// Red, green, blue and opacity of a pixel, from 0 to 255, the colors multiplied by the opacity; nil outside.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }

    /// The image of a PNG.
    ///
    /// - Throws: ``DrawingError/unreadableImage(reason:)`` for anything else, and
    ///   ``DrawingError/size(width:height:)`` before anything of an image beyond the limits is decoded.
    package init(png: Data) throws(DrawingError) {
        try Self.checkHeader(of: png)
        try DrawingLibrary.load()
        var source = PNGSource(bytes: Array(png))
        let made = withUnsafeMutablePointer(to: &source) {
            cairo_image_surface_create_from_png_stream(readPNG, $0)
        }
        guard let made else { throw .failed(reason: "there is no memory for the image") }
        defer { cairo_surface_destroy(made) }
        let status = cairo_surface_status(made)
        guard status == 0 else {
            throw .unreadableImage(reason: CairoSurface.words(for: status))
        }
        let image = try CairoSurface.inARGB(made)
        self.init(trustedWidth: image.width, height: image.height, bytes: image.bytes, file: png)
    }

    /// The first 24 bytes are a signature and the sizes, see PNG (ISO/IEC 15948), 5.2 and 11.2.2.
    /// How many bytes the pixels of a PNG have, by its header.
    ///
    /// - Throws: ``DrawingError`` if it is not one, or beyond the limits.
    package static func byteCount(ofPNG png: Data) throws(DrawingError) -> Int {
        let (width, height) = try checkHeader(of: png)
        return Int(width * height) * 4
    }

    @discardableResult private static func checkHeader(
        of png: Data
    ) throws(DrawingError) -> (width: Double, height: Double) {
        let header = Array(png.prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            header[12..<16].elementsEqual("IHDR".utf8)
        else { throw .unreadableImage(reason: "it is not a PNG") }
        func number(at start: Int) -> Double {
            Double(header[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        let (width, height) = (number(at: 16), number(at: 20))
        try check(width: width, height: height)
        return (width, height)
    }

    /// The image as a PNG.
    ///
    /// - Throws: ``DrawingError`` where there is no memory or no library.
    package func png() throws(DrawingError) -> Data {
        if let file { return file }
        try DrawingLibrary.load()
        var sink = Data()
        let status = try withSurface { surface in
            withUnsafeMutablePointer(to: &sink) {
                cairo_surface_write_to_png_stream(surface, writePNG, $0)
            }
        }
        guard status == 0 else { throw .failed(reason: CairoSurface.words(for: status)) }
        return sink
    }

    /// The image as a PNG that takes a fraction of the time to make, and is a little larger.
    ///
    /// For an image without anything clear in it: the colors are taken as they are.
    ///
    /// - Throws: ``DrawingError`` where there is no memory or no library.
    package func quickPNG() throws(DrawingError) -> Data {
        if let file { return file }
        try DrawingLibrary.load()
        var image = png_image()
        (image.version, image.width, image.height) = (1, UInt32(width), UInt32(height))
        // PNG_FORMAT_BGRA, PNG_IMAGE_FLAG_FAST
        (image.format, image.flags) = (0x13, 0x02)
        // Pixels that can't be made smaller are a little larger: a byte for each row, 5 for each 16 KiB, and the frame.
        var size = bytes.count + height + bytes.count / 3000 + 4096
        guard let memory = malloc(size) else { throw .failed(reason: "there is no memory for the image") }
        let isMade = bytes.withUnsafeBytes {
            png_image_write_to_memory(&image, memory, &size, 0, $0.baseAddress, Int32(width * 4), nil)
        }
        guard isMade != 0, let kept = realloc(memory, size) else {
            free(memory)
            throw .failed(reason: "the image cannot be written")
        }
        return Data(bytesNoCopy: kept, count: size, deallocator: .free)
    }

    /// Lends the pixels to Cairo, which must not write into them.
    func withSurface<Value>(
        _ body: (OpaquePointer) -> Value
    ) throws(DrawingError) -> Value {
        let value: Value? = bytes.withUnsafeBufferPointer { buffer in
            let start = UnsafeMutablePointer(mutating: buffer.baseAddress)
            guard
                let surface = cairo_image_surface_create_for_data(
                    start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            else { return nil }
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_status(surface) == 0 ? body(surface) : nil
        }
        guard let value else { throw .failed(reason: "there is no memory for the image") }
        return value
    }
}

private struct PNGSource {
    let bytes: [UInt8]
    var position = 0
}

private func readPNG(_ source: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: UInt32)
    -> Int32
{
    guard let source = source?.assumingMemoryBound(to: PNGSource.self), let bytes else {
        return CAIRO_STATUS_READ_ERROR
    }
    let start = source.pointee.position
    guard source.pointee.bytes.count - start >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
    source.pointee.bytes.withUnsafeBufferPointer {
        guard let first = $0.baseAddress else { return }
        bytes.update(from: first + start, count: Int(count))
    }
    source.pointee.position = start + Int(count)
    return 0
}

private func writePNG(_ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32) -> Int32 {
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
    return 0
}
