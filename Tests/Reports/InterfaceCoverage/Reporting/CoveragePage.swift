// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a comparison found, as a page of the documentation.
package struct CoveragePage {
    let comparison: InterfaceComparison
    let tables: CoverageTables

    package init(_ comparison: InterfaceComparison, _ tables: CoverageTables) {
        self.comparison = comparison
        self.tables = tables
    }

    package var text: String {
        let sections = [Self.opening, shares] + domains + [exceptions]
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static let opening = """
        # Apple's API, declaration by declaration

        This page compares the declarations of `Intents` and `IntentsUI` in iOS 14.2 with Beckon's.
        `Scripts/api-coverage --write` generates it from the compiled modules; without `--write` it prints each difference
        with both declarations. `beckon check` uses the same comparison to find what an app cannot use here.

        A declaration is present if it has Apple's name, labels, types, accessors and default values. The completion form of
        a method counts; its `async` form exists too.
        """

    private var shares: String {
        let rows = CoverageShare.all(of: comparison, tables).filter { $0.declarations > 0 }.map {
            "| \($0.domain) | \($0.declarations) | \($0.present) | \($0.different) | \($0.absent) | \($0.percent) % |"
        }
        return "| domain | declarations | present | different | absent | share |\n|---|---:|---:|---:|---:|---:|\n"
            + rows.joined(separator: "\n")
    }

    private var domains: [String] {
        let types = Dictionary(grouping: TypeCoverage.all(of: comparison)) { tables.domain(of: $0.name) }
        return tables.domains.compactMap { domain in
            guard let types = types[domain] else { return nil }
            let rows = types.map { "| `\($0.name)` | \($0.state.rawValue) | \(Self.missing($0)) |" }
            let title = domain.prefix(1).uppercased() + domain.dropFirst()
            return "## \(title)\n\n| type | state | absent or different |\n|---|---|---|\n"
                + rows.joined(separator: "\n")
        }
    }

    /// Nothing for a type that does not exist at all.
    private static func missing(_ type: TypeCoverage) -> String {
        guard type.state == .partial else { return "" }
        return type.missing.map { row in
            let isType = row.row.signature.kind == .type
            let name = isType ? row.row.signature.keyword : "`\(row.row.signature.title)`"
            guard case .different(let differences, _) = row.outcome else { return name }
            return "\(name) (\(Set(differences.map(\.rawValue)).sorted().joined(separator: ", ")))"
        }.joined(separator: ", ")
    }

    private var exceptions: String {
        var counts: [String: Int] = [:]
        for row in comparison.rows {
            if case .excepted(let reason) = row.outcome { counts[reason, default: 0] += 1 }
        }
        let rows = counts.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value) |" }
        return "## Not here by nature\n\nThese count neither as present nor as absent.\n\n"
            + "| why | declarations |\n|---|---:|\n" + rows.joined(separator: "\n")
    }
}
