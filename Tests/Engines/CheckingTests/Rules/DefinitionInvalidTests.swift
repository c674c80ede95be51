// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule definition-invalid")
struct DefinitionInvalidTests {
    @Test("an error of the definition is passed on with its place")
    func errorOfDefinition() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("<key>INIntentNam</key>", for: "<key>INIntentName</key>")
        let findings = try bakery.check("definition-invalid")
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("Base.lproj/Bakery.intentdefinition:9:5: error: ") == true)
    }
}
