// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a sentence about the home leads to.
package enum HomePlan: Hashable, Sendable {
    /// Services are called, in this order.
    case calls([HomeCall])
    /// Something is asked, and nothing changes.
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
    /// The things that it is for; empty if it is for none.
    package var entities: [Home.Entity]
    /// What goes to the service besides, by its own names.
    package var data: [String: TemplateValue]
    /// Whether it opens the house: a person is asked first.
    package var isOpening: Bool
}
