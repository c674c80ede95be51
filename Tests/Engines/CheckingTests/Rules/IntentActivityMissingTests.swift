// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-activity-missing")
struct IntentActivityMissingTests {
    @Test("an app that does not accept the intent of its extension is found")
    func intentOfExtension() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("", for: "<string>BuyBreadIntent</string>")
        let findings = try bakery.check("intent-activity-missing")
        #expect(
            findings == [
                "Bakery/Info.plist:7:1: warning: Bakery cannot be opened with BuyBreadIntent, which its extension handles; add BuyBreadIntent to NSUserActivityTypes [intent-activity-missing]"
            ])
    }

    @Test("an app that handles the intent itself is left alone")
    func intentHandledByApp() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("<string>org.example.other</string>", for: "<string>BuyBreadIntent</string>")
        bakery.app = bakery.app.with(
            "<key>INIntentsSupported</key><array><string>BuyBreadIntent</string></array><key>NSUserActivityTypes</key>",
            for: "<key>NSUserActivityTypes</key>")
        let findings = try bakery.check("intent-activity-missing")
        #expect(
            findings == [])
    }

    @Test("an intent that configures a widget is left alone")
    func widgetIntent() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("", for: "<string>BuyBreadIntent</string>")
        bakery.definition = bakery.definition.with(
            "<key>INIntentEligibleForWidgets</key><true/><key>INIntentName</key>", for: "<key>INIntentName</key>")
        #expect(try bakery.check("intent-activity-missing") == [])
    }
}
