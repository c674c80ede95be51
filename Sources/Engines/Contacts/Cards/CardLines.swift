// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a file of cards, those that were folded put together again.
///
/// A line goes on in the next where that begins with a space or a tab, and, in the way of old telephones, where it ends
/// with `=` and says that it is quoted-printable.
struct CardLines {
    /// Bytes of a line that are kept; of a picture, which is longer, nothing is wanted.
    static let greatestLength = 1 << 15

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next line that is not too long; nil at the end.
    mutating func next() -> ArraySlice<UInt8>? {
        while position < bytes.endIndex {
            let first = physicalLine()
            guard !first.isEmpty else { continue }
            if let line = whole(first) { return line }
        }
        return nil
    }

    /// Nil for a line that is too long.
    private mutating func whole(_ first: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let isQuoted = Self.isQuotedPrintable(first)
        guard goesOn || (isQuoted && first.last == UInt8(ascii: "=")) else {
            return first.count <= Self.greatestLength ? first : nil
        }
        var line = Array(first.prefix(Self.greatestLength + 1))
        while position < bytes.endIndex {
            let isBroken = isQuoted && line.last == UInt8(ascii: "=")
            guard goesOn || isBroken else { break }
            // One more `=` is no part of the text, nor is the space that says that the line goes on.
            if isBroken { line.removeLast() }
            let more = physicalLine()
            let rest = isBroken ? more : more.dropFirst()
            if line.count <= Self.greatestLength { line += rest.prefix(Self.greatestLength + 1) }
        }
        return line.count <= Self.greatestLength ? line[...] : nil
    }

    /// Whether the line at the position belongs to the one before.
    private var goesOn: Bool {
        position < bytes.endIndex && (bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t"))
    }

    private mutating func physicalLine() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
        let line = bytes[start..<position]
        if position < bytes.endIndex {
            let isReturn = bytes[position] == UInt8(ascii: "\r")
            position += 1
            if isReturn, position < bytes.endIndex, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        }
        return line
    }

    private static func isQuotedPrintable(_ line: ArraySlice<UInt8>) -> Bool {
        let head = line.prefix(256).prefix { $0 != UInt8(ascii: ":") }
        guard head.count > 16 else { return false }
        return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }
}
