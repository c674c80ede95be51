// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// All that may be found on the device, prepared for being looked for.
struct FindingShelf: Sendable {
    private let findings: [String: Finding]
    private let index: SearchIndex

    init(_ all: [Finding]) {
        findings = Dictionary(all.map { ($0.entry.id, $0) }) { first, _ in first }
        index = SearchIndex(all.map(\.entry))
    }

    subscript(_ id: String) -> Finding? { findings[id] }

    /// What a text finds, as the page shows it.
    func search(_ text: String) -> [ShownGroup] {
        index.search(text).map { group in
            ShownGroup(kind: group.kind, results: group.found.compactMap { findings[$0] })
        }
    }

    struct ShownGroup: Encodable {
        var kind: SearchGroup.Kind
        var results: [Finding]
    }
}
