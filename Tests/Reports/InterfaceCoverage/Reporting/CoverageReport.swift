// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a comparison found, for a terminal.
package struct CoverageReport {
    let comparison: InterfaceComparison
    let tables: CoverageTables

    package init(_ comparison: InterfaceComparison, _ tables: CoverageTables) {
        self.comparison = comparison
        self.tables = tables
    }

    package var text: String {
        (shares + [""] + differences + absences + exceptions + additions).joined(separator: "\n") + "\n"
    }

    private var shares: [String] {
        let head = Self.row("domain", "declarations", "present", "different", "absent", "share")
        return [head]
            + CoverageShare.all(of: comparison, tables).map {
                Self.row(
                    $0.domain, "\($0.declarations)", "\($0.present)", "\($0.different)", "\($0.absent)",
                    $0.declarations == 0 ? "–" : "\($0.percent) %")
            }
    }

    private static func row(_ first: String, _ rest: String...) -> String {
        let name = first + String(repeating: " ", count: max(0, 30 - first.count))
        return name + rest.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
    }

    private var differences: [String] {
        comparison.rows.compactMap { row -> String? in
            guard case .different(let differences, let declaration) = row.outcome else { return nil }
            let names = differences.map(\.rawValue).joined(separator: ", ")
            return "different: \(Self.name(row)): \(names)\n    Apple: \(row.row.text)\n"
                + "    SDK:   \(declaration?.text ?? "nothing of its own")"
        }
    }

    private var absences: [String] {
        comparison.rows.filter { $0.outcome == .absent }.map { "absent: \(Self.name($0)): \($0.row.text)" }
    }

    private var exceptions: [String] {
        comparison.rows.compactMap { row in
            guard case .excepted(let reason) = row.outcome else { return nil }
            return "not here by nature: \(Self.name(row)): \(reason)"
        }
    }

    private var additions: [String] {
        comparison.additions.sorted { $0.key < $1.key }.map { type, members in
            "not in the inventory: \(type)" + (members.isEmpty ? "" : ": \(members.joined(separator: ", "))")
        }
    }

    private static func name(_ row: ComparedRow) -> String {
        let title = row.row.signature.title
        return row.row.container.isEmpty ? title : "\(row.row.container).\(title)"
    }
}
