// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

extension CodingUserInfoKey {
    /// The ``Attachments`` to which an encoder gives the bytes of files, and from which a decoder takes them.
    package static let attachments: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "beckon.attachments") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()
}

/// The bytes of the files that a message names by their places; they travel beside it.
package final class Attachments: Sendable {
    private let data: Mutex<[Data]>

    package init(_ contents: [Data] = []) { data = Mutex(contents) }

    package var contents: [Data] { data.withLock(\.self) }

    func add(_ data: Data) -> Int {
        self.data.withLock { all in
            all.append(data)
            return all.count - 1
        }
    }
}

extension ContentFile: Codable {
    private enum CodingKeys: CodingKey {
        case name, type, path, place
    }

    /// - Throws: `DecodingError` where the decoder has no ``Attachments``, or none at the place.
    package convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let place = try container.decode(Int.self, forKey: .place)
        guard let contents = (decoder.userInfo[.attachments] as? Attachments)?.contents,
            contents.indices.contains(place)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .place, in: container, debugDescription: "the bytes of a file are missing")
        }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            type: try container.decode(String.self, forKey: .type),
            data: contents[place], path: try container.decodeIfPresent(String.self, forKey: .path))
    }

    /// - Throws: `EncodingError` where the encoder has no ``Attachments``.
    package func encode(to encoder: any Encoder) throws {
        guard let attachments = encoder.userInfo[.attachments] as? Attachments else {
            throw EncodingError.invalidValue(
                name, .init(codingPath: encoder.codingPath, debugDescription: "nothing takes the bytes of a file"))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(type, forKey: .type)
        try container.encodeIfPresent(path, forKey: .path)
        try container.encode(attachments.add(data), forKey: .place)
    }
}
