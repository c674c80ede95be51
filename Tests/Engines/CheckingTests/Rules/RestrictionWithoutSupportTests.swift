// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule restriction-without-support")
struct RestrictionWithoutSupportTests {
    @Test("a restricted intent that is not supported is found")
    func unsupportedIntent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with(
            "<key>IntentsRestrictedWhileLocked</key>\n        <array><string>BuyBreadsIntent</string></array>",
            for: "<key>IntentsRestrictedWhileLocked</key>\n        <array/>")
        let findings = try bakery.check("restriction-without-support")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:10:16: error: BuyBreadsIntent is restricted while locked, but BakeryIntents does not support it; add it to IntentsSupported, or remove it here [restriction-without-support]"
            ])
    }

    @Test("a restricted intent that is supported is left alone")
    func supportedIntent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("<array><string>BuyBreadIntent</string></array>", for: "<array/>")
        let findings = try bakery.check("restriction-without-support")
        #expect(
            findings == [])
    }
}
