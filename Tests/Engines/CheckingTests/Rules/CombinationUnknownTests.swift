// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule combination-unknown")
struct CombinationUnknownTests {
    @Test("a combination that names no parameter is found")
    func unknownParameter() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("<key>loaves,cakes</key>", for: "<key>loaves</key>")
        let findings = try bakery.check("combination-unknown")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:16:13: warning: a combination of BuyBreadIntent names 'cakes', which is not a parameter; use loaves [combination-unknown]"
            ])
    }
}
