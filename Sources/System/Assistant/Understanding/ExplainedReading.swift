// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Phrases

/// One way to understand what was said, with what it was read from.
package struct ExplainedReading: Hashable, Sendable {
    /// What was said for a parameter.
    package struct Value: Hashable, Sendable {
        package var parameter: String
        /// As it was said.
        package var said: String
        /// As it is answered with: an option by its name, a number in digits.
        package var value: String
        /// Whether an earlier turn said it, and not this sentence.
        package var isEarlier = false
    }

    package var app: InstalledApp
    package var intent: OfferedIntent
    /// The title that it was read by; empty if words and values came in an order of their own.
    package var template: String
    package var values: [Value]
    /// How far it is from what could be said, in slips: 0 is to the letter.
    package var slips: Double
    /// All words of the sentence with what happened to them; empty if none of them was said now.
    package var words: [Reading.Run] = []
}
