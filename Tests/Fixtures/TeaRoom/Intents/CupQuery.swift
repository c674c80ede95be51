// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Finds cups, or does what it is told by the name of a cup.
struct CupQuery: EntityPropertyQuery {
    /// A comparison, and the name that is looked for.
    struct Wish: Sendable {
        var name = ""
        let holds: @Sendable (Cup) -> Bool
    }

    static let properties = QueryProperties {
        Property(\Cup.$name) {
            EqualToComparator { name in Wish(name: name) { $0.name == name } }
            ContainsComparator { part in Wish(name: part) { $0.name.contains(part) } }
            HasPrefixComparator { part in Wish { $0.name.hasPrefix(part) } }
        }
        Property(\Cup.$size) {
            LessThanComparator { size in Wish { $0.size < size } }
            GreaterThanOrEqualToComparator { size in Wish { $0.size >= size } }
            IsBetweenComparator { lower, upper in Wish { $0.size >= lower && $0.size <= upper } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Cup.$size)
        SortableBy(\Cup.$name)
    }

    func entities(for identifiers: [String]) async throws -> [Cup] { Cup.all.filter { identifiers.contains($0.id) } }

    func entities(
        matching comparators: [Wish], mode: ComparatorMode, sortedBy: [Sort<Cup>], limit: Int?
    ) async throws -> [Cup] {
        switch comparators.first?.name {
        case "crash"?: preconditionFailure("the cup broke")
        case "exit"?: exit(3)
        case "throw"?: throw TeaFault.noWater
        case "throwPlain"?: throw PlainFault()
        case "many"?: return (0...10_000).map { Cup("\($0)", "Cup", $0) }
        default: break
        }
        var found = Cup.all.filter { cup in
            guard !comparators.isEmpty else { return true }
            return mode == .and ? comparators.allSatisfy { $0.holds(cup) } : comparators.contains { $0.holds(cup) }
        }
        for sort in sortedBy.reversed() {
            found.sort { sort.by == \Cup.$size ? $0.size < $1.size : $0.name < $1.name }
            if sort.order == .descending { found.reverse() }
        }
        return Array(found.prefix(limit ?? found.count))
    }
}
