// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Packs bytes as LZFSE, in each of its kinds of blocks; for samples, so nothing becomes smaller.
package enum LZFSESample {
    /// As they are (`bvx-`).
    package static func plain(_ bytes: [UInt8]) -> [UInt8] { Array("bvx-".utf8) + number(bytes.count, 4) + bytes + end }

    /// By the byte codes of LZVN (`bvxn`): all as literals, then the last `repeated` bytes once more.
    package static func short(_ bytes: [UInt8], repeating repeated: Int = 0) -> [UInt8] {
        var codes: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 15) {
            let literals = bytes[start..<min(start + 15, bytes.count)]
            codes += [0xE0 | UInt8(literals.count)] + literals
        }
        if repeated > 3 {
            // A distance of two bytes, three bytes of a match, and what is left of it at the same distance.
            codes += [0x07] + number(repeated, 2) + [0xF0 | UInt8(min(repeated - 3, 15))]
        }
        codes += [0x06, 0, 0, 0, 0, 0, 0, 0]
        let size = bytes.count + (repeated > 3 ? 3 + min(repeated - 3, 15) : 0)
        return Array("bvxn".utf8) + number(size, 4) + number(codes.count, 4) + codes + end
    }

    /// By entropy (`bvx2`): the bytes as literals of equal frequency, then the last `repeated` of them once more, at
    /// most 15.
    package static func entropy(_ bytes: [UInt8], repeating repeated: Int = 0) -> [UInt8] {
        let padded = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
        var literals = BitWriter()
        var states = [0, 0, 0, 0]
        for (place, byte) in padded.enumerated().reversed() {
            // Each byte has four of the 1,024 states, reached from 256 of them each.
            literals.append(states[place % 4] & 0xFF, 8)
            states[place % 4] = Int(byte) * 4 + states[place % 4] >> 8
        }
        return block(
            padded, size: bytes.count, repeated: repeated, literals: literals, states: states,
            steps: steps(bytes.count, repeated))
    }

    /// How many literals come at a time, and what is repeated after them: lengths of at most 15 need no further bits.
    private static func steps(_ count: Int, _ repeated: Int) -> [(literals: Int, match: Int)] {
        var steps = stride(from: 0, to: count, by: 15).map { (literals: min(15, count - $0), match: 0) }
        if repeated > 0, !steps.isEmpty { steps[steps.count - 1].match = min(repeated, 15) }
        return steps
    }

    private static func block(
        _ padded: [UInt8], size: Int, repeated: Int, literals: BitWriter, states: [Int],
        steps: [(literals: Int, match: Int)]
    ) -> [UInt8] {
        var matches = BitWriter()
        var (literalState, matchState) = (0, 0)
        let distance = min(repeated, 15)
        for step in steps.reversed() {
            // Distances below four have a symbol of their own; here one symbol has all 256 states.
            matchState = push(step.match, matchState, &matches)
            literalState = push(step.literals, literalState, &matches)
        }
        let (literalBytes, literalUnused) = literals.bytes
        let (matchBytes, matchUnused) = matches.bytes
        var first = Packing()
        first.add(padded.count, 20); first.add(literalBytes.count, 20); first.add(steps.count, 20)
        first.add(7 - literalUnused, 3)
        var second = Packing()
        for state in states { second.add(state, 10) }
        second.add(matchBytes.count, 20); second.add(7 - matchUnused, 3)
        let tables = tables(distance: distance)
        var third = Packing()
        third.add(32 + tables.count, 32); third.add(literalState, 10); third.add(matchState, 10); third.add(0, 10)
        let copied = steps.reduce(0) { $0 + $1.match }
        return Array("bvx2".utf8) + number(size + copied, 4) + number(first.bits, 8) + number(second.bits, 8)
            + number(third.bits, 8) + tables + literalBytes + matchBytes + end
    }

    /// Sixteen lengths have four of 64 states each.
    private static func push(_ symbol: Int, _ state: Int, _ writer: inout BitWriter) -> Int {
        writer.append(state & 0xF, 4)
        return symbol * 4 + state >> 4
    }

    /// The frequencies: four for each of sixteen lengths, 256 for one distance, four for each byte.
    private static func tables(distance: Int) -> [UInt8] {
        var writer = BitWriter()
        func add(_ frequency: Int) {
            switch frequency {
            case 0: writer.append(0b00, 2)
            case 4: writer.append(0b00011, 5)
            default: writer.append(0b1111 | (frequency - 24) << 4, 14)
            }
        }
        for _ in 0..<2 { for symbol in 0..<20 { add(symbol < 16 ? 4 : 0) } }
        // The symbols of distances up to three stand for themselves; a sample repeats no further back.
        for symbol in 0..<64 { add(symbol == min(distance, 3) ? 256 : 0) }
        for _ in 0..<256 { add(4) }
        return writer.bytes.bytes
    }

    private static let end = Array("bvx$".utf8)

    private static func number(_ value: Int, _ size: Int) -> [UInt8] { number(UInt64(value), size) }

    private static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }

    /// Fields of bits in one number, the lowest first.
    private struct Packing {
        private(set) var bits: UInt64 = 0
        private var place: UInt64 = 0

        mutating func add(_ value: Int, _ width: UInt64) {
            bits |= UInt64(value) << place
            place += width
        }
    }

    /// Bits one after the other, the lowest of each byte first.
    private struct BitWriter {
        private var bits: [Bool] = []

        mutating func append(_ value: Int, _ count: Int) {
            for place in 0..<count { bits.append(value >> place & 1 == 1) }
        }

        /// The bytes, and how many bits of the last one are not used.
        var bytes: (bytes: [UInt8], unused: Int) {
            var bytes = Array(repeating: UInt8(0), count: (bits.count + 7) / 8)
            for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << UInt8(place % 8) }
            return (bytes, (8 - bits.count % 8) % 8)
        }
    }
}
