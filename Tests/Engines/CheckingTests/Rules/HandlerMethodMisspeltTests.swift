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
                "BakeryIntents/IntentHandler.swift:4:10: error: \(name)(intent:) is not a method of BuyBreadIntentHandling; did you mean handle(intent:)? [handler-method-misspelt]"
            ])
        #expect(try bakery.check("handler-method-missing") == [])
    }

    @Test(
        "a completion with another label is found, as the protocol's default is called instead",
        arguments: [("completionHandler", true), ("done", true), ("completion", false)])
    func completion(label: String, isFound: Bool) throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.replacing(
            /handle\(intent: BuyBreadIntent[^)]*\)/,
            with: "handle(intent: BuyBreadIntent, \(label): @escaping (BuyBreadIntentResponse, Int) -> Void)")
        let message =
            "BakeryIntents/IntentHandler.swift:4:10: error: handle(intent:\(label):) is not a method of BuyBreadIntentHandling; did you mean handle(intent:completion:)? [handler-method-misspelt]"
        #expect(try bakery.check("handler-method-misspelt") == (isFound ? [message] : []))
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
