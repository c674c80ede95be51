// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Lanes {
    /// Natural logarithms of positive normal numbers, within 0.000002.
    ///
    /// Not inlined: a step of the weights runs seldom, so that its code comes from far, and the less there is of it, the
    /// sooner it is there.
    @inline(never)
    var logarithm: Lanes { map { $0.logarithm } }

    /// e to the power of each, within 0.0003 %; e^−80 and e^80 where that is further out.
    @inline(__always)
    var exponential: Lanes { limited(-80, 80).exponentialInRange }

    /// e to the power of each, none of which is beyond ±80. Not inlined, as ``logarithm``.
    @inline(never)
    var exponentialInRange: Lanes { map { $0.exponentialInRange } }

    /// 1 over the square root of positive normal numbers, within 0.0005 %.
    @inline(__always)
    var inverseSquareRoot: Lanes { map { $0.inverseSquareRoot } }

    /// Each moved to the nearer bound where it is beyond.
    @inline(__always)
    func limited(_ least: Float, _ greatest: Float) -> Lanes {
        map { $0.replacing(with: greatest, where: $0 .> greatest).replacing(with: least, where: $0 .< least) }
    }

    /// Each, or the bound where that is greater.
    @inline(__always)
    func atLeast(_ least: Float) -> Lanes { map { $0.atLeast(least) } }

    /// Each that is not 0, and another for each that is.
    @inline(__always)
    func filled(with others: Lanes) -> Lanes {
        merged(with: others) { $0.replacing(with: $1, where: $0 .== 0) }
    }

    /// Itself where the slope is 0, else what is left of it.
    @inline(__always)
    func faded(by keep: Float, whereNonzero slope: Lanes) -> Lanes {
        merged(with: slope) { $0 * Quarter(repeating: keep).replacing(with: 1, where: $1 .== 0) }
    }
}

// No library is called, so that the same bits come out on every machine.
extension SIMD4<Float> {
    private typealias Bits = SIMD4<UInt32>

    @inline(__always)
    func atLeast(_ least: Float) -> Self { replacing(with: least, where: self .< least) }

    /// The greatest whole numbers that are not greater, of numbers from 0 to 2^22.
    @inline(__always)
    var roundedDown: Self {
        // Adding 2^23 rounds to a whole number.
        let rounded = (self + 8_388_608) - 8_388_608
        return rounded - Self.zero.replacing(with: 1, where: rounded .> self)
    }

    /// Those of ``Lanes/logarithm``: the exponent is read off the bits; a polynomial does the mantissa.
    @inline(__always)
    var logarithm: Self {
        let bits = unsafeBitCast(self, to: Bits.self)
        // The bits of 2^23 + exponent, as a number: quicker than a conversion.
        let exponent = unsafeBitCast((bits &>> 23) | 0x4B00_0000, to: Self.self) - 8_388_735
        let mantissa = unsafeBitCast((bits & 0x007F_FFFF) | 0x3F80_0000, to: Self.self)
        var result = mantissa * -0.024568535 + 0.265024293
        result = result * mantissa - 1.229291006
        result = result * mantissa + 3.212800287
        result = result * mantissa - 5.261682508
        result = result * mantissa + 6.066871451
        result = result * mantissa - 3.029151539
        return (exponent + result) * 0.693147181
    }

    /// Those of ``Lanes/exponentialInRange``.
    @inline(__always)
    var exponentialInRange: Self { (self * 1.442695041).powerOfTwoInRange }

    /// 2 to the power of each, none of which is beyond ±115.
    @inline(__always)
    var powerOfTwoInRange: Self {
        // Adding 1.5 · 2^23 rounds to a whole number, which stands in the low bits then.
        let shifted = self + 12_582_912
        let fraction = self - (shifted - 12_582_912)
        var result = fraction * 0.0013333558 + 0.0096181291
        result = result * fraction + 0.0555041087
        result = result * fraction + 0.2402265070
        result = result * fraction + 0.6931471806
        result = result * fraction + 1
        let scale = (unsafeBitCast(shifted, to: Bits.self) &<< 23) &+ 0x3F80_0000
        return result * unsafeBitCast(scale, to: Self.self)
    }

    /// Those of ``Lanes/inverseSquareRoot``.
    ///
    /// Halving the exponent's bits gives a first guess, two of Newton's steps do the rest (Lomont, 2003). Quicker than
    /// the library's root, which goes one by one.
    @inline(__always)
    var inverseSquareRoot: Self {
        let half = self * 0.5
        let bits = Bits(repeating: 0x5F37_59DF) &- (unsafeBitCast(self, to: Bits.self) &>> 1)
        var root = unsafeBitCast(bits, to: Self.self)
        root *= 1.5 - half * root * root
        root *= 1.5 - half * root * root
        return root
    }
}
