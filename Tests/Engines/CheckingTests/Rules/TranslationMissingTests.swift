// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule translation-missing")
struct TranslationMissingTests {
    @Test("texts that one of two languages lacks are found once for all of them")
    func textsOfOneLanguage() throws {
        var bakery = Bakery()
        bakery.translations["de"] = Bakery.chinese.filter { $0.key != "prmt01" }
        let findings = try bakery.check("translation-missing")
        #expect(
            findings == [
                "de.lproj/Bakery.strings: warning: de lacks \"prmt01\" (‘How many?’); translate it [translation-missing]"
            ])
    }

    @Test("a text that the only translation lacks is found")
    func onlyTranslation() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"]?["prmt01"] = nil
        #expect(
            try bakery.check("translation-missing") == [
                "zh-Hans.lproj/Bakery.strings: warning: zh-Hans lacks \"prmt01\" (‘How many?’); translate it [translation-missing]"
            ])
    }

    @Test("a table with next to nothing of the definition, and a text of placeholders alone, are left alone")
    func foreignTableAndPlaceholders() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"] = ["prmt01": "要几个？"]
        #expect(try bakery.check("translation-missing") == [])
        bakery.translations["zh-Hans"] = Bakery.chinese.filter { $0.key != "prmt01" }
        bakery.definition = bakery.definition.with("${count}?", for: "How many?")
        #expect(try bakery.check("translation-missing") == [])
    }
}
