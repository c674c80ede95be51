// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A file handed to or from an intent: the name of its content, and what people call it.
///
/// In JSON the content is missing: it crosses a connection as a descriptor, and rests on disk as a file of its own.
/// Two are equal when content, name and type are.
package struct FileValue: Sendable {
    /// The largest file that travels with an intent, in bytes.
    package static let sizeLimit = 1 << 30

    package let digest: FileDigest
    /// In bytes.
    package let size: Int
    /// The name with its extension, without a folder.
    package var filename: String
    /// The uniform type identifier, such as `public.png`, where it is known.
    package var typeIdentifier: String?
    /// Nil if the value was read without anybody who had the content.
    package let content: FileContent?

    package init(_ content: FileContent, filename: String, typeIdentifier: String? = nil) {
        digest = content.digest
        size = content.size
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        self.content = content
    }

    /// A file whose content is not available.
    package init(digest: FileDigest, size: Int, filename: String, typeIdentifier: String? = nil) {
        self.digest = digest
        self.size = size
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        content = nil
    }
}

extension FileValue: Hashable {
    package static func == (left: FileValue, right: FileValue) -> Bool {
        left.digest == right.digest && left.size == right.size && left.filename == right.filename
            && left.typeIdentifier == right.typeIdentifier
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
        hasher.combine(filename)
        hasher.combine(typeIdentifier)
    }
}

extension FileValue: Codable {
    private enum CodingKeys: CodingKey {
        case digest, size, filename, typeIdentifier, data
    }

    /// - Throws: `DecodingError` if the size is invalid, or the decoder's ``FileSource`` does not have the content.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        digest = try container.decode(FileDigest.self, forKey: .digest)
        size = try container.decode(Int.self, forKey: .size)
        filename = try container.decode(String.self, forKey: .filename)
        typeIdentifier = try container.decodeIfPresent(String.self, forKey: .typeIdentifier)
        guard (0...Self.sizeLimit).contains(size) else {
            throw DecodingError.dataCorruptedError(
                forKey: .size, in: container, debugDescription: "a file has at most \(Self.sizeLimit) bytes")
        }
        guard let source = decoder.userInfo[.fileSource] as? any FileSource else {
            content = nil
            return
        }
        let data = try container.decodeIfPresent(String.self, forKey: .data)
        content = try source.content(of: digest, size: size, data: data)
        guard content != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .digest, in: container, debugDescription: "the content of the file did not come before it")
        }
    }

    /// - Throws: `EncodingError` where the encoder's ``FileSink`` is to have the content and it is not available.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(digest, forKey: .digest)
        try container.encode(size, forKey: .size)
        try container.encode(filename, forKey: .filename)
        try container.encodeIfPresent(typeIdentifier, forKey: .typeIdentifier)
        guard let sink = encoder.userInfo[.fileSink] as? any FileSink else { return }
        guard let content else {
            let reason = "the content of the file ‘\(filename)’ no longer exists"
            throw EncodingError.invalidValue(
                filename, .init(codingPath: encoder.codingPath, debugDescription: reason))
        }
        try container.encodeIfPresent(try sink.text(of: content), forKey: .data)
    }
}
