// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Cuts a stream of bytes into frames: four bytes of length, most significant
/// first, then so many bytes of content.
///
/// It holds no more than has arrived, whatever a length field promises, and
/// refuses a length as soon as its four bytes are there.
///
/// ```swift
/// var decoder = FrameDecoder()
/// decoder.append(bytes)
/// while let frame = try decoder.next() {
///     let message = try MessageFromApp(frame: frame)
/// }
/// ```
package struct FrameDecoder: Sendable {
    private static let lengthBytes = 4

    private let limit: Int
    private var buffer: [UInt8] = []
    /// Where the next frame's length begins in ``buffer``.
    private var start = 0

    /// - Parameter limit: The longest frame taken, in bytes without the length field.
    package init(limit: Int = WireVersion.frameLimit) {
        self.limit = limit
    }

    /// Adds what arrived; a frame may come in any number of pieces.
    package mutating func append(_ bytes: Data) {
        compact()
        buffer.append(contentsOf: bytes)
    }

    /// Adds what arrived; the bytes are copied.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        compact()
        buffer.append(contentsOf: bytes)
    }

    /// The next whole frame without its length field, or nil while it has not all arrived.
    ///
    /// - Throws: ``FrameError/empty`` or ``FrameError/tooLong(bytes:limit:)``, and the same again
    ///   on every later call.
    package mutating func next() throws(FrameError) -> Data? {
        guard let length = try nextLength() else { return nil }
        let body = start + Self.lengthBytes
        guard buffer.count - body >= length else { return nil }
        start = body + length
        return buffer.withUnsafeBytes { Data(UnsafeRawBufferPointer(rebasing: $0[body..<body + length])) }
    }

    /// Whether all that was added has been taken, up to the last byte.
    package var isEmpty: Bool { start == buffer.count }

    /// Says that no more bytes will come.
    ///
    /// - Throws: ``FrameError/cutOff(missing:)`` when they end inside a frame, or what ``next()`` throws.
    package func finish() throws(FrameError) {
        let held = buffer.count - start
        guard held > 0 else { return }
        let whole = try nextLength().map { $0 + Self.lengthBytes } ?? Self.lengthBytes
        guard held >= whole else { throw .cutOff(missing: whole - held) }
    }

    private func nextLength() throws(FrameError) -> Int? {
        guard buffer.count - start >= Self.lengthBytes else { return nil }
        let length = buffer[start..<start + Self.lengthBytes].reduce(0) { $0 << 8 | Int($1) }
        guard length > 0 else { throw .empty }
        guard length <= limit else { throw .tooLong(bytes: length, limit: limit) }
        return length
    }

    /// Drops what was read; once a stream is read up to its end that costs nothing.
    private mutating func compact() {
        guard start > 0 else { return }
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
        } else {
            buffer.removeSubrange(0..<start)
        }
        start = 0
    }
}
