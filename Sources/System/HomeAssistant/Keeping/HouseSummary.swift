// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of the person's home, in numbers.
package struct HouseSummary: Hashable, Sendable {
    /// Where its Home Assistant answers; nil where there is none.
    package var address: String?
    package var entities: Int
    package var areas: [String]
    package var floors: [String]
    /// Those of which there are templates.
    package var languages: [String]
}
