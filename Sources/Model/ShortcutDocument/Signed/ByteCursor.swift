// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads numbers, the lowest byte first, and pieces from bytes, none of them outside.
struct ByteCursor {
    private let bytes: ArraySlice<UInt8>
    private(set) var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// How many bytes are left.
    var left: Int { bytes.endIndex - place }

    /// The next `count` bytes; nil if there are not so many.
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= left else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// The next number of so many bytes, at most eight.
    mutating func number(_ size: Int) -> UInt64? {
        take(size)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The next number as a count; nil also where it is larger than any.
    mutating func count(_ size: Int) -> Int? { number(size).flatMap { Int(exactly: $0) } }
}
