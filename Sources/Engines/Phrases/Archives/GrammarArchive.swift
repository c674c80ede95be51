// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A compiled grammar as bytes, so that anyone who needs it next has only to read it.
///
/// A version, the grammar's arrays as they lie in memory, and a checksum. The bytes are for the program that wrote
/// them: another build may compile the same words otherwise, which no version tells.
package enum GrammarArchive {
    /// “BkGr”.
    static let mark: UInt32 = 0x7247_6B42
    static let version: UInt8 = 4

    package static func bytes(of grammar: Grammar) -> [UInt8] {
        var writer = ArchiveWriter()
        writer.write(mark)
        writer.write(version)
        grammar.write(to: &writer)
        return sealed(writer.bytes)
    }

    /// The grammar that the bytes were made of.
    ///
    /// - Parameter meanings: How many meanings there are for it to have.
    /// - Throws: ``ArchiveError`` where these are no such bytes. A grammar that is given can be asked anything.
    package static func grammar(from bytes: ArraySlice<UInt8>, meanings: Int) throws(ArchiveError) -> Grammar {
        let end = bytes.endIndex - 8
        guard end >= bytes.startIndex else { throw .damaged }
        var sum = ArchiveReader(bytes[end...])
        guard try sum.integer(UInt64.self) == checksum(of: bytes[..<end]) else { throw .damaged }
        var reader = ArchiveReader(bytes[..<end])
        guard try reader.integer(UInt32.self) == mark else { throw .damaged }
        let version = try reader.integer(UInt8.self)
        guard version == Self.version else { throw .unknownVersion(version) }
        let grammar = try Grammar(from: &reader)
        guard reader.isAtEnd, grammar.isSound(meanings: meanings) else { throw .damaged }
        return grammar
    }

    /// Bytes with the checksum that goes with them.
    package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var sum = ArchiveWriter()
        sum.write(checksum(of: bytes[...]))
        return bytes + sum.bytes
    }

    /// FNV-1a of 64 bits, but eight bytes at a time: archives are large, and no single change is missed either way.
    private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
        let prime: UInt64 = 0x0000_0100_0000_01B3
        return bytes.withUnsafeBytes { bytes in
            var sum: UInt64 = 0xCBF2_9CE4_8422_2325
            let whole = bytes.count / 8 * 8
            for place in stride(from: 0, to: whole, by: 8) {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                sum = (sum ^ word) &* prime
            }
            for byte in bytes[whole...] { sum = (sum ^ UInt64(byte)) &* prime }
            return sum
        }
    }
}
