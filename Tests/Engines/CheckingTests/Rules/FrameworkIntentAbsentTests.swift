// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule framework-intent-absent")
struct FrameworkIntentAbsentTests {
    @Test("an intent of Apple's that is listed is found")
    func found() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with(
            "<string>BuyBreadIntent</string><string>INFoldNapkinIntent</string>", for: "<string>BuyBreadIntent</string>"
        )
        let findings = try bakery.check("framework-intent-absent")
        #expect(findings.count == 1)
        #expect(findings.first?.contains("BakeryIntents lists INFoldNapkinIntent, an Apple intent") == true)
    }

    @Test("one of the project's own whose name begins with IN is not")
    func silent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with(
            "<string>INVOICEIntent</string>", for: "<string>BuyBreadIntent</string>")
        #expect(try bakery.check("framework-intent-absent") == [])
    }
}
