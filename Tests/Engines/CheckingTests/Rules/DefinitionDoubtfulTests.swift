// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule definition-doubtful")
struct DefinitionDoubtfulTests {
    @Test("a warning of the definition is passed on with its place")
    func warningOfDefinition() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with(
            "<key>INIntentKeyParameter</key><string>loafs</string><key>INIntentName</key>",
            for: "<key>INIntentName</key>")
        let findings = try bakery.check("definition-doubtful")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:13:40: warning: INIntentKeyParameter names 'loafs', which is not a "
                    + "parameter; write loaves [definition-doubtful]"
            ])
    }
}
