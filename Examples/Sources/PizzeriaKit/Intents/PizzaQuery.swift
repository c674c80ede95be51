// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Looks kinds up on the menu of the house.
public struct PizzaQuery: EntityStringQuery {
    /// The menu of today.
    public init() {}

    /// Those that are on the menu.
    public func entities(for identifiers: [Pizza.ID]) async throws -> [Pizza] {
        identifiers.compactMap { Menu.house.entry($0).map(Pizza.init) }
    }

    /// What is sold out is not proposed.
    public func suggestedEntities() async throws -> [Pizza] {
        Menu.house.entries.filter(\.isAvailable).map(Pizza.init)
    }

    /// Those whose name holds the words.
    public func entities(matching string: String) async throws -> [Pizza] {
        Menu.house.entries(matching: string).map(Pizza.init)
    }
}
