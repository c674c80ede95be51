// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import HomeTemplates

/// What a sentence about the home leads to.
package enum HomePlan: Hashable, Sendable {
    case calls([HomeCall])
    case question(HomeQuestion)
    /// Several things have the name that was said: one of them is meant.
    case choice([Home.Entity])
    /// It was understood, and nothing is to be done.
    case nothing
}

/// One service of Home Assistant that is to be called.
package struct HomeCall: Hashable, Sendable {
    /// Kind and name, such as `light.turn_on`.
    package var service: String
    package var entities: [Home.Entity]
    package var data: [String: FileValue]
    /// Whether it opens the house: a person is asked first.
    package var isOpening: Bool
}
