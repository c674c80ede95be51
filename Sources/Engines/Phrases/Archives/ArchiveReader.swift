// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads what ``ArchiveWriter`` wrote, and trusts none of it.
package struct ArchiveReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    package var isAtEnd: Bool { position == bytes.endIndex }

    package mutating func integer<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(ArchiveError) -> Number {
        let size = MemoryLayout<Number>.size
        guard bytes.endIndex - position >= size else { throw .damaged }
        defer { position += size }
        return bytes[position...].withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
    }

    package mutating func number() throws(ArchiveError) -> Double { Double(bitPattern: try integer()) }

    package mutating func flag() throws(ArchiveError) -> Bool {
        let number = try integer(UInt8.self)
        guard number <= 1 else { throw .damaged }
        return number == 1
    }

    package mutating func text() throws(ArchiveError) -> String {
        guard let text = String(validating: try slice(), as: UTF8.self) else { throw .damaged }
        return text
    }

    /// Bytes with their number.
    package mutating func slice() throws(ArchiveError) -> ArraySlice<UInt8> {
        let count = try count(ofSize: 1)
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Things with their number.
    ///
    /// - Parameter size: The bytes that one has at least: no more are made room for than there may be.
    package mutating func things<Thing>(
        ofSize size: Int, _ read: (inout Self) throws(ArchiveError) -> Thing
    ) throws(ArchiveError) -> [Thing] {
        let count = try count(ofSize: size)
        var things: [Thing] = []
        things.reserveCapacity(count)
        for _ in 0..<count { things.append(try read(&self)) }
        return things
    }

    package mutating func texts() throws(ArchiveError) -> Set<String> {
        Set(try things(ofSize: 4) { reader throws(ArchiveError) in try reader.text() })
    }

    /// Numbers with their number.
    mutating func integers<Number: FixedWidthInteger>() throws(ArchiveError) -> [Number] {
        let size = MemoryLayout<Number>.size
        let count = try count(ofSize: size)
        defer { position += count * size }
        return bytes[position..<position + count * size].withUnsafeBytes { bytes in
            (0..<count).map {
                Number(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * size, as: Number.self))
            }
        }
    }

    private mutating func count(ofSize size: Int) throws(ArchiveError) -> Int {
        let count = Int(try integer(UInt32.self))
        guard count <= (bytes.endIndex - position) / size, count <= GrammarBuilder.mostEdges else { throw .damaged }
        return count
    }
}
