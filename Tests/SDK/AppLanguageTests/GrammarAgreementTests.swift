// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppLanguage

@Suite("Words that agree with their number") struct GrammarAgreementTests {
    @Test(
        "have the form that the number asks for, and never their markup",
        arguments: [
            ("^[1 gram](inflect: true) added", "1 gram added"), ("^[2 gram](inflect: true) added", "2 grams added"),
            ("^[1 grams](inflect: true)", "1 gram"), ("^[0 box](inflect: true)", "0 boxes"),
            ("^[7.8 fresh berry](inflect: true)", "7.8 fresh berries"), ("^[1,000 day](inflect: true)", "1,000 days"),
            ("^[3 person](inflect: true) and ^[1 children](inflect: true)", "3 people and 1 child"),
            ("^[2 sheep](inflect: true)", "2 sheep"), ("^[2 boxes](inflect: true)", "2 boxes"),
            ("^[1 glasses](inflect: true)", "1 glass"), ("^[2 day](inflect: false)", "2 day"),
            ("^[nice](inflect: true)", "nice"), ("[2 gram](inflect)", "[2 gram](inflect)"),
        ])
    func english(text: String, expected: String) {
        #expect(GrammarAgreement.resolved(text, isEnglish: true) == expected)
    }

    @Test("keep the words of a translation") func others() {
        #expect(GrammarAgreement.resolved("^[2 Gramm](inflect: true)", isEnglish: false) == "2 Gramm")
    }

    @Test("are looked up with their values in them", arguments: [(1, "1 gram added"), (2, "2 grams added")])
    func values(count: Int, expected: String) {
        #expect(String(localized: "^[\(count) gram](inflect: true) added") == expected)
        let grams = 7.8
        #expect(String(localized: "\(grams, specifier: "%.1f") g") == "7.8 g")
    }

    @Test("do not change a value that looks like the markup") func verbatim() {
        #expect(String(localized: "Note: \("^[2 gram](inflect: true)")") == "Note: ^[2 gram](inflect: true)")
    }
}
