// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Float {
    /// The natural logarithm of a positive normal number, as that of ``Lanes``.
    @inline(__always)
    var logarithm: Float {
        let exponent = Float(bitPattern: (bitPattern &>> 23) | 0x4B00_0000) - 8_388_735
        let mantissa = Float(bitPattern: (bitPattern & 0x007F_FFFF) | 0x3F80_0000)
        var result = mantissa * -0.024568535 + 0.265024293
        result = result * mantissa - 1.229291006
        result = result * mantissa + 3.212800287
        result = result * mantissa - 5.261682508
        result = result * mantissa + 6.066871451
        result = result * mantissa - 3.029151539
        return (exponent + result) * 0.693147181
    }

    /// e to this power, as that of ``Lanes``.
    @inline(__always)
    var exponential: Float { (self * 1.442695041).powerOfTwo }

    /// 2 to this power.
    @inline(__always)
    var powerOfTwo: Float {
        let power = Swift.min(Swift.max(self, -115), 115)
        let shifted = power + 12_582_912
        let fraction = power - (shifted - 12_582_912)
        var result = fraction * 0.0013333558 + 0.0096181291
        result = result * fraction + 0.0555041087
        result = result * fraction + 0.2402265070
        result = result * fraction + 0.6931471806
        result = result * fraction + 1
        return result * Float(bitPattern: (shifted.bitPattern &<< 23) &+ 0x3F80_0000)
    }
}
