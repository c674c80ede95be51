// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Testing

@Suite("A memory budget")
struct MemoryBudgetTests {
    private let budget = MemoryBudget(bytes: 100, apps: 3)

    @Test(
        "ends those that were suspended longest until the others fit",
        arguments: [
            ([], []), ([30, 30, 30], []), ([30, 30, 50], ["0"]), ([10, 10, 90], ["0"]), ([10, 20, 95], ["0", "1"]),
            ([1, 1, 1, 1, 1], ["0", "1"]), ([200], ["0"]), ([nil, nil, nil], []), ([nil, nil, nil, nil], ["0"]),
            ([.max, .max, 10], ["0", "1"]),
        ] as [([Int?], [String])])
    func excess(memory: [Int?], ended: [String]) {
        let entries = memory.enumerated().map { MemoryBudget.Entry(identifier: "\($0.offset)", memory: $0.element) }
        #expect(budget.excess(of: entries) == ended)
    }
}
