// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is weighed for each action: logarithms of probabilities or of their ratios, so that 0 is no opinion.
enum Feature: Int, CaseIterable {
    /// How likely by the ``Mixture``, against frequency alone.
    case mixture
    /// How often among the last few thousand events.
    case frequency
    /// How many other actions were used since.
    case rank
    /// It is the previous action, and this is a start.
    case repetition
    case weekly
    case daily
    // One for each context, in their order.
    case previous, lastTwo, lastTwoAndGap, beforePreviousAndGap, hour, hours, stretch, now, place, placeAndHours

    static let count = 16
    /// The raw value of the first context's.
    static let firstContext = 6

    static let initialWeights: [16 of Float] = {
        var weights: [16 of Float] = [0.4, 0.7, 0.12, 0.35, 1.3, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        for context in Context.allCases { weights[firstContext + context.rawValue] = context.initialWeight }
        return weights
    }()
}
