// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Testing

@testable import AppLanguage

struct PluralTextTests {
    private func text(_ format: String, _ variables: [String: [String: String]], _ arguments: any CVarArg...) -> String
    {
        let plural = PluralText(StringTable.Plural(format: format, variables: variables), language: "en")
        let chosen = plural.format(for: arguments)
        return String(format: chosen.format, arguments: chosen.arguments)
    }

    private static let cups = ["cups": ["zero": "no cups", "one": "a cup", "other": "%d cups"]]

    @Test(
        "words follow the number, of whatever type it is",
        arguments: [
            (0 as any CVarArg & Sendable, "no cups"), (1 as Int32, "a cup"), (2 as UInt8, "2 cups"), (1.0, "a cup"),
        ])
    func number(number: any CVarArg & Sendable, expected: String) {
        #expect(text("%#@cups@", Self.cups, number) == expected)
    }

    @Test("fractions are many")
    func fraction() {
        #expect(text("%#@cups@", ["cups": ["one": "a cup", "other": "%.1f cups"]], 1.5) == "1.5 cups")
    }

    @Test("two numbers and a name, in any order")
    func several() {
        let variables = Self.cups.merging(["plates": ["one": "a plate", "other": "%d plates"]]) { $1 }
        #expect(text("%@: %#@cups@, %#@plates@", variables, "Ada" as NSString, 1, 3) == "Ada: a cup, 3 plates")
        #expect(text("%2$#@plates@ and %1$#@cups@, 100%%", variables, 3, 1) == "a plate and 3 cups, 100%")
    }

    @Test("a variable inside another's words takes the next number")
    func nested() {
        let variables = Self.cups.merging(["guests": ["one": "a guest has %#@cups@", "other": "%d have %#@cups@"]]) {
            $1
        }
        #expect(text("%#@guests@", variables, 2, 1) == "2 have a cup")
        #expect(text("%#@guests@", variables, 1, 4) == "a guest has 4 cups")
    }

    @Test("what is missing is left out, and a ring ends")
    func broken() {
        #expect(text("%#@cups@ %d", Self.cups, 2) == "2 cups ")
        #expect(text("a%#@nobody@b", [:], 2) == "ab")
        #expect(text("%#@ring@", ["ring": ["other": "o%#@ring@"]], 1) == "oooo")
    }

    @Test("the words of most numbers are a format as an author writes it")
    func general() {
        func general(_ format: String) -> String {
            PluralText(StringTable.Plural(format: format, variables: Self.cups), language: "en").general
        }
        #expect(general("%@ has %#@cups@.") == "%@ has %d cups.")
        #expect(general("%2$#@cups@ for %1$@, 100%%") == "%2$d cups for %1$@, 100%%")
    }
}
