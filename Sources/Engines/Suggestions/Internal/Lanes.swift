// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Eight numbers at once.
typealias Lanes = SIMD8<Float>
/// The bits of eight numbers.
private typealias LaneBits = SIMD8<UInt32>

extension SIMD8<Float> {
    /// Natural logarithms of positive normal numbers, within 0.000002.
    ///
    /// The exponent is read off the bits; a polynomial does the mantissa. No library is called, so that the same
    /// bits come out on every machine.
    @inline(__always)
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
    var exponential: Lanes {
        let power = (self * 1.442695041).limited(to: 115)
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

    /// Each moved to the nearer of ±bound where it is beyond. Blending bits is quicker than the library's minimum.
    @inline(__always)
    private func limited(to bound: Float) -> Lanes {
        let above = unsafeBitCast(self .> Lanes(repeating: bound), to: LaneBits.self)
        let below = unsafeBitCast(self .< Lanes(repeating: -bound), to: LaneBits.self)
        let kept = unsafeBitCast(self, to: LaneBits.self) & ~(above | below)
        let upper = LaneBits(repeating: bound.bitPattern) & above
        let lower = LaneBits(repeating: (-bound).bitPattern) & below
        return unsafeBitCast(kept | upper | lower, to: Lanes.self)
    }

    /// 1 in the first lanes, 0 in the others.
    @inline(__always)
    static func ones(inFirst count: Int) -> Lanes {
        let isIn = Lanes(0, 1, 2, 3, 4, 5, 6, 7) .< Lanes(repeating: Float(count))
        return unsafeBitCast(
            unsafeBitCast(isIn, to: LaneBits.self) & LaneBits(repeating: Float(1).bitPattern), to: Lanes.self)
    }

    @inline(__always)
    var total: Float {
        let four = lowHalf + highHalf
        let two = four.lowHalf + four.highHalf
        return two.x + two.y
    }

    /// Eight numbers of sixteen.
    @inline(__always)
    init(_ numbers: [16 of Float], from start: Int = 0) {
        self.init(
            numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3], numbers[start + 4],
            numbers[start + 5], numbers[start + 6], numbers[start + 7])
    }
}

extension [Float] {
    /// Eight numbers from a place on.
    @inline(__always)
    func lanes(at place: Int) -> Lanes {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self) }
    }

    /// Overwrites eight numbers from a place on.
    @inline(__always)
    mutating func set(_ lanes: Lanes, at place: Int) {
        withUnsafeMutableBytes {
            $0.storeBytes(of: lanes, toByteOffset: place * MemoryLayout<Float>.stride, as: Lanes.self)
        }
    }
}
