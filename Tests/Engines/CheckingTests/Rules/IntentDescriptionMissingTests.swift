// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-description-missing")
struct IntentDescriptionMissingTests {
    @Test("a language without the description is found")
    func untranslatedDescription() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"]?["desc01"] = ""
        let findings = try bakery.check("intent-description-missing")
        #expect(
            findings == [
                "zh-Hans.lproj/Bakery.strings: warning: the description of BuyBreadIntent is not translated to zh-Hans (ITMS-90626); add \"desc01\" = \"…\"; for ‘Buys loaves’ [intent-description-missing]"
            ])
    }

    @Test("an intent without any description is left alone")
    func noDescription() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with(
            "", for: "<key>INIntentDescription</key><string>Buys loaves</string>")
        let findings = try bakery.check("intent-description-missing")
        #expect(
            findings == [])
    }
}
