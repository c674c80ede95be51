// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Unpacks LZVN, the part of LZFSE for short pieces: one byte says how many literals come and what is repeated.
struct LZVNDecoder {
    /// What one instruction says.
    private struct Instruction {
        var literals = 0
        var match = 0
        /// Nil repeats the distance of before.
        var distance: Int?
    }

    private enum Step {
        case copy(Instruction)
        case nothing
        case end
    }

    private var cursor: ByteCursor

    /// Appends `size` bytes to `output`.
    static func decode(
        _ bytes: ArraySlice<UInt8>, size: Int, onto output: inout [UInt8]
    ) throws(Problem<Fault>) {
        var decoder = LZVNDecoder(cursor: ByteCursor(bytes))
        let damaged = Problem("a block is damaged")
        var left = size
        var distance = 0
        while let step = decoder.next() {
            switch step {
            case .nothing: continue
            case .end:
                guard left == 0 else { throw damaged }
                return
            case .copy(let instruction):
                left -= instruction.literals + instruction.match
                guard left >= 0, let literals = decoder.cursor.take(instruction.literals) else { throw damaged }
                output += literals
                distance = instruction.distance ?? distance
                guard output.repeatLast(instruction.match, at: distance) else { throw damaged }
            }
        }
        throw damaged
    }

    /// The next instruction; nil if there is none, or one that has no meaning.
    private mutating func next() -> Step? {
        guard let code = cursor.count(1) else { return nil }
        switch code {
        case 0x06: return .end
        case 0x0E, 0x16: return .nothing
        case 0x70...0x7F, 0xD0...0xDF: return nil
        case 0xA0...0xBF: return medium(code)
        case 0xE0: return cursor.count(1).map { .copy(Instruction(literals: $0 + 16)) }
        case 0xE1...0xEF: return .copy(Instruction(literals: code & 0xF))
        case 0xF0: return cursor.count(1).map { .copy(Instruction(match: $0 + 16)) }
        case 0xF1...0xFF: return .copy(Instruction(match: code & 0xF))
        default: return usual(code)
        }
    }

    /// `101LLMMM DDDDDDMM DDDDDDDD`.
    private mutating func medium(_ code: Int) -> Step? {
        cursor.count(2).map { rest in
            .copy(
                Instruction(
                    literals: code >> 3 & 3, match: (code & 7) << 2 + rest & 3 + 3, distance: rest >> 2))
        }
    }

    /// `LLMMMDDD`, then what the last three bits ask for: a byte more, two, or none.
    private mutating func usual(_ code: Int) -> Step? {
        var instruction = Instruction(literals: code >> 6, match: code >> 3 & 7 + 3)
        switch code & 7 {
        case 6:
            guard instruction.literals > 0 else { return nil }
        case 7:
            guard let distance = cursor.count(2) else { return nil }
            instruction.distance = distance
        default:
            guard let low = cursor.count(1) else { return nil }
            instruction.distance = (code & 7) << 8 | low
        }
        return .copy(instruction)
    }
}
