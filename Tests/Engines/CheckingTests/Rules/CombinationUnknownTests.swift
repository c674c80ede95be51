// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule combination-unknown")
struct CombinationUnknownTests {
    @Test("a combination that names no parameter is found")
    func found1() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("<key>loaves,cakes</key>", for: "<key>loaves</key>")
        #expect(
            try bakery.check("combination-unknown") == [
                "Base.lproj/Bakery.intentdefinition:16:17: warning: a combination of BuyBreadIntent names 'cakes', which is no parameter; use loaves [combination-unknown]"
            ])
    }
}
