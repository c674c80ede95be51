// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule principal-class-unknown")
struct PrincipalClassUnknownTests {
    @Test("a class that is in no source is found")
    func classInNoSource() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("BakeryIntents.IntentsHandler", for: "BakeryIntents.IntentHandler")
        let findings = try bakery.check("principal-class-unknown")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:17:5: error: there is no class IntentsHandler in the sources; write the name of the class that inherits from INExtension [principal-class-unknown]"
            ])
    }

    @Test("nothing is said while some sources are not known")
    func unknownSources() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("BakeryIntents.Elsewhere", for: "BakeryIntents.IntentHandler")
        #expect(PrincipalClassUnknown().findings(in: try bakery.project(knowsAllSources: false)).isEmpty)
    }
}
