// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether something is a habit, which begins and ends by chance, from the days on which it was kept or not: a hidden
/// Markov model of two states (Rabiner, 1989).
struct Belief {
    /// How likely it is a habit now.
    private(set) var probability = Constants.habitBegins
    /// How much better a habit explains the days than chance does, in logarithms.
    private(set) var evidence = 0.0

    /// Whether it is more likely a habit than not.
    var isHabit: Bool { probability > 0.5 }

    /// - Parameters:
    ///   - days: The latest first.
    ///   - chance: How likely it is on a day without a habit.
    init(_ days: [Bool], chance: Double) {
        guard let first = days.lastIndex(of: true) else { return }
        for isKept in days[...first].reversed() {
            let likelihood = isKept ? Constants.habitKept : 1 - Constants.habitKept
            let expected = isKept ? chance : 1 - chance
            let byHabit = probability * likelihood
            let all = byHabit + (1 - probability) * expected
            evidence += log(all / expected)
            probability = byHabit / all
            probability = probability * (1 - Constants.habitEnds) + (1 - probability) * Constants.habitBegins
        }
    }
}
