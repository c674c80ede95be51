// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an Intents UI extension has drawn: rows from the top, each pixel four bytes – blue, green, red, alpha, the
/// colors multiplied by it, as Cairo's `ARGB32` on this machine – and nothing between rows.
package struct PanelPixels: Hashable, Sendable {
    /// More than the largest panel at three pixels a point, in bytes.
    package static let byteLimit = 32 << 20
    /// Of either side.
    package static let sideLimit = 8192

    package let width: Int
    package let height: Int
    /// As many as there are pixels, times four.
    package let bytes: Data

    /// Nil if the numbers do not fit each other or a limit.
    package init?(width: Int, height: Int, bytes: Data) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height),
            width * height * 4 <= Self.byteLimit, bytes.count == width * height * 4
        else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// How many there are.
    package var extent: PanelReply.Extent { PanelReply.Extent(width: width, height: height) }
}

// MARK: - As they travel

extension PanelPixels {
    private static let headerBytes = 8

    /// Reads the pixels of a ``NumberedFrame``: width and height of 4 bytes each, big-endian, and then the rows.
    ///
    /// - Throws: ``FrameError/notMessage(place:reason:)`` where anything does not fit.
    init(content: Data) throws(FrameError) {
        guard content.count > Self.headerBytes else {
            throw .notMessage(place: "pixels", reason: "the header is not one of pixels")
        }
        func number(at offset: Int) -> Int {
            content.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height) = (number(at: 0), number(at: 4))
        // A part of the frame, not a copy: pixels are many.
        guard let pixels = PanelPixels(width: width, height: height, bytes: content.dropFirst(Self.headerBytes)) else {
            throw .notMessage(
                place: "pixels",
                reason: "\(width) × \(height) pixels in \(content.count - Self.headerBytes) bytes; a pixel has 4, "
                    + "all together at most \(Self.byteLimit)")
        }
        self = pixels
    }

    /// The content of a ``NumberedFrame``.
    var parts: [Data] {
        var header = Data(capacity: Self.headerBytes)
        for side in [width, height] {
            withUnsafeBytes(of: UInt32(side).bigEndian) { header.append(contentsOf: $0) }
        }
        return [header, bytes]
    }
}
