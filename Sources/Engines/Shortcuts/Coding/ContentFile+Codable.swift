// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

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
///
/// Used by one thread, while a message is written or read; unchecked, as a coder's table asks for more than that.
package final class Attachments: @unchecked Sendable {
    package private(set) var contents: [Data]

    package init(_ contents: [Data] = []) { self.contents = contents }

    func add(_ data: Data) -> Int {
        contents.append(data)
        return contents.count - 1
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
        guard let attachments = decoder.userInfo[.attachments] as? Attachments,
            attachments.contents.indices.contains(place)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .place, in: container, debugDescription: "the bytes of a file are not there")
        }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            type: try container.decode(String.self, forKey: .type),
            data: attachments.contents[place], path: try container.decodeIfPresent(String.self, forKey: .path))
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
