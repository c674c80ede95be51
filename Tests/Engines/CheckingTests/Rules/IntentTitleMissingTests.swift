// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule intent-title-missing")
struct IntentTitleMissingTests {
    @Test("an intent without a title is found")
    func noTitle() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("", for: "<key>INIntentTitle</key><string>Buy Bread</string>")
        let findings = try bakery.check("intent-title-missing")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:9:5: error: BuyBreadIntent has no title (ITMS-90626); write one under INIntentTitle [intent-title-missing]"
            ])
    }

    @Test("a language without the title is found")
    func untranslatedTitle() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"]?["titl01"] = nil
        let findings = try bakery.check("intent-title-missing")
        #expect(
            findings == [
                "zh-Hans.lproj/Bakery.strings: error: the title of BuyBreadIntent is not translated to zh-Hans (ITMS-90626); add \"titl01\" = \"…\"; for ‘Buy Bread’ [intent-title-missing]"
            ])
    }

    @Test("the language of the definition itself may leave words out")
    func languageOfDefinition() throws {
        var bakery = Bakery()
        bakery.translations["en"] = ["prmt01": "How many loaves?"]
        let findings = try bakery.check("intent-title-missing")
        #expect(
            findings == [])
    }
}
