// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Makes a message ready to be written to a connection.
package enum FrameEncoder {
    /// The message's bytes with their length in front, to be written in one go.
    ///
    /// May be called on any thread.
    ///
    /// - Throws: ``FrameError/tooLong(bytes:limit:)`` when the other side would refuse the frame,
    ///   ``FrameError/unencodable(place:reason:)`` when a value has no JSON form.
    package static func encode(_ message: WireMessage) throws(FrameError) -> Data {
        // Fewer than a frame may have, as PanelPixels has no more.
        if case .pixels(let id, let pixels) = message { return try pixels.frame(id: id) }
        let content = try content(of: message)
        guard content.count <= WireVersion.frameLimit else {
            throw .tooLong(bytes: content.count, limit: WireVersion.frameLimit)
        }
        var frame = Data(capacity: 4 + content.count)
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(content)
        return frame
    }

    private static func content(of message: WireMessage) throws(FrameError) -> Data {
        do {
            return try WireJSON.encoder.encode(message)
        } catch let EncodingError.invalidValue(_, context) {
            throw .unencodable(place: context.codingPath.dotted, reason: context.debugDescription)
        } catch {
            throw .unencodable(place: "", reason: String(describing: error))
        }
    }
}
