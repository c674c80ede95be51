// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Makes a message ready to be written to a connection.
package enum FrameEncoder {
    /// The message's bytes with their length in front, to be written in one go.
    ///
    /// May be called on any thread.
    ///
    /// - Parameter limit: The longest frame the other side takes, in bytes without the length field.
    /// - Throws: ``FrameError/tooLong(bytes:limit:)`` or ``FrameError/tooDeep(limit:)`` when the other side would
    ///   refuse the frame, ``FrameError/unencodable(place:reason:)`` when a value has no JSON form.
    package static func encode(
        _ message: WireMessage, limit: Int = WireVersion.frameLimit
    ) throws(FrameError) -> Data {
        var writer = JSONWriter()
        try message.write(to: &writer)
        let count = writer.bytes.count
        guard count <= limit else { throw .tooLong(bytes: count, limit: limit) }
        var frame = Data(capacity: 4 + count)
        withUnsafeBytes(of: UInt32(count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(contentsOf: writer.bytes)
        return frame
    }
}
