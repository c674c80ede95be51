// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sixteen numbers at once.
typealias Lanes = SIMD16<Float>
/// The bits of sixteen numbers.
private typealias LaneBits = SIMD16<UInt32>

extension SIMD16<Float> {
    static let width = 16

    /// Natural logarithms of positive normal numbers, within 0.000002.
    ///
    /// The exponent is read off the bits; a polynomial does the mantissa. No library is called, so that the same
    /// bits come out on every machine. Not inlined: a step of the weights runs seldom, so that its code comes from far,
    /// and the less there is of it, the sooner it is there.
    @inline(never)
    var logarithm: Lanes {
        let bits = unsafeBitCast(self, to: LaneBits.self)
        // The bits of 2^23 + exponent, as a number: quicker than a conversion.
        let exponent = unsafeBitCast((bits &>> 23) | 0x4B00_0000, to: Lanes.self) - 8_388_735
        let mantissa = unsafeBitCast((bits & 0x007F_FFFF) | 0x3F80_0000, to: Lanes.self)
        var result = mantissa * -0.024568535 + 0.265024293
        result = result * mantissa - 1.229291006
        result = result * mantissa + 3.212800287
        result = result * mantissa - 5.261682508
        result = result * mantissa + 6.066871451
        result = result * mantissa - 3.029151539
        return (exponent + result) * 0.693147181
    }

    /// e to the power of each, within 0.0003 %; e^−80 and e^80 where that is further out.
    @inline(__always)
    var exponential: Lanes { limited(-80, 80).exponentialInRange }

    /// e to the power of each, none of which is beyond ±80. Not inlined, as ``logarithm``.
    @inline(never)
    var exponentialInRange: Lanes {
        let power = self * 1.442695041
        // Adding 1.5 · 2^23 rounds to a whole number, which stands in the low bits then.
        let shifted = power + 12_582_912
        let fraction = power - (shifted - 12_582_912)
        var result = fraction * 0.0013333558 + 0.0096181291
        result = result * fraction + 0.0555041087
        result = result * fraction + 0.2402265070
        result = result * fraction + 0.6931471806
        result = result * fraction + 1
        let scale = (unsafeBitCast(shifted, to: LaneBits.self) &<< 23) &+ 0x3F80_0000
        return result * unsafeBitCast(scale, to: Lanes.self)
    }

    /// Each moved to the nearer bound where it is beyond.
    @inline(__always)
    func limited(_ least: Float, _ greatest: Float) -> Lanes {
        let least = Lanes(repeating: least)
        let greatest = Lanes(repeating: greatest)
        return replaced(by: greatest, where: self .> greatest).replaced(by: least, where: self .< least)
    }

    /// Those of another where the mask says so. Blending bits is quicker than the library's replacing.
    @inline(__always)
    func replaced(by other: Lanes, where mask: SIMDMask<SIMD16<Int32>>) -> Lanes {
        let mask = unsafeBitCast(mask, to: LaneBits.self)
        let own = unsafeBitCast(self, to: LaneBits.self) & ~mask
        return unsafeBitCast(own | unsafeBitCast(other, to: LaneBits.self) & mask, to: Lanes.self)
    }

    /// 1 over the square root of positive normal numbers, within 0.0005 %.
    ///
    /// Halving the exponent's bits gives a first guess, two of Newton's steps do the rest (Lomont, 2003). Quicker than
    /// the library's root, which goes one by one.
    @inline(__always)
    var inverseSquareRoot: Lanes {
        let half = self * 0.5
        let bits = LaneBits(repeating: 0x5F37_59DF) &- (unsafeBitCast(self, to: LaneBits.self) &>> 1)
        var root = unsafeBitCast(bits, to: Lanes.self)
        root *= 1.5 - half * root * root
        root *= 1.5 - half * root * root
        return root
    }

    /// Where a number isn't 0.
    @inline(__always)
    private var nonzeroBits: LaneBits {
        let bits = unsafeBitCast(self, to: SIMD16<Int32>.self)
        return unsafeBitCast((bits | (0 &- bits)) &>> 31, to: LaneBits.self)
    }

    /// Itself where the slope is 0, else what is left of it.
    @inline(__always)
    func faded(by keep: Float, whereNonzero slope: Lanes) -> Lanes {
        let mask = slope.nonzeroBits
        let factors =
            (unsafeBitCast(Lanes(repeating: keep), to: LaneBits.self) & mask)
            | (unsafeBitCast(Lanes(repeating: 1), to: LaneBits.self) & ~mask)
        return self * unsafeBitCast(factors, to: Lanes.self)
    }

    /// 1 in the first lanes, 0 in the others.
    @inline(__always)
    static func ones(inFirst count: Int) -> Lanes {
        let isIn = Lanes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) .< Lanes(repeating: Float(count))
        return unsafeBitCast(
            unsafeBitCast(isIn, to: LaneBits.self) & LaneBits(repeating: Float(1).bitPattern), to: Lanes.self)
    }

    /// The place of the least; of numbers that agree in their first 20 bits, any.
    @inline(__always)
    var placeOfLeast: Int {
        // The last bits make way for the place, so that the least number says where it was.
        let places = LaneBits(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        let marked = unsafeBitCast((unsafeBitCast(self, to: LaneBits.self) & ~15) | places, to: Lanes.self)
        // Quarters against quarters: one after the other, each would wait for the one before.
        let quarters = marked.quarters
        let one = quarters.0.replacing(with: quarters.2, where: quarters.2 .< quarters.0)
        let other = quarters.1.replacing(with: quarters.3, where: quarters.3 .< quarters.1)
        let four = one.replacing(with: other, where: other .< one)
        let least = Swift.min(Swift.min(four.x, four.y), Swift.min(four.z, four.w))
        return Int(least.bitPattern & 15)
    }

    /// Four by four, as processors have them: halves of halves are pairs, and all that leads up to them would be too.
    @inline(__always)
    private var quarters: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
        unsafeBitCast(self, to: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>).self)
    }

    @inline(__always)
    var total: Float {
        let quarters = quarters
        let four = (quarters.0 + quarters.2) + (quarters.1 + quarters.3)
        return (four.x + four.z) + (four.y + four.w)
    }

    @inline(__always)
    init(_ numbers: [16 of Float]) {
        self = unsafeBitCast(numbers, to: Lanes.self)
    }

    /// Sixteen of forty-eight, from a place on.
    @inline(__always)
    init(_ numbers: [48 of Float], from start: Int) {
        self = withUnsafeBytes(of: numbers) { $0.loadUnaligned(fromByteOffset: start * 4, as: Lanes.self) }
    }

    @inline(__always)
    init(firstOf numbers: [17 of Float]) {
        self = withUnsafeBytes(of: numbers) { $0.loadUnaligned(as: Lanes.self) }
    }
}

extension InlineArray<16, Float> {
    @inline(__always)
    init(_ lanes: Lanes) {
        self = unsafeBitCast(lanes, to: Self.self)
    }
}

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

extension [Float] {
    /// Sixteen numbers from a place on.
    @inline(__always)
    func lanes(at place: Int) -> Lanes {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self) }
    }

    /// Overwrites sixteen numbers from a place on.
    @inline(__always)
    mutating func set(_ lanes: Lanes, at place: Int) {
        withUnsafeMutableBytes {
            $0.storeBytes(of: lanes, toByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self)
        }
    }
}
