// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ExifBlock {
    private static let beginning = Data("Exif\0\0".utf8)
    /// What a segment of a JPEG holds besides its length and the beginning.
    private static let longestInJPEG = 65_527

    /// The block that is in a file of a picture; nil if there is none.
    init?(in file: Data) {
        let bytes = ByteReading(file)
        switch (bytes.number(at: 0, bytes: 4, isLittle: false), bytes.text(at: 8, count: 4)) {
        case (0x8950_4E47, _): self.init(optional: Self.chunk(bytes, "eXIf", from: 8, isPNG: true))
        case (0x5249_4646, "WEBP"): self.init(optional: Self.chunk(bytes, "EXIF", from: 12, isPNG: false))
        case (0x4949_2A00, _), (0x4D4D_002A, _): self.init(file)
        case (let number?, _) where number >> 8 == 0xFFD8FF: self.init(optional: Self.segment(bytes))
        default:
            guard bytes.text(at: 4, count: 4) == "ftyp" else { return nil }
            self.init(optional: Self.item(file), isTurned: true)
        }
    }

    private init?(optional data: Data?, isTurned: Bool = false) {
        guard let data else { return nil }
        let isMarked = data.starts(with: Self.beginning)
        self.init(isMarked ? Data(data.dropFirst(Self.beginning.count)) : data, isTurned: isTurned)
    }

    /// In a JPEG, the first segment of the kind before the pixels.
    private static func segment(_ bytes: ByteReading) -> Data? {
        JPEGSegments(bytes).first { $0.marker == 0xE1 && bytes.text(at: $0.start + 4, count: 6) == "Exif\0\0" }
            .flatMap { bytes.bytes(at: $0.start + 10, count: $0.count - 10) }.map { Data($0) }
    }

    private static func chunk(_ bytes: ByteReading, _ name: String, from start: Int, isPNG: Bool) -> Data? {
        var place = start
        while let size = bytes.number(at: place + (isPNG ? 0 : 4), bytes: 4, isLittle: !isPNG),
            let found = bytes.text(at: place + (isPNG ? 4 : 0), count: 4)
        {
            if found == name { return bytes.bytes(at: place + 8, count: size).map { Data($0) } }
            place += isPNG ? size + 12 : size + 8 + size % 2
        }
        return nil
    }

    /// In a HEIF, where the boxes that lead to it are not followed: it is known by how it begins.
    private static func item(_ file: Data) -> Data? {
        for order in ["II*\0", "MM\0*"] {
            if let range = file.range(of: beginning + Data(order.utf8)) {
                return Data(file[range.lowerBound...].prefix(longestInJPEG))
            }
        }
        return nil
    }

    /// A picture's file with the block, where its type has a place for it.
    func put(into file: Data, type: PictureType) -> Data {
        switch type {
        case .jpeg where data.count <= Self.longestInJPEG:
            let size = data.count + 8
            var segment = Data([0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 255)])
            segment += Self.beginning + data
            return file.prefix(2) + segment + file.dropFirst(2)
        case .png where data.count <= Self.longestInJPEG:
            let body = Data("eXIf".utf8) + data
            let chunk = Self.number(UInt32(data.count)) + body + Self.number(Self.checksum(body))
            // Behind the signature and the first chunk, which has 13 bytes.
            return file.prefix(33) + chunk + file.dropFirst(33)
        default: return file
        }
    }

    private static func number(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) }) }

    /// The CRC of PNG (ISO/IEC 15948), annex D.
    private static func checksum(_ bytes: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return ~sum
    }
}
