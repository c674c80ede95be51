// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that may stand in a slot, in digits or in words.
package struct NumberRange: Hashable, Sendable {
    package var bounds: ClosedRange<Double>
    /// From one number to the next, from the lower bound on; 0 where any number between the bounds is one.
    package var step: Double
    /// What a number is multiplied with to be the value.
    package var multiplier: Double
    /// What the numbers are called, number by number.
    package var words: [Double: [String]]
    /// Words that may follow the number, such as those that Chinese counts with.
    package var measures: [String] = []

    package init(
        _ bounds: ClosedRange<Double>, step: Double = 1, multiplier: Double = 1, words: [Double: [String]] = [:]
    ) {
        self.bounds = bounds
        self.step = step
        self.multiplier = multiplier
        self.words = words
    }

    func contains(_ number: Double) -> Bool {
        guard bounds.contains(number) else { return false }
        guard step > 0 else { return true }
        let steps = (number - bounds.lowerBound) / step
        return abs(steps - steps.rounded()) < 1e-6
    }
}
