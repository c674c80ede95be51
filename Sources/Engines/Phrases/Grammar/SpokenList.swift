// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SpokenValues

/// Values of a slot that are read as people say them, not compared with words.
package struct SpokenList: Hashable, Sendable {
    /// The first kind that a value is of counts.
    package var kinds: [SpokenKind]
    /// A BCP 47 tag.
    package var language: String
    /// Of numbers those that may be said; nil for any.
    package var bounds: ClosedRange<Double>?
    /// What a number is multiplied with to be the value.
    package var multiplier: Double
    /// Whether a number without a unit is a value.
    package var takesBareNumbers: Bool
    /// Whether a number may have a fraction.
    package var takesFractions: Bool

    package init(
        _ kinds: [SpokenKind], language: String, bounds: ClosedRange<Double>? = nil, multiplier: Double = 1,
        takesBareNumbers: Bool = true, takesFractions: Bool = true
    ) {
        (self.kinds, self.language, self.bounds, self.multiplier) = (kinds, language, bounds, multiplier)
        (self.takesBareNumbers, self.takesFractions) = (takesBareNumbers, takesFractions)
    }
}
