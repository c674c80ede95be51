// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Float {
    /// The natural logarithm of a positive normal number, as that of ``Lanes``.
    @inline(__always)
    var logarithm: Float { SIMD4(repeating: self).logarithm.x }

    /// e to this power, as that of ``Lanes``.
    @inline(__always)
    var exponential: Float { (self * 1.442695041).powerOfTwo }

    /// 2 to this power.
    @inline(__always)
    var powerOfTwo: Float { SIMD4(repeating: Swift.min(Swift.max(self, -115), 115)).powerOfTwoInRange.x }
}
