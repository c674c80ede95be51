// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Eight numbers at once.
typealias Lanes = SIMD8<Float>

extension SIMD8<Float> {
    /// Natural logarithms of positive normal numbers, within 0.000002.
    ///
    /// The exponent is read off the bits; a polynomial does the mantissa. No library is called, so that the same
    /// bits come out on every machine.
    @inline(__always)
    var logarithm: Lanes {
        let bits = unsafeBitCast(self, to: SIMD8<UInt32>.self)
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

    /// e to the power of each, within 0.0003 %; e^−87 and e^87 where that is beyond a `Float`.
    @inline(__always)
    var exponential: Lanes {
        let power = pointwiseMin(pointwiseMax(self * 1.442695041, Lanes(repeating: -125)), Lanes(repeating: 125))
        // Adding 1.5 · 2^23 rounds to a whole number, which stands in the low bits then.
        let shifted = power + 12_582_912
        let fraction = power - (shifted - 12_582_912)
        var result = fraction * 0.0013333558 + 0.0096181291
        result = result * fraction + 0.0555041087
        result = result * fraction + 0.2402265070
        result = result * fraction + 0.6931471806
        result = result * fraction + 1
        let scale = (unsafeBitCast(shifted, to: SIMD8<UInt32>.self) &<< 23) &+ 0x3F80_0000
        return result * unsafeBitCast(scale, to: Lanes.self)
    }

    @inline(__always)
    var total: Float {
        let four = lowHalf + highHalf
        let two = four.lowHalf + four.highHalf
        return two.x + two.y
    }
}

extension Float {
    /// Of a positive normal number, within 0.000002.
    var logarithm: Float { Lanes(repeating: self).logarithm[0] }

    /// e to this power.
    var exponential: Float { Lanes(repeating: self).exponential[0] }

    /// 2 to this power.
    var powerOfTwo: Float { Lanes(repeating: self * 0.693147181).exponential[0] }
}

extension SIMD8<Float> {
    /// Eight numbers of sixteen.
    @inline(__always)
    init(_ numbers: [16 of Float], from start: Int) {
        self.init(
            numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3], numbers[start + 4],
            numbers[start + 5], numbers[start + 6], numbers[start + 7])
    }
}
