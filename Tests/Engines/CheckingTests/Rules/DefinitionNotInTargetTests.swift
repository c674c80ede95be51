// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule definition-not-in-target")
struct DefinitionNotInTargetTests {
    @Test("an extension without the definition of its intent is found")
    func extensionWithoutDefinition() throws {
        var bakery = Bakery()
        bakery.intentsHaveDefinition = false
        let findings = try bakery.check("definition-not-in-target")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:13:13: error: BuyBreadIntent is declared in Base.lproj/Bakery.intentdefinition, which is not part of BakeryIntents; add the definition to the target BakeryIntents [definition-not-in-target]"
            ])
    }
}
