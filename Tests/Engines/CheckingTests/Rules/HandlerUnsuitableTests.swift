// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule handler-unsuitable")
struct HandlerUnsuitableTests {
    /// An extension that returns what a test says, beside a class that handles the intent and one that does not.
    private static func bakery(_ body: String, inherits: String = "INExtension") -> Bakery {
        var bakery = Bakery()
        bakery.intentsSource = """
            final class IntentHandler: \(inherits) {
                override func handler(for intent: INIntent) -> Any {
                    \(body)
                }
            }
            final class BreadHandler: NSObject, BuyBreadIntentHandling {}
            final class CakeHandler: NSObject {}
            """
        return bakery
    }

    @Test(
        "an object that does not conform is found where it is returned",
        arguments: [
            ("return self", "IntentHandler", "3:16"), ("self", "IntentHandler", "3:9"),
            ("return CakeHandler()", "CakeHandler", "3:16"), ("CakeHandler()", "CakeHandler", "3:9"),
            ("if intent is BuyBreadIntent { return CakeHandler() }; return BreadHandler()", "CakeHandler", "3:46"),
            ("if let bread = intent as? BuyBreadIntent { return self }; return 0", "IntentHandler", "3:59"),
            ("guard intent is BuyBreadIntent else { return self }; return CakeHandler()", "CakeHandler", "3:69"),
            ("guard intent is BuyBreadIntent else { return self }\nreturn CakeHandler();", "CakeHandler", "4:8"),
            ("switch intent { case is BuyBreadIntent: CakeHandler(); default: self }", "", ""),
            (
                "switch intent { case is BuyBreadIntent: return CakeHandler() \ndefault: return self }",
                "CakeHandler", "3:56"
            ),
            ("switch intent { case is BuyBreadIntent: CakeHandler() \ndefault: self }", "CakeHandler", "3:49"),
        ])
    func found(body: String, type: String, place: String) throws {
        let findings = try Self.bakery(body).check("handler-unsuitable")
        let expected =
            "BakeryIntents/IntentHandler.swift:\(place): error: \(type) is returned for BuyBreadIntent but "
            + "does not conform to BuyBreadIntentHandling; return a handler for BuyBreadIntent, or make \(type) "
            + "conform to BuyBreadIntentHandling [handler-unsuitable]"
        #expect(findings == (type.isEmpty ? [] : [expected]))
    }

    @Test(
        "what conforms, and what may, is left alone",
        arguments: [
            "return BreadHandler()", "if intent is BuyBreadIntent { return BreadHandler() }; return self",
            "Log(\"asked\")\nreturn BreadHandler()", "return makers[0](intent)", "return CakeHandler().successor",
            "return self.bread", "self.bread", "return self.maker(of: intent)",
            "return intent is BuyBreadIntent ? BreadHandler() : CakeHandler()", "return Foreign()",
            "if !(intent is BuyBreadIntent) { return CakeHandler() }; return BreadHandler()",
            "switch intent { case is BuyBreadIntent: return BreadHandler()\ndefault: return CakeHandler() }",
            "guard intent is BuyBreadIntent else { return CakeHandler() }\nreturn BreadHandler()",
        ])
    func silent(body: String) throws {
        #expect(try Self.bakery(body).check("handler-unsuitable") == [])
    }

    @Test("a class that inherits what no source declares may conform", arguments: ["INExtension, Handlers", "Base"])
    func unknownParent(inherits: String) throws {
        #expect(try Self.bakery("return self", inherits: inherits).check("handler-unsuitable") == [])
    }
}
