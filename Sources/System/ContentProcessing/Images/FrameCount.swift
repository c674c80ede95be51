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

    /// Whether a picture of a GIF begins outside of the screen that it says it has.
    ///
    /// gdk-pixbuf 2.42 writes beside its memory for those.
    static func hasPictureOutside(_ data: Data) -> Bool {
        let bytes = ByteReading(data)
        guard data.starts(with: Array("GIF8".utf8)), let width = bytes.number(at: 6, bytes: 2, isLittle: true),
            let height = bytes.number(at: 8, bytes: 2, isLittle: true)
        else { return false }
        return pictures(bytes).contains { $0.left >= width || $0.top >= height }
    }

    private static func gif(_ bytes: ByteReading) -> Int { pictures(bytes).count }

    /// Where the pictures of a GIF stand, by its blocks, see its specification (89a), 17 to 27. What is no block is
    /// passed over, as gdk-pixbuf does.
    private static func pictures(_ bytes: ByteReading) -> [(left: Int, top: Int)] {
        guard let flags = bytes[10] else { return [] }
        var place = 13 + colors(flags)
        var pictures: [(left: Int, top: Int)] = []
        while let kind = bytes[place], kind != 0x3B {
            switch kind {
            case 0x2C:
                guard let left = bytes.number(at: place + 1, bytes: 2, isLittle: true),
                    let top = bytes.number(at: place + 3, bytes: 2, isLittle: true), let flags = bytes[place + 9]
                else { return pictures }
                pictures.append((left, top))
                place = afterBlocks(bytes, from: place + 11 + colors(flags))
            case 0x21: place = afterBlocks(bytes, from: place + 2)
            default: place += 1
            }
        }
        return pictures
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
