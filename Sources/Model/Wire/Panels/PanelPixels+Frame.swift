// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one binary frame: pixels as JSON would be a third larger and a hundred times slower.
///
/// ```
/// content = 00 01 00 00, request's number (8 bytes), width (4), height (4), pixels; numbers big-endian
/// ```
extension PanelPixels {
    private static let mark: [UInt8] = [0, 1, 0, 0]
    private static let headerBytes = 20

    /// Whether a frame's content begins as pixels do; no JSON text does.
    static func begins(_ frame: Data) -> Bool {
        frame.starts(with: mark.prefix(2))
    }

    /// The number of the request, and the pixels.
    ///
    /// - Throws: ``FrameError/notMessage(place:reason:)`` where anything does not fit.
    static func read(_ frame: Data) throws(FrameError) -> (id: Int, pixels: PanelPixels) {
        guard frame.count > headerBytes, frame.starts(with: mark) else {
            throw .notMessage(place: "pixels", reason: "the header is not one of pixels")
        }
        func number(at offset: Int, bytes: Int) -> UInt64 {
            let start = frame.startIndex + offset
            return frame[start..<start + bytes].reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard let id = Int(exactly: number(at: 4, bytes: 8)) else {
            throw .notMessage(place: "pixels", reason: "the request has no such number")
        }
        let width = Int(number(at: 12, bytes: 4))
        let height = Int(number(at: 16, bytes: 4))
        // A part of the frame, not a copy: pixels are many.
        guard let pixels = PanelPixels(width: width, height: height, bytes: frame.dropFirst(headerBytes)) else {
            throw .notMessage(
                place: "pixels",
                reason: "\(width) × \(height) pixels in \(frame.count - headerBytes) bytes; a pixel has 4, "
                    + "all together at most \(byteLimit)")
        }
        return (id, pixels)
    }

    /// The frame that carries the pixels, with its length in front.
    func frame(id: Int) throws(FrameError) -> Data {
        guard let id = UInt64(exactly: id) else {
            throw .unencodable(place: "pixels", reason: "a request's number is not negative")
        }
        let length = Self.headerBytes + bytes.count
        // Made in one piece, which saves another copy of all pixels.
        var frame = Data(capacity: 4 + length)
        withUnsafeBytes(of: UInt32(length).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(contentsOf: Self.mark)
        withUnsafeBytes(of: id.bigEndian) { frame.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(width).bigEndian) { frame.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(height).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(bytes)
        return frame
    }
}
