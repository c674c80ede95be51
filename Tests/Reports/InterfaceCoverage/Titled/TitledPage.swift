// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a ``TitledComparison`` found, as a part of the page of the documentation.
package struct TitledPage {
    private let comparison: TitledComparison
    private let name: String

    package init(_ comparison: TitledComparison, of name: String) {
        self.comparison = comparison
        self.name = name
    }

    package var text: String {
        ([opening, shares, types] + (comparison.excepted.isEmpty ? [] : [exceptions])).joined(separator: "\n\n") + "\n"
    }

    private var opening: String {
        """
        ## \(name)

        This table covers the framework's declarations up to iOS 17.4, and known ones since. A declaration is done if
        everything that callers write exists, with as many overloads as Apple's; partial if it exists with fewer overloads or
        other labels; unavailable if the compiler says what to write instead.
        """
    }

    private var shares: String {
        let states = Dictionary(grouping: comparison.states) { $0.row.version }
        let versions = states.keys.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        let rows = versions.map { Self.share($0 == "-" ? "unknown" : "iOS \($0)", states[$0] ?? []) }
        return "| since | declarations | done | partial | unavailable | absent |\n|---|---:|---:|---:|---:|---:|\n"
            + (rows + [Self.share("all", comparison.states)]).joined(separator: "\n")
    }

    private static func share(
        _ title: String, _ states: [(row: TitledInventory.Row, state: TitledComparison.State)]
    ) -> String {
        let counts = TitledComparison.State.allCases.map { state in "\(states.count { $0.state == state })" }
        return "| \(title) | \(states.count) | \(counts.joined(separator: " | ")) |"
    }

    private var types: String {
        let missing = comparison.states.filter { $0.state != .done }
        var (order, groups): ([String], [String: [String]]) = ([], [:])
        for (row, state) in missing {
            if groups[row.type] == nil { order.append(row.type) }
            let title = row.container.isEmpty ? row.kind : "`\(row.title)`"
            let words = state == .absent ? title : "\(title) (\(state.rawValue))"
            if groups[row.type]?.contains(words) != true { groups[row.type, default: []].append(words) }
        }
        let rows = order.sorted().map { "| `\($0)` | \((groups[$0] ?? []).joined(separator: ", ")) |" }
        return "| type | absent, partial or unavailable |\n|---|---|\n" + rows.joined(separator: "\n")
    }

    private var exceptions: String {
        let rows = comparison.excepted.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value) |" }
        return "These count neither way.\n\n| why | declarations |\n|---|---:|\n" + rows.joined(separator: "\n")
    }
}
