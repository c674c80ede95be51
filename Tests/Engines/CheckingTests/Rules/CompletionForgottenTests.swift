// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule completion-forgotten")
struct CompletionForgottenTests {
    @Test(
        "a method whose body never mentions its completion is found",
        arguments: [
            ("completion", "print(intent)", true), ("completion done", "print(intent)", true),
            ("completion", "completion(BuyBreadIntentResponse(code: .success, userActivity: nil))", false),
            ("completion done", "finish(done)", false),
        ])
    func completion(parameter: String, body: String, isFound: Bool) throws {
        var bakery = Bakery()
        bakery.intentsSource = """
            final class IntentHandler: INExtension, BuyBreadIntentHandling {
                func handle(
                    intent: BuyBreadIntent, \(parameter): @escaping (BuyBreadIntentResponse) -> Void
                ) {
                    \(body)
                }
            }
            """
        let message =
            "BakeryIntents/IntentHandler.swift:2:10: error: handle(intent:completion:) never calls its completion; call it on every path through the method [completion-forgotten]"
        #expect(try bakery.check("completion-forgotten") == (isFound ? [message] : []))
    }

    @Test("an async method has nothing to call") func silent() throws {
        #expect(try Bakery().check("completion-forgotten") == [])
    }
}
