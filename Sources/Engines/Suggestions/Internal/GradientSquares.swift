// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Decayed sums of squared gradients, by the roots of which steps are divided (AdaGrad).
struct GradientSquares: Sendable {
    /// Never reached: features are logarithms below 32, and what fades by 1/2000 sums up to 2000 of it at most.
    static let greatest: Float = 1e7
    private static let keep: Float = 0.9995

    /// What the sums start from and never fall below: else the steps of what was never wrong would grow for ever.
    let initial: Float
    /// Beyond ``initial``.
    var sums = Lanes.zero

    init(initial: Float, sums: Lanes = .zero) {
        self.initial = initial
        self.sums = sums
    }

    /// Takes in a gradient. Not inlined, as ``SIMD16/logarithm``.
    ///
    /// - Returns: The gradient over the roots. Where it is 0, nothing fades: no opinion leaves no trace.
    @inline(never)
    mutating func scale(_ gradient: Lanes) -> Lanes {
        sums = sums.faded(by: Self.keep, whereNonzero: gradient) + gradient * gradient
        return gradient * (sums + initial).inverseSquareRoot
    }
}
