// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

/// What the three rules about a handler's methods say of handlers for one intent, whose loaves are asked for.
@Suite("The rules about a handler's methods")
struct HandlerMethodMissingTests {
    private static let handle = "func handle(intent: BuyBreadIntent) async -> BuyBreadIntentResponse { fatalError() }"
    private static let resolve =
        "func resolveLoaves(for intent: BuyBreadIntent) async -> BuyBreadLoavesResolutionResult { .notRequired() }"
    private static let completing = """
        func handle(intent: BuyBreadIntent, completion: @escaping (BuyBreadIntentResponse) -> Void) {}
        func resolveLoaves(
            for intent: BakeryKit.BuyBreadIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
        ) {}
        func confirm(intent: BuyBreadIntent, completion: @escaping (BuyBreadIntentResponse) -> Void) {}
        """

    private func findings(_ source: String) throws -> [String] {
        var bakery = Bakery()
        bakery.intentsSource = source
        return try bakery.check().filter { $0.contains("[handler-method-") }
    }

    @Test(
        "say what is missing, misspelt or too much",
        arguments: [
            (
                "class H: NSObject, BuyBreadIntentHandling {}",
                [
                    ("1:20: error: H has no handle(intent:), which BuyBreadIntentHandling requires; "
                        + "write it, with a completion or async [handler-method-missing]"),
                    ("1:20: error: H has no resolveLoaves(for:), which BuyBreadIntentHandling requires; "
                        + "write it, with a completion or async [handler-method-missing]"),
                ]
            ),
            (
                "class H: BuyBreadIntentHandling {\n\(handle.with("handel", for: "handle"))\n\(resolve)\n}",
                [
                    ("2:6: error: handel(intent:) is not a method of BuyBreadIntentHandling; "
                        + "did you mean handle(intent:)? [handler-method-misspelt]")
                ]
            ),
            (
                "class H: BuyBreadIntentHandling {\n\(handle)\n\(resolve.with("resolvLoaves", for: "resolveLoaves"))\n}",
                [
                    ("3:6: error: resolvLoaves(for:) is not a method of BuyBreadIntentHandling; "
                        + "did you mean resolveLoaves(for:)? [handler-method-misspelt]")
                ]
            ),
            (
                "class H: BuyBreadIntentHandling {\n\(handle)\n\(resolve)\n\(resolve.with("Butter", for: "Loaves"))\n}",
                [
                    ("4:6: warning: resolveButter(for:) is never called: BuyBreadIntent has no such parameter, or Siri "
                        + "cannot ask for it; remove it, or let Siri ask for the parameter [handler-method-surplus]")
                ]
            ),
            (
                "class H: BuyBreadIntentHandling {\n\(handle)\n}\nclass G: BuyBreadIntentHandling {\n\(completing)\n}",
                [
                    ("1:10: error: H has no resolveLoaves(for:), which BuyBreadIntentHandling requires; "
                        + "write it, with a completion or async [handler-method-missing]")
                ]
            ),
        ])
    func found(source: String, expected: [String]) throws {
        #expect(try findings(source) == expected.map { "BakeryIntents/IntentHandler.swift:" + $0 })
    }

    @Test(
        "are silent about what is right, and about what cannot be known",
        arguments: [
            "class H: BuyBreadIntentHandling {\n\(handle)\n\(resolve)\n}",
            "@MainActor final class H: NSObject, BuyBreadIntentHandling {\n\(completing)\n}",
            "class H: NSObject {}\nextension H: BuyBreadIntentHandling {\n\(handle)\n}\nextension H {\n\(resolve)\n}",
            "class Base {\n\(handle)\n}\nclass H: Base, BuyBreadIntentHandling {\n\(resolve)\n}",
            "protocol Baker {}\nextension Baker {\n\(handle)\n\(resolve)\n}\nclass H: Baker, BuyBreadIntentHandling {}",
            "extension BuyBreadIntentHandling {\n\(handle)\n\(resolve)\n}\nclass H: BuyBreadIntentHandling {}",
            "class H: SomebodysHandler, BuyBreadIntentHandling {}",
            "class H<T>: Base<T>, BuyBreadIntentHandling {}",
            "class H: BuyBreadIntentHandling {\ntypealias Bread = BuyBreadIntent\n"
                + "\(handle.with("Bread", for: "BuyBreadIntent"))\n}",
            "class H: BuyBreadIntentHandling {\n#if DEBUG\n\(handle)\n#else\n\(handle)\n#endif\n\(resolve)\n}",
            "class H: BuyBreadIntentHandling {\n\(handle)\n\(resolve)\nfunc handleLater(intent: BuyBreadIntent) {}\n}",
            "protocol Baker: BuyBreadIntentHandling {}",
            "let handlers: [any BuyBreadIntentHandling] = []",
            "typealias Both = BuyBreadIntentHandling & Sendable\nclass H: Both {}",
        ])
    func silent(source: String) throws {
        #expect(try findings(source) == [])
    }
}
