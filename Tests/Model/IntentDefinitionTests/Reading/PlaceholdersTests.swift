// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import IntentDefinition

@Suite("Placeholders")
struct PlaceholdersTests {
    @Test(
        "are found in order, by what stands before the first dot",
        arguments: [
            ("", []), ("none", []), ("${a}", ["a"]), ("${b} and ${a}, ${b}", ["b", "a", "b"]),
            ("${order.total} ${order.tax.rate}", ["order", "order"]), ("cost: $5 {a}", []), ("${a", []),
            ("${a} ${", ["a"]), ("${ a}", ["a"]), ("${}", [""]), ("$${a}", ["a"]),
        ] as [(String, [String])])
    func roots(template: String, roots: [String]) {
        #expect(Placeholders.names(in: template) == roots)
    }
}
