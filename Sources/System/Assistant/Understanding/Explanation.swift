// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What would be done about a text, and why.
package struct Explanation: Sendable {
    /// What a text is taken for.
    package enum Outcome: String, Sendable {
        /// A phrase of the person's own.
        case phrase
        case understood
        /// With slips; it is done all the same.
        case likely
        /// What was done last, again or with other values.
        case continued
        /// Several commands, which are done one after the other.
        case several
        /// Several that are as good: it is asked which.
        case ambiguous
        /// It is asked whether the best is meant.
        case unsure
        case unknown
    }

    package var outcome: Outcome
    /// The best first; what comes after it did not win.
    package var readings: [ExplainedReading]
}
