// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@Suite("Predicates on App Entities") struct EntityPredicateTests {
    @Test(
        "look at what its properties say, and at what it stores",
        arguments: [
            ("name == 'Tomato'", ["tomato"]), ("name CONTAINS[c] 'O'", ["miso", "tomato"]),
            ("id IN {'miso', 'x'}", ["miso"]), ("name MATCHES '.*o$'", ["miso", "tomato"]),
            ("name LIKE 'T*' OR id == 'miso'", ["miso", "tomato"]), ("colour == 'red'", []),
        ])
    func properties(format: String, expected: [String]) {
        let predicate = NSPredicate(format: format)
        #expect(Soup.all.filter { predicate.evaluate(with: $0) }.map(\.id).sorted() == expected)
    }
}
