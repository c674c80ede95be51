// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Unpacks LZFSE, Apple's compression of literals and matches by finite-state entropy, with the blocks of LZVN that
/// short pieces are in.
///
/// The format is that of Apple's reference implementation (github.com/lzfse/lzfse). Debian has no library for it.
/// Nothing is read or written outside, and no more than `limit` bytes come out.
package struct LZFSEDecoder {
    /// The four letters that a block begins with.
    private enum Magic {
        static let end = UInt64(0x2478_7662)
        static let plain = UInt64(0x2D78_7662)
        static let tables = UInt64(0x3178_7662)
        static let packedTables = UInt64(0x3278_7662)
        static let short = UInt64(0x6E78_7662)
    }

    private var cursor: ByteCursor
    private var output: [UInt8] = []
    private let limit: Int

    private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
        cursor = ByteCursor(bytes)
        self.limit = limit
    }

    /// What `bytes` unpack to.
    package static func decode(_ bytes: ArraySlice<UInt8>, limit: Int) throws(Problem<Fault>) -> [UInt8] {
        var decoder = LZFSEDecoder(bytes, limit: limit)
        while try decoder.decodeBlock() {}
        return decoder.output
    }

    /// One block; false at the end.
    private mutating func decodeBlock() throws(Problem<Fault>) -> Bool {
        guard let magic = cursor.number(4) else { throw Problem("it is cut off") }
        switch magic {
        case Magic.end: return false
        case Magic.plain:
            guard let bytes = cursor.count(4).flatMap({ cursor.take($0) }) else {
                throw Problem("it is cut off")
            }
            try reserve(bytes.count)
            output += bytes
        case Magic.short: try decodeShort()
        case Magic.packedTables: try decodeEntropy(LZFSEBlock(packed: &cursor))
        case Magic.tables: try decodeEntropy(LZFSEBlock(plain: &cursor))
        default: throw Problem("a block of an unknown kind begins")
        }
        return true
    }

    private func reserve(_ count: Int) throws(Problem<Fault>) {
        guard count <= limit - output.count else { throw Problem("it unpacks to more than \(limit) bytes") }
    }

    private mutating func decodeShort() throws(Problem<Fault>) {
        guard let size = cursor.count(4), let packed = cursor.count(4).flatMap({ cursor.take($0) }) else {
            throw Problem("it is cut off")
        }
        try reserve(size)
        try LZVNDecoder.decode(packed, size: size, onto: &output)
    }

    private mutating func decodeEntropy(_ block: LZFSEBlock?) throws(Problem<Fault>) {
        guard let block, let literalBytes = cursor.take(block.literalPayload),
            let matchBytes = cursor.take(block.matchPayload)
        else { throw Problem("a block's header is damaged or truncated") }
        try reserve(block.size)
        let start = output.count
        guard let literals = block.literals(from: literalBytes),
            block.copy(literals, by: matchBytes, onto: &output),
            output.count - start == block.size
        else { throw Problem("a block is damaged") }
    }
}
