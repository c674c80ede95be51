// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Wire

/// Messages as bytes: the length in four bytes, the most significant first, then JSON.
enum MessageFrame {
    static func decoder() -> FrameDecoder {
        FrameDecoder(limit: CommandProtocol.frameLimit)
    }

    /// - Throws: ``CommandServerError`` when the other side would refuse the frame.
    static func encode(_ message: some Encodable) throws(CommandServerError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let content: Data
        do {
            content = try encoder.encode(message)
        } catch {
            throw CommandServerError(.malformed, reason: "a message has no JSON form: \(error)", remedy: "report this")
        }
        guard content.count <= CommandProtocol.frameLimit else {
            throw CommandServerError(
                .malformed,
                reason: "the command line has \(content.count) bytes; the limit is \(CommandProtocol.frameLimit)",
                remedy: "shorten it")
        }
        var frame = Data(capacity: 4 + content.count)
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(content)
        return frame
    }

    /// - Throws: ``CommandServerError`` when the bytes are no such message.
    static func decode<Message: Decodable>(_ type: Message.Type, from frame: Data) throws(CommandServerError) -> Message
    {
        do {
            return try JSONDecoder().decode(type, from: frame)
        } catch {
            throw CommandServerError(
                .malformed, reason: "a message cannot be read",
                remedy: "use the same version of beckon for the command and the daemon")
        }
    }
}
