// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule placeholder-unknown")
struct PlaceholderUnknownTests {
    @Test("a placeholder of a combination that names nothing is found")
    func combination() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("Buy ${loafs} loaves", for: "Buy ${loaves} loaves")
        let findings = try bakery.check("placeholder-unknown")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:16:13: warning: ${loafs} in a combination of BuyBreadIntent names no parameter or property; use one of ${loaves} [placeholder-unknown]"
            ])
    }

    @Test("a placeholder of a dialog and one of an answer are found")
    func dialogAndAnswer() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("How many ${cakes}?", for: "How many?")
        bakery.definition = bakery.definition.with("No ${loaves}.", for: "Sold out.")
        let findings = try bakery.check("placeholder-unknown")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:28:17: warning: ${cakes} in a dialog of 'loaves' names no parameter or property; use one of ${count}, ${loaves} [placeholder-unknown]",
                "Base.lproj/Bakery.intentdefinition:52:21: warning: ${loaves} in the answer 'soldOut' of BuyBreadIntent names no parameter or property; remove it [placeholder-unknown]",
            ])
    }

    @Test("a placeholder of a translation is found")
    func translation() throws {
        var bakery = Bakery()
        bakery.translations["zh-Hans"]?["comb01"] = "买${面包}"
        let findings = try bakery.check("placeholder-unknown")
        #expect(
            findings == [
                "zh-Hans.lproj/Bakery.strings: warning: ${面包} in the translation \"comb01\" of a combination of BuyBreadIntent names no parameter or property; use one of ${loaves} [placeholder-unknown]"
            ])
    }

    @Test("a property of a parameter and the count are known")
    func propertyAndCount() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("How many of ${count}, ${loaves.displayString}?", for: "How many?")
        let findings = try bakery.check("placeholder-unknown")
        #expect(
            findings == [])
    }
}
