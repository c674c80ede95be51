// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The frames that are not JSON as a whole: a mark, a number, and bytes that the receiver of the number reads.
///
/// ```
/// content = 00 kind 00 00, number (8 bytes, big-endian), bytes
/// ```
package enum NumberedFrame: UInt8, Sendable {
    case pixels = 1
    case result = 2
    /// The number is a size; see ``FileFrame``.
    case file = 3
    /// The number is 0; see ``FileFrame``.
    case release = 4
    case layers = 5

    static let headerBytes = 12

    /// Whether a frame's content is of this kind; no JSON text begins so.
    package func begins(_ frame: Data) -> Bool {
        frame.starts(with: [0, rawValue])
    }

    /// The number, and a part of the frame: the bytes may be many.
    ///
    /// - Throws: ``FrameError/notMessage(place:reason:)``.
    package func read(_ frame: Data) throws(FrameError) -> (id: Int, content: Data) {
        guard frame.count > Self.headerBytes, frame.starts(with: mark) else {
            throw .notMessage(place: "\(self)", reason: "the header is not one of \(self)")
        }
        let number = frame.dropFirst(mark.count).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return (Int(truncatingIfNeeded: number), frame.dropFirst(Self.headerBytes))
    }

    /// The frame that carries the parts, with its length in front.
    ///
    /// - Throws: ``FrameError/tooLong(bytes:limit:)``.
    func frame(id: Int, _ parts: [Data]) throws(FrameError) -> Data {
        // Made in one piece, which saves another copy of all pixels.
        var frame = try FrameEncoder.frame(holding: parts.reduce(Self.headerBytes) { $0 + $1.count })
        frame.append(contentsOf: mark)
        withUnsafeBytes(of: Int64(id).bigEndian) { frame.append(contentsOf: $0) }
        for part in parts { frame.append(part) }
        return frame
    }

    private var mark: [UInt8] { [0, rawValue, 0, 0] }
}
