// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ContentFile: Codable {
    private enum CodingKeys: CodingKey {
        case name, type, path, start, size
    }

    /// - Throws: `DecodingError` where no message with the file's bytes is being read.
    package convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let start = try container.decode(Int.self, forKey: .start)
        let size = try container.decode(Int.self, forKey: .size)
        guard let data = FilePack.current?.bytes(at: start, size: size) else {
            throw DecodingError.dataCorruptedError(
                forKey: .start, in: container, debugDescription: "the bytes of a file are missing")
        }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            type: try container.decode(String.self, forKey: .type),
            data: data, path: try container.decodeIfPresent(String.self, forKey: .path))
    }

    /// - Throws: `EncodingError` where no message is being written that takes the file's bytes.
    package func encode(to encoder: any Encoder) throws {
        guard let pack = FilePack.current else {
            throw EncodingError.invalidValue(
                name, .init(codingPath: encoder.codingPath, debugDescription: "nothing takes the bytes of a file"))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(type, forKey: .type)
        try container.encodeIfPresent(path, forKey: .path)
        try container.encode(pack.add(data), forKey: .start)
        try container.encode(data.count, forKey: .size)
    }
}
