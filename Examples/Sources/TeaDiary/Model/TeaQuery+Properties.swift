// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Makes “Find Teas”: which teas are green, or steep no longer than two minutes.
extension TeaQuery: EntityPropertyQuery {
    /// What a tea is to be like.
    struct Wish: Sendable {
        let holds: @Sendable (Tea) -> Bool
    }

    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds teas on the shelf by what they are like.", resultValueName: "Teas")

    static let properties = QueryProperties {
        Property(\Tea.$name) {
            EqualToComparator { name in Wish { $0.name.localizedCaseInsensitiveCompare(name) == .orderedSame } }
            ContainsComparator { part in Wish { $0.name.localizedCaseInsensitiveContains(part) } }
        }
        Property(\Tea.$kind) {
            EqualToComparator { kind in Wish { $0.kind == kind } }
            NotEqualToComparator { kind in Wish { $0.kind != kind } }
        }
        Property(\Tea.$steeping) {
            EqualToComparator { seconds in Wish { $0.steeping == seconds } }
            LessThanOrEqualToComparator { seconds in Wish { $0.steeping <= seconds } }
            GreaterThanOrEqualToComparator { seconds in Wish { $0.steeping >= seconds } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Tea.$name)
        SortableBy(\Tea.$steeping)
    }

    func entities(
        matching comparators: [Wish], mode: ComparatorMode, sortedBy: [Sort<Tea>], limit: Int?
    ) async throws -> [Tea] {
        var found = await journal.teas.filter { tea in
            if comparators.isEmpty { return true }
            return mode == .and ? comparators.allSatisfy { $0.holds(tea) } : comparators.contains { $0.holds(tea) }
        }
        if let sort = sortedBy.first {
            found.sort { sort.by == \Tea.$name ? $0.name < $1.name : $0.steeping < $1.steeping }
            if sort.order == .descending { found.reverse() }
        }
        return Array(found.prefix(limit ?? found.count))
    }
}
