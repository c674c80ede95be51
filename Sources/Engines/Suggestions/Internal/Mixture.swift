// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How likely an action is when it is done for one reason or another: a sum of probabilities, with learned shares.
///
/// The weights multiply what several conditions say, as if all had to agree. Where one of them alone is the reason, and
/// the others know nothing, a sum is nearer (Jelinek and Mercer, 1980). The shares follow by exponentiated gradients
/// (Kivinen and Warmuth, Information and Computation 132, 1997).
struct Mixture: Sendable {
    // The experts: frequency by slow and by fast counts, the recency rank, and the contexts in their order.
    static let slow = 0
    static let fast = 1
    static let rank = 2
    static let firstContext = 3
    static let expertCount = firstContext + Context.count
    /// How many events' worth of chance is among what followed a context.
    static let prior: Float = 2
    /// Added to the counts of each action before they are divided.
    static let floor: Float = 0.05
    static let range: ClosedRange<Float> = 1e-4...1e4
    private static let rate: Float = 0.26

    /// A share for each expert, of whatever they sum up to; those of starts last.
    var shares: [2 of Lanes] = .init(repeating: Lanes(repeating: 1))

    /// What makes probabilities of counts that sum up to a total, of so many actions.
    static func scale(total: Float, actions: Int) -> Float { 1 / (total + floor * Float(actions)) }

    func shares(isStart: Bool) -> Lanes { shares[isStart ? 1 : 0] }

    /// Moves the shares towards those who held what was done to be likely.
    ///
    /// - Parameter opinions: How likely each expert held it to be; 0 of those who had no say.
    @inline(never)
    mutating func follow(_ opinions: Lanes, isStart: Bool) {
        let set = isStart ? 1 : 0
        let present = shares[set].merged(with: opinions) { $0.replacing(with: 0, where: $1 .== 0) }
        let parts = present * (1 / max(present.total, Self.range.lowerBound))
        let likely = parts * opinions
        guard likely.total > 0 else { return }
        let merits = likely * (1 / likely.total)
        shares[set] = (shares[set] * ((merits - parts) * Self.rate).exponential).limited(
            Self.range.lowerBound, Self.range.upperBound)
    }
}
