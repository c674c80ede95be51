// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much each feature counts: one set for starts and one for the rest, fitted event by event.
///
/// The gradient is that of the true action's logarithmic probability; steps shrink for features that were often
/// wrong (AdaGrad: Duchi, Hazan and Singer, JMLR 12, 2011). What one set learns the other learns by half.
struct Weights: Sendable {
    typealias Vector = [16 of Float]

    private static let rate: Float = 0.045
    private static let keep: Float = 0.9995
    private static let share: Float = 0.55
    static let least: Float = -0.2
    static let greatest: Float = 50
    static let greatestSquares: Float = 1e6

    /// That of starts last.
    var sets: [2 of Vector] = .init(repeating: Feature.initialWeights)
    /// Decayed sums of the squared gradients, of each set.
    var squares: [2 of Vector] = .init(repeating: .init(repeating: 0.8))

    mutating func follow(_ gradient: borrowing Vector, isStart: Bool) {
        let (own, other) = isStart ? (1, 0) : (0, 1)
        var roots = Vector(repeating: 0)
        for index in 0..<Feature.count {
            let slope = gradient[index]
            // A feature without an opinion leaves no trace; its past would fade otherwise.
            let kept = squares[own][index] * (slope == 0 ? 1 : Self.keep)
            let square = min(kept + slope * slope, Self.greatestSquares)
            squares[own][index] = square
            roots[index] = square
        }
        for start in stride(from: 0, to: Feature.count, by: 8) {
            // One over the square root: quicker than the library's, one by one.
            let inverseRoots = (Lanes(roots, from: start).logarithm * -0.5).exponential
            for index in start..<start + 8 {
                let step = Self.rate * gradient[index] * inverseRoots[index - start]
                sets[own][index] = Self.limited(sets[own][index] + step)
                sets[other][index] = Self.limited(sets[other][index] + Self.share * step)
            }
        }
    }

    @inline(__always)
    private static func limited(_ weight: Float) -> Float { min(max(least, weight), greatest) }
}
