// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule identifier-prefix")
struct IdentifierPrefixTests {
    @Test("an extension of another name than its app is found")
    func extensionOfAnotherName() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("org.example.bakeryintents", for: "org.example.bakery.intents")
        let findings = try bakery.check("identifier-prefix")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:4:1: error: the identifier org.example.bakeryintents does not begin with that of the app, org.example.bakery; write org.example.bakery.bakeryintents [identifier-prefix]"
            ])
    }

    @Test("an identifier with an unknown variable is left alone")
    func unknownVariable() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("$(NAME).intents", for: "org.example.bakery.intents")
        let findings = try bakery.check("identifier-prefix")
        #expect(
            findings == [])
    }
}
