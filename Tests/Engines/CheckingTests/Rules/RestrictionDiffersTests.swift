// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule restriction-differs")
struct RestrictionDiffersTests {
    @Test("a restriction of the definition that the extension lacks is found")
    func missingRestriction() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with(
            "<key>INIntentRestrictions</key><integer>1</integer><key>INIntentName</key>", for: "<key>INIntentName</key>"
        )
        let findings = try bakery.check("restriction-differs")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:9:9: warning: the definition restricts BuyBreadIntent while locked, BakeryIntents does not; add BuyBreadIntent to IntentsRestrictedWhileLocked [restriction-differs]"
            ])
    }

    @Test("an extension that restricts more than the definition is left alone")
    func furtherRestriction() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("<array><string>BuyBreadIntent</string></array>", for: "<array/>")
        let findings = try bakery.check("restriction-differs")
        #expect(
            findings == [])
    }

    @Test("protected data has a list of its own")
    func protectedData() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with(
            "<key>INIntentRestrictions</key><integer>2</integer><key>INIntentName</key>", for: "<key>INIntentName</key>"
        )
        let findings = try bakery.check("restriction-differs")
        #expect(findings.count == 1)
        #expect(
            findings.first?.contains("add BuyBreadIntent to IntentsRestrictedWhileProtectedDataUnavailable") == true)
    }
}
