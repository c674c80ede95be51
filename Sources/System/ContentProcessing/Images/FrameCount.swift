// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts the pictures of an animation without decoding one.
enum FrameCount {
    /// One for whatever is no animation.
    static func count(in data: Data) -> Int {
        let bytes = ByteReading(data)
        if data.starts(with: Array("GIF8".utf8)) { return max(gif(bytes), 1) }
        if data.starts(with: Array("RIFF".utf8)) { return max(webp(bytes), 1) }
        return 1
    }

    /// The blocks of a GIF, see its specification (89a), 17 to 27.
    private static func gif(_ bytes: ByteReading) -> Int {
        guard let flags = bytes[10] else { return 0 }
        var place = 13 + colors(flags)
        var count = 0
        while let kind = bytes[place] {
            switch kind {
            case 0x2C:
                guard let flags = bytes[place + 9] else { return count }
                count += 1
                place = afterBlocks(bytes, from: place + 11 + colors(flags))
            case 0x21: place = afterBlocks(bytes, from: place + 2)
            default: return count
            }
        }
        return count
    }

    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func afterBlocks(_ bytes: ByteReading, from start: Int) -> Int {
        var place = start
        while let count = bytes[place], count > 0 { place += Int(count) + 1 }
        return place + 1
    }

    /// The chunks of a WebP, see its container specification.
    private static func webp(_ bytes: ByteReading) -> Int {
        var place = 12
        var count = 0
        while let size = bytes.number(at: place + 4, bytes: 4, isLittle: true) {
            if bytes.text(at: place, count: 4) == "ANMF" { count += 1 }
            place += 8 + size + size % 2
        }
        return count
    }
}
