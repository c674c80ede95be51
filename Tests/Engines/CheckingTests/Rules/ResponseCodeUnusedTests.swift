// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule response-code-unused")
struct ResponseCodeUnusedTests {
    @Test("an answer that no source gives is found")
    func unusedAnswer() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(".failure", for: ".soldOut")
        let findings = try bakery.check("response-code-unused")
        #expect(
            findings == [
                "Base.lproj/Bakery.intentdefinition:54:21: warning: no source mentions the answer 'soldOut' of BuyBreadIntent; return .soldOut when it applies, or remove it [response-code-unused]"
            ])
    }

    @Test("an answer that is made by its own function, or in Objective-C, is left alone")
    func answerFromFunction() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(".failure", for: ".soldOut")
        bakery.appSource += "\nreturn [response initWithCode:BuyBreadIntentResponseCodeSoldOut];"
        let findings = try bakery.check("response-code-unused")
        #expect(
            findings == [])
    }

    @Test("answers made of numbers are left alone")
    func answerFromNumber() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("BuyBreadIntentResponseCode(rawValue: code)", for: ".soldOut")
        let findings = try bakery.check("response-code-unused")
        #expect(
            findings == [])
    }
}
