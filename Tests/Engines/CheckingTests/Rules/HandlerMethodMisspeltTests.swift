// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule handler-method-misspelt")
struct HandlerMethodMisspeltTests {
    @Test("what is nearly a method of the protocol is found", arguments: ["handel", "Handle", "handl"])
    func found(name: String) throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("func \(name)(", for: "func handle(")
        #expect(
            try bakery.check("handler-method-misspelt") == [
                "BakeryIntents/IntentHandler.swift:4:10: error: \(name)(intent:) is no method of BuyBreadIntentHandling; did you mean handle(intent:)? [handler-method-misspelt]"
            ])
        #expect(try bakery.check("handler-method-missing") == [])
    }

    @Test("methods of its own for the intent are the class's business")
    func silent() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(
            "func price(for intent: BuyBreadIntent) -> Int { 1 }\n    func handle(", for: "func handle(")
        #expect(try bakery.check("handler-method-misspelt") == [])
    }
}
