// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule interface-without-intents")
struct InterfaceWithoutIntentsTests {
    @Test("a UI extension without intents is found")
    func noIntents() throws {
        var bakery = Bakery()
        bakery.panel = bakery.panel.with("", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("interface-without-intents")
        #expect(
            findings == [
                "BakeryPanel/Info.plist:9:9: error: BakeryPanel lists no intent, so it is never shown; add the intents it draws to IntentsSupported [interface-without-intents]"
            ])
    }

    @Test("a UI extension for an intent without a handler is found")
    func intentWithoutHandler() throws {
        var bakery = Bakery()
        bakery.panel = bakery.panel.with("<string>BuyCakeIntent</string>", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("interface-without-intents")
        #expect(
            findings == [
                "BakeryPanel/Info.plist:11:13: error: BakeryPanel draws BuyCakeIntent, which no other part of the app lists as supported; add BuyCakeIntent to IntentsSupported of the intents extension, or remove it here [interface-without-intents]"
            ])
    }

    @Test(
        "what an App Intent has taken over may be drawn",
        arguments: ["let intentClassName = \"BuyCakeIntent\"", "var intentClassName: String { \"BuyCakeIntent\" }"])
    func replaced(member: String) throws {
        var bakery = Bakery()
        bakery.panel = bakery.panel.with("<string>BuyCakeIntent</string>", for: "<string>BuyBreadIntent</string>")
        bakery.appSource += "\nstruct BuyCake: AppIntent, CustomIntentMigratedAppIntent { static \(member) }\n"
        #expect(try bakery.check("interface-without-intents") == [])
    }

    @Test("nothing is said while the intents of the others are not known")
    func unknownIntents() throws {
        var bakery = Bakery()
        bakery.panel = bakery.panel.with("<string>BuyCakeIntent</string>", for: "<string>BuyBreadIntent</string>")
        bakery.intents = bakery.intents.with("<string>$(INTENT)</string>", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("interface-without-intents")
        #expect(
            findings == [])
    }
}
