// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule response-code-unused")
struct ResponseCodeUnusedTests {
    @Test("an answer that no source gives is found")
    func found1() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(".failure", for: ".soldOut")
        #expect(
            try bakery.check("response-code-unused") == [
                "Base.lproj/Bakery.intentdefinition:52:29: warning: no source mentions the answer 'soldOut' of BuyBreadIntent; return .soldOut where it applies, or remove it [response-code-unused]"
            ])
    }

    @Test("an answer that is made by its own function, or in Objective-C, is left alone")
    func silent1() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(".failure", for: ".soldOut")
        bakery.appSource += "\nreturn [response initWithCode:BuyBreadIntentResponseCodeSoldOut];"
        #expect(try bakery.check("response-code-unused") == [])
    }

    @Test("answers made of numbers are left alone")
    func silent2() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("BuyBreadIntentResponseCode(rawValue: code)", for: ".soldOut")
        #expect(try bakery.check("response-code-unused") == [])
    }
}
