// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule translation-missing")
struct TranslationMissingTests {
    @Test("a text that another language has is found once for all of them")
    func found1() throws {
        var bakery = Bakery()
        bakery.translations["de"] = Bakery.chinese.filter { $0.key != "prmt01" && $0.key != "sold01" }
        let findings = try bakery.check("translation-missing")
        #expect(
            findings == [
                "de.lproj/Bakery.strings: warning: de lacks \"prmt01\" (‘How many?’) and 1 more, which another language has; translate it [translation-missing]"
            ])
    }

    @Test("a text that no language has is left alone")
    func silent1() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"]?["prmt01"] = nil
        let findings = try bakery.check("translation-missing")
        #expect(
            findings == [])
    }
}
