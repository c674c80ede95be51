// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What happened to a type and its members.
package struct TypeCoverage: Sendable {
    /// How much of a type is there.
    package enum State: String, Sendable {
        case done, partial, absent
    }

    package let name: String
    package let state: State
    /// The members that are absent or different.
    package let missing: [ComparedRow]

    init?(_ name: String, _ rows: [ComparedRow]) {
        let counted = rows.filter { if case .excepted = $0.outcome { false } else { true } }
        guard !counted.isEmpty else { return nil }
        self.name = name
        let lacking = counted.filter { $0.outcome != .present }
        missing = lacking.filter { $0.row.signature.kind != .type || $0.outcome != .absent }
        let isAbsent = counted.allSatisfy { $0.outcome == .absent }
        state = lacking.isEmpty ? .done : isAbsent ? .absent : .partial
    }

    /// The types of a comparison by name; members of nested types count to the type around them.
    package static func all(of comparison: InterfaceComparison) -> [TypeCoverage] {
        Dictionary(grouping: comparison.rows) { String($0.row.type.prefix { $0 != "." }) }
            .sorted { $0.key < $1.key }.compactMap { TypeCoverage($0.key, $0.value) }
    }
}
