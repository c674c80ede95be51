// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds line and column of places in a text.
///
/// Places are kept as byte offsets while reading and are only turned into lines
/// when there is something to say about them.
struct TextLines: Sendable {
    /// A line and a column, both from 1. A column counts Unicode scalars, a tab as one.
    struct Position: Hashable, Sendable {
        var line: Int
        var column: Int
    }

    private let bytes: [UInt8]

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func position(at offset: Int) -> Position {
        positions(at: [offset])[0]
    }

    /// The positions of many places, in one pass over the text.
    ///
    /// - Parameter offsets: In rising order; one past the end of the text stands for its end.
    func positions(at offsets: [Int]) -> [Position] {
        var found: [Position] = []
        found.reserveCapacity(offsets.count)
        var position = Position(line: 1, column: 1)
        var index = 0
        for offset in offsets {
            while index < min(offset, bytes.count) {
                step(&position, over: index)
                index += 1
            }
            found.append(position)
        }
        return found
    }

    private func step(_ position: inout Position, over index: Int) {
        let byte = bytes[index]
        let isReturnBeforeLineFeed = byte == .return && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        if byte == .lineFeed || (byte == .return && !isReturnBeforeLineFeed) {
            position = Position(line: position.line + 1, column: 1)
        } else if !byte.continuesScalar {
            position.column += 1
        }
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let `return` = UInt8(ascii: "\r")

    /// Whether the byte is the second, third or fourth of a UTF-8 sequence.
    fileprivate var continuesScalar: Bool { self & 0b1100_0000 == 0b1000_0000 }

    /// Space, tab, line feed, return.
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
