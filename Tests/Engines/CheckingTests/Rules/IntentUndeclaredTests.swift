// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-undeclared")
struct IntentUndeclaredTests {
    @Test("a misspelt intent is found at its line")
    func misspeltIntent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("<string>BuyBredIntent</string>", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("intent-undeclared")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:13:13: error: BakeryIntents lists BuyBredIntent, which no definition declares; write one of BuyBreadIntent [intent-undeclared]"
            ])
    }

    @Test("an intent of the framework is left alone")
    func intentOfFramework() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with(
            "<string>INSendMessageIntent</string>", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("intent-undeclared")
        #expect(
            findings == [])
    }

    @Test("nothing is said while a definition cannot be read")
    func unreadableDefinition() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("<string>BuyBredIntent</string>", for: "<string>BuyBreadIntent</string>")
        bakery.definition = bakery.definition.with("<key>INIntentNam</key>", for: "<key>INIntentName</key>")
        let findings = try bakery.check("intent-undeclared")
        #expect(
            findings == [])
    }
}
