// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value, and the words that it was read from.
package struct SpokenReading: Hashable, Sendable {
    /// What was said.
    package var value: SpokenValue
    /// What was read of the text.
    package var range: Range<String.Index>
    /// Whether the value should be confirmed.
    package var certainty: SpokenCertainty
}

/// How sure it is that a value is the one that was meant.
package enum SpokenCertainty: Hashable, Sendable {
    case sure
    /// The value should be confirmed before anything is done with it.
    case likely(SpokenDoubt)
}

/// Why a value may not be the one that was meant.
package enum SpokenDoubt: String, Hashable, Sendable {
    /// The separator is not the one that the language uses: "1,5" in English.
    case separator
    /// Hours and minutes, or minutes and seconds: "1:30".
    case clock
    /// Morning or afternoon: "at 5".
    case halfOfDay
    /// The day or the month comes first: "03/04".
    case dayOrMonth
    /// A day of a month, or a place in a list: "the third".
    case day
    /// The half or the quarter before or after the hour: "half eight", "viertel neun".
    case quarter
    /// Every third week, or the third one of each month: "every third Wednesday".
    case repetition
    /// The currency is not said, only its hundredth: "fifty cents".
    case currency
}
