// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much of a domain is there.
package struct CoverageShare: Sendable {
    package let domain: String
    package private(set) var present = 0
    package private(set) var different = 0
    package private(set) var absent = 0
    /// What cannot exist on Linux; it counts for nothing.
    package private(set) var excepted = 0

    package var declarations: Int { present + different + absent }

    /// In whole percent, rounded down, so that only what is whole is 100.
    package var percent: Int { declarations == 0 ? 100 : present * 100 / declarations }

    init(_ domain: String, _ rows: [ComparedRow]) {
        self.domain = domain
        for row in rows {
            switch row.outcome {
            case .present: present += 1
            case .different: different += 1
            case .absent: absent += 1
            case .excepted: excepted += 1
            }
        }
    }

    /// One for each domain, then one for all.
    package static func all(of comparison: InterfaceComparison, _ tables: CoverageTables) -> [CoverageShare] {
        let groups = Dictionary(grouping: comparison.rows) { tables.domain(of: $0.row.type) }
        return tables.domains.map { CoverageShare($0, groups[$0] ?? []) } + [CoverageShare("all", comparison.rows)]
    }
}
