// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What a measurement measures.
package typealias SpokenDimension = MeasurementValue.Dimension

/// The kinds of values that a text can be read as.
package enum SpokenKind: Hashable, Sendable {
    /// A whole number.
    case integer
    /// A number with or without a fraction.
    case number
    /// A place in a list: "the second", "第三", "last".
    case ordinal
    /// So many of a hundred.
    case percentage
    /// An amount with a currency, or a bare number without one.
    case money
    /// A length of time.
    case duration
    /// A day, a time of day, a moment, a range of them or a recurrence.
    case date
    /// A telephone number in digits or in words.
    case phoneNumber
    /// A street address, coordinates, or a place that everybody has, such as home.
    case place
    /// An amount of a unit.
    case measurement(SpokenDimension)
    /// A number of things, with the measure word after it if there is one: "三个", "two pieces of".
    case count
}
