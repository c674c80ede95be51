// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What names the content of a file: the same for the same bytes, and for no others.
///
/// It is 32 bytes of BLAKE2b over the size and the digests of the content's pieces of 256 KiB, so that several
/// processors may share the work; in JSON and in the names of files, 64 hexadecimal digits in lower case.
package struct FileDigest: Hashable, Sendable {
    package static let byteCount = 32

    package let bytes: Data

    /// - Returns: Nil if there are not 32 bytes.
    package init?(bytes: Data) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = Data(bytes)
    }

    /// - Returns: Nil if the text is not 64 hexadecimal digits in lower case.
    package init?(text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 2 * Self.byteCount else { return nil }
        var bytes = Data(capacity: Self.byteCount)
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(of: digits[index]), let low = Self.value(of: digits[index + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
    }

    package var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension FileDigest: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let digest = FileDigest(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a digest is 64 hexadecimal digits")
        }
        self = digest
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
