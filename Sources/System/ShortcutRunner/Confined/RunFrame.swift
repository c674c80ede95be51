// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues
import Shortcuts
import SystemLink
package import Wire

/// A message to or from a confined run, as the wire carries it: its text, and one file with the bytes of all its files.
package struct RunFrame<Message: Codable & Sendable>: MessageFromProcess {
    private enum CodingKeys: CodingKey {
        case message, files
    }

    package let message: Message
    private let place: RunFilePlace

    /// - Parameter place: Where the bytes of its files are while they cross.
    package init(_ message: Message, filesIn place: RunFilePlace = .sealedMemory) {
        self.message = message
        self.place = place
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let files = try container.decodeIfPresent(FileValue.self, forKey: .files)
        let pack = FilePack(try files?.content?.bytes() ?? Data())
        self.init(try FilePack.$current.withValue(pack) { try container.decode(Message.self, forKey: .message) })
    }

    /// - Throws: `EncodingError` where the message has no form in JSON, or its files have more bytes than may cross.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let pack = FilePack()
        try FilePack.$current.withValue(pack) { try container.encode(message, forKey: .message) }
        guard pack.size > 0 else { return }
        guard pack.size <= FileValue.sizeLimit else {
            let reason = "its files have \(pack.size) bytes, more than the \(FileValue.sizeLimit) that can cross"
            throw EncodingError.invalidValue(pack.size, .init(codingPath: [], debugDescription: reason))
        }
        try container.encode(FileValue(place.content(of: pack), filename: ""), forKey: .files)
    }

    package static func shown(in frame: Data) -> Self? { nil }
    package var version: Int? { nil }
    package var call: (id: Int, AnySystemCall)? { nil }
    package var numbered: (NumberedFrame, id: Int, parts: [Data])? { nil }
}
