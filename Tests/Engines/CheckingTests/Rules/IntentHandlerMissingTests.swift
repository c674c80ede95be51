// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-handler-missing")
struct IntentHandlerMissingTests {
    @Test("an intent that is listed and never handled is found")
    func unhandledIntent() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("INExtension", for: "INExtension, BuyBreadIntentHandling")
        let findings = try bakery.check("intent-handler-missing")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:13:13: error: no source mentions BuyBreadIntentHandling, so BuyBreadIntent is never handled; make a class conform to BuyBreadIntentHandling, or remove the intent here [intent-handler-missing]"
            ])
    }

    @Test("a protocol in a comment is no handler, one in code is")
    func protocolInComment() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("INExtension", for: "INExtension, BuyBreadIntentHandling")
        bakery.appSource += "\nextension IntentHandler: BuyBreadIntentHandling {}"
        let findings = try bakery.check("intent-handler-missing")
        #expect(
            findings == [])
    }
}
