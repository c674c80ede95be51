// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Lines and columns of places in a text.
///
/// It goes on from the place it was last asked for, so that asking for all places of a text in their order costs
/// no more than reading it.
struct SourcePlaces {
    private let bytes: [UInt8]
    private var known = (offset: 0, line: 1, column: 1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Where a byte stands: its line, and its column in characters, both from 1.
    mutating func location(of offset: Int) -> PropertyListLocation {
        if offset < known.offset { known = (0, 1, 1) }
        var (start, line, column) = known
        while let end = bytes[start..<offset].firstIndex(of: UInt8(ascii: "\n")) {
            (start, line, column) = (end + 1, line + 1, 1)
        }
        column += String(decoding: bytes[start..<offset], as: UTF8.self).count
        known = (offset, line, column)
        return PropertyListLocation(line: line, column: column)
    }

    /// The whole line in which a byte stands, without its end.
    func line(around offset: Int) -> ArraySlice<UInt8> {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[start..<(bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
