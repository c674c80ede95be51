// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether something is a habit, which begins, ends and returns by chance, from the days on which it was kept or not: a
/// hidden Markov model of three states (Rabiner, 1989).
struct Belief {
    /// The probability of each state together with the days so far, divided by that of the days by chance.
    private var (habit, paused, none): (Double, Double, Double)
    private let begins: Double

    private static let (ends, returns) = (Double(Constants.habitEnds), Double(Constants.habitReturns))

    /// - Parameter begins: How likely a habit begins on a day.
    init(begins: Double) {
        self.begins = begins
        (habit, paused, none) = (begins, 0, 1 - begins)
    }

    /// Takes in the next day.
    ///
    /// - Parameter ratio: How many times as likely by habit as by chance what happened is.
    mutating func add(_ ratio: Double) {
        let likelihood = habit * ratio
        habit = likelihood * (1 - Self.ends) + paused * Self.returns + none * begins
        paused = likelihood * Self.ends + paused * (1 - Self.returns)
        none *= 1 - begins
    }

    /// How many times as well as chance a habit explains the days.
    var evidence: Double { habit + paused + none }

    /// How likely it is a habit now.
    var probability: Double { habit / evidence }
}
