// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues

/// Makes a message ready to be written to a connection.
package enum FrameEncoder {
    /// The message's bytes with their length in front, to be written in one go.
    ///
    /// May be called on any thread.
    ///
    /// - Throws: ``FrameError/tooLong(bytes:limit:)`` when the other side would refuse the frame,
    ///   ``FrameError/unencodable(place:reason:)`` when a value has no JSON form.
    package static func encode(_ message: some WireMessage) throws(FrameError) -> Data {
        if let (kind, id, parts) = message.numbered { return try kind.frame(id: id, parts) }
        let content = try json(message)
        var frame = try frame(holding: content.count)
        frame.append(content)
        return frame
    }

    /// The same with the files that the message names.
    ///
    /// - Throws: As ``encode(_:)``; also ``FrameError/unencodable(place:reason:)`` where a file's content is not at
    ///   hand.
    package static func outgoing(_ message: some WireMessage) throws(FrameError) -> OutgoingFrame {
        if let (kind, id, parts) = message.numbered {
            return OutgoingFrame(try kind.frame(id: id, parts), files: message.files)
        }
        let files = FileCollection()
        let content = try json(message, files)
        var frame = try frame(holding: content.count)
        frame.append(content)
        return OutgoingFrame(frame, files: files.files)
    }

    /// The beginning of a frame that has room for its content.
    static func frame(holding length: Int) throws(FrameError) -> Data {
        guard length <= WireVersion.frameLimit else {
            throw .tooLong(bytes: length, limit: WireVersion.frameLimit)
        }
        var frame = Data(capacity: 4 + length)
        withUnsafeBytes(of: UInt32(length).bigEndian) { frame.append(contentsOf: $0) }
        return frame
    }

    /// - Parameter files: Gathers the files that the value names; nil if nobody sends them.
    static func json(_ value: some Encodable, _ files: FileCollection? = nil) throws(FrameError) -> Data {
        do {
            return try (files.map(WireJSON.encoder(giving:)) ?? WireJSON.encoder).encode(value)
        } catch let EncodingError.invalidValue(_, context) {
            throw .unencodable(place: context.codingPath.dotted, reason: context.debugDescription)
        } catch {
            throw .unencodable(place: "", reason: String(describing: error))
        }
    }
}
