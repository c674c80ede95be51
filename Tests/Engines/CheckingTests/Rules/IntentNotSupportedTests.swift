// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-not-supported")
struct IntentNotSupportedTests {
    @Test("a handler of an intent that no list names is found")
    func unlistedIntent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("intent-not-supported")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:11:9: error: BakeryIntents handles BuyBreadIntent, but neither it nor the app lists it as supported; add BuyBreadIntent to IntentsSupported [intent-not-supported]"
            ])
    }

    @Test("an intent that the app lists itself is left alone")
    func intentListedByApp() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("", for: "<string>BuyBreadIntent</string>")
        bakery.app = bakery.app.with(
            "<key>INIntentsSupported</key><array><string>BuyBreadIntent</string></array><key>NSUserActivityTypes</key>",
            for: "<key>NSUserActivityTypes</key>")
        let findings = try bakery.check("intent-not-supported")
        #expect(
            findings == [])
    }

    @Test("a list with an unknown variable is left alone")
    func unknownVariable() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("<string>$(INTENT)</string>", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("intent-not-supported")
        #expect(
            findings == [])
    }
}
