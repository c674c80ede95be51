// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of the person's home, in numbers.
package struct HouseSummary: Hashable, Sendable {
    /// Where its Home Assistant answers; nil if there is none.
    package var address: String?
    /// How many things there are.
    package var entities: Int
    /// The names of its rooms.
    package var areas: [String]
    /// The names of its floors.
    package var floors: [String]
    /// Those of which there are templates.
    package var languages: [String]
}
