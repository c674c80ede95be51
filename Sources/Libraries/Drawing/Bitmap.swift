// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An image of pixels in memory.
package struct Bitmap: Hashable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Rows of ``width`` × 4 bytes from the top, without anything between them: blue, green, red and opacity of each
    /// pixel, the colours multiplied by the opacity.
    package let bytes: [UInt8]

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

    init(trustedWidth width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// One clear pixel, which stands for an image that there is no memory or library for.
    package static let blank = Bitmap(trustedWidth: 1, height: 1, bytes: [0, 0, 0, 0])

    static func check(width: Double, height: Double) throws(DrawingError) {
        let side = Double(sideLimit)
        guard width >= 1, height >= 1, width <= side, height <= side, width * height <= Double(pixelLimit) else {
            throw .size(width: width, height: height)
        }
    }

    /// Red, green, blue and opacity of a pixel, from 0 to 255, the colours multiplied by the opacity; nil outside.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }
}
