// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension InlineArray<16, ActionSlot> {
    /// The first place of a slot; nil where it isn't there.
    ///
    /// All sixteen are compared at once: it can't be guessed where a slot is, and wrong guesses cost more.
    @inline(__always)
    func firstIndex(of slot: ActionSlot) -> Int? {
        typealias Slots = SIMD16<ActionSlot>
        let marks = Slots(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
        let isEqual = unsafeBitCast(self, to: Slots.self) .== Slots(repeating: slot)
        let sixteen = unsafeBitCast(isEqual, to: Slots.self) & marks
        let eight = sixteen.lowHalf | sixteen.highHalf
        let four = unsafeBitCast(eight.lowHalf | eight.highHalf, to: UInt64.self)
        let two = four | four >> 32
        let bits = (two | two >> 16) & 0xFFFF
        return bits == 0 ? nil : bits.trailingZeroBitCount
    }
}

extension UnsafeRawBufferPointer {
    /// The first place of a slot among so many, a multiple of four; nil where it isn't there.
    ///
    /// Four at once: a word of which a part is zero has that part's highest bit set after this, and none below
    /// (Mycroft, 1987).
    @inline(__always)
    func firstIndex(of slot: ActionSlot, count: Int) -> Int? {
        let ones: UInt64 = 0x0001_0001_0001_0001
        let wanted = UInt64(slot) &* ones
        for place in stride(from: 0, to: count, by: 4) {
            let difference = loadUnaligned(fromByteOffset: place * 2, as: UInt64.self) ^ wanted
            let zeros = (difference &- ones) & ~difference & (ones << 15)
            if zeros != 0 { return place + zeros.trailingZeroBitCount / 16 }
        }
        return nil
    }
}
