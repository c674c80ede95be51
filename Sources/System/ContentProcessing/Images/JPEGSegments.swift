// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The segments of a JPEG in front of its pixels, see ITU-T T.81, annex B.
struct JPEGSegments: Sequence, IteratorProtocol {
    /// One segment, with its marker and length.
    struct Segment {
        var marker: UInt8
        var start: Int
        var count: Int
    }

    private let bytes: ByteReading
    private var place = 2

    init(_ bytes: ByteReading) { self.bytes = bytes }

    mutating func next() -> Segment? {
        // As libjpeg does: what stands between segments, and marks that have nothing with them, are passed over.
        while let byte = bytes[place], let next = bytes[place + 1],
            byte != 0xFF || next == 0xFF || next <= 0x01 || (0xD0...0xD7).contains(next)
        {
            place += 1
        }
        guard let marker = bytes[place + 1], marker != 0xDA, marker != 0xD9,
            let written = bytes.number(at: place + 2, bytes: 2, isLittle: false)
        else { return nil }
        // A length counts itself; libjpeg goes on behind it also where it says less.
        let length = Swift.max(written, 2)
        guard length <= bytes.count - place - 2 else { return nil }
        defer { place += length + 2 }
        return Segment(marker: marker, start: place, count: length + 2)
    }

    /// Whether the pixels are packed by arithmetic coding, which no camera does and no browser reads.
    static func isArithmetic(_ file: Data) -> Bool {
        let bytes = ByteReading(file)
        guard bytes[0] == 0xFF, bytes[1] == 0xD8 else { return false }
        return JPEGSegments(bytes).contains { [0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF].contains($0.marker) }
    }

    /// A JPEG without what reports the camera, its place and its owner: only what the pixels need is left. Nil if
    /// the file is not whole, or has other colors than red, green and blue.
    static func bare(_ file: Data) -> Data? {
        let bytes = ByteReading(file)
        guard bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var kept = Data([0xFF, 0xD8])
        var end = 2
        var hasThreeColors = false
        for segment in JPEGSegments(bytes) {
            end = segment.start + segment.count
            let isFrame = (0xC0...0xCF).contains(segment.marker) && ![0xC4, 0xC8, 0xCC].contains(segment.marker)
            if isFrame { hasThreeColors = bytes[segment.start + 9] == 3 || bytes[segment.start + 9] == 1 }
            let isOfApplication = (0xE0...0xEF).contains(segment.marker) || segment.marker == 0xFE
            if isOfApplication, ![0xE0, 0xE2, 0xEE].contains(segment.marker) { continue }
            kept += file.dropFirst(segment.start).prefix(segment.count)
        }
        return hasThreeColors && bytes[end + 1] == 0xDA ? kept + file.dropFirst(end) : nil
    }
}
