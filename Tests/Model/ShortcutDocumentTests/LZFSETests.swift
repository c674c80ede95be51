// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FuzzedReaders
import Sentences
import ShortcutDocument
import Testing

@Suite("What is packed as LZFSE")
struct LZFSETests {
    private static let sample = Array("The quick brown fox jumps over the lazy dog, twice: the lazy dog.".utf8)

    /// The kinds of blocks: as they are, by byte codes, by entropy.
    private static func pack(_ kind: Int, _ bytes: [UInt8], repeating repeated: Int = 0) -> [UInt8] {
        switch kind {
        case 0: LZFSESample.plain(bytes)
        case 1: LZFSESample.short(bytes, repeating: repeated)
        default: LZFSESample.entropy(bytes, repeating: min(repeated, 3))
        }
    }

    private func decode(_ bytes: [UInt8], limit: Int = 1 << 16) throws -> [UInt8] {
        try LZFSEDecoder.decode(bytes[...], limit: limit)
    }

    @Test("is unpacked from each kind of block", arguments: [0, 1, 4, 15, 16, 65])
    func blocks(size: Int) throws {
        let bytes = Array(Self.sample.prefix(size))
        #expect(try decode(LZFSESample.plain(bytes)) == bytes)
        #expect(try decode(LZFSESample.short(bytes)) == bytes)
        #expect(try decode(LZFSESample.entropy(bytes)) == bytes)
    }

    @Test("repeats what came before, also what is just being repeated")
    func matches() throws {
        #expect(try decode(LZFSESample.short(Array("abcdefgh".utf8), repeating: 8)) == Array("abcdefghabcdefgh".utf8))
        #expect(try decode(LZFSESample.entropy(Array("abc".utf8), repeating: 3)) == Array("abcabc".utf8))
        #expect(try decode(LZFSESample.entropy(Array("abc".utf8), repeating: 9)) == Array("abcabcabcabc".utf8))
        #expect(try decode(LZFSESample.entropy(Array("ab".utf8), repeating: 1)) == Array("abb".utf8))
    }

    @Test("is refused where it unpacks to more than it may", arguments: 0..<3)
    func limit(kind: Int) throws {
        let packed = Self.pack(kind, Self.sample)
        #expect(try decode(packed, limit: Self.sample.count) == Self.sample)
        let failure = #expect(throws: Problem<Fault>.self) { try decode(packed, limit: Self.sample.count - 1) }
        #expect(failure?.sentence.description.contains("\(Self.sample.count - 1) bytes") == true)
    }

    @Test("is refused wherever it is cut off", arguments: 0..<3)
    func truncation(kind: Int) {
        let packed = Self.pack(kind, Self.sample)
        for count in 0..<packed.count {
            let failure = #expect(throws: Problem<Fault>.self) { try decode(Array(packed.prefix(count))) }
            let words = failure?.sentence.description ?? ""
            #expect(words.contains("cut off") || words.contains("truncated"), "\(count) bytes: \(words)")
        }
    }

    @Test("gives something or an error, whichever bit is another", arguments: 0..<3)
    func damage(kind: Int) {
        let packed = Self.pack(kind, Array("abcdefgh".utf8), repeating: 8)
        for place in packed.indices {
            for bit in 0..<8 {
                var damaged = packed
                damaged[place] ^= 1 << UInt8(bit)
                #expect((try? decode(damaged, limit: 1 << 12).count) ?? 0 <= 1 << 12)
            }
        }
    }

    @Test("is refused where a block is of no known kind, or points before the beginning")
    func unknown() {
        #expect(throws: Problem("a block of an unknown kind begins")) {
            try decode(Array("bvx!".utf8))
        }
        #expect(throws: Problem("a block is damaged")) {
            try decode(LZFSESample.entropy([1], repeating: 3))
        }
    }
}
