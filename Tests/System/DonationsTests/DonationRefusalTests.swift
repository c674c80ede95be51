// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("Refused donations")
struct DonationRefusalTests {
    private typealias Test = TestDonations

    @Test(
        "an intent that the app does not handle is refused, with those it does",
        arguments: ["Parlour.CookIntent", "CookIntent", "", "Order", "OrderIntent.", "Parlour.OrderIntent.Deep"])
    func unknown(name: String) async throws {
        let test = try await Test()
        let refusal = try #require(await test.order { $0.interaction.intent.className = name }.refusal)
        #expect(refusal.code == 1901)
        #expect(refusal.text.hasPrefix("the donated ‘\(name)’ is no intent that \(Test.app) handles"))
        #expect(refusal.text.contains("‘OrderIntent’, ‘LookIntent’"))
        #expect(try await test.donations.actions().isEmpty)
        #expect(test.reports.all == ["\(Test.app): \(refusal.text)"])
    }

    @Test("an app without intents is told where to list them")
    func none() async throws {
        let test = try await Test(intents: [])
        #expect(await test.order().refusal?.text.contains("list it under IntentsSupported") == true)
    }

    @Test("values that no combination goes with are refused, with the combinations there are")
    func misfit() async throws {
        let test = try await Test()
        let refusal = await test.order(["size": .integer(2)]) { $0.interaction.intent.className = "P.LookIntent" }
            .refusal
        #expect(
            refusal?.text
                == "the donated ‘P.LookIntent’ has values for ‘size’, with which no parameter combination of its "
                + "definition goes; set ‘place’, or add a combination")
        #expect(refusal?.code == 1901)
    }

    /// A change for the worse, and what is said of it.
    struct Flaw<Subject>: Sendable, CustomTestStringConvertible {
        let reason: String
        let change: @Sendable (inout Subject) -> Void

        init(_ reason: String, _ change: @escaping @Sendable (inout Subject) -> Void) {
            self.reason = reason
            self.change = change
        }

        var testDescription: String { reason }
    }

    @Test(
        "an intent of which the definition makes no action is refused",
        arguments: [
            Flaw<IntentDeclaration>("is not eligible for Siri Suggestions") { $0.isEligibleForSuggestions = false },
            Flaw("has no parameter combination in its definition") { $0.suggestionCombinations = [] },
            Flaw("has no title") { $0.suggestionCombinations[1].title = nil },
            Flaw("has no title") { $0.suggestionCombinations[1].title = LocalizableText(" \n") },
        ])
    func unsuited(flaw: Flaw<IntentDeclaration>) async throws {
        let test = try await Test(intents: [Test.order(flaw.change)])
        let refusal = try #require(await test.order().refusal)
        #expect(refusal.text.contains(flaw.reason))
        #expect(try await test.donations.list(limit: 1).isEmpty)
    }

    @Test("the editor's combinations count if there are none for suggestions")
    func editorCombinations() async throws {
        let intent = try Test.order {
            $0.shortcutCombinations = $0.suggestionCombinations
            $0.suggestionCombinations = []
        }
        let test = try await Test(intents: [intent])
        #expect(await test.order().refusal == nil)
    }

    @Test(
        "what is too large is refused, with the bound",
        arguments: [
            Flaw<DonationPayload>("has an identifier of more than 256 bytes") {
                $0.identifier = String(repeating: "字", count: 86)
            },
            Flaw("has a groupIdentifier of more than 256 bytes") { $0.group = String(repeating: "g", count: 257) },
            Flaw("suggestedInvocationPhrase of more than 1024 bytes") {
                $0.interaction.intent.suggestedInvocationPhrase = String(repeating: "p", count: 1025)
            },
            Flaw("more than 64 KiB") {
                $0.interaction.intent.values["kind"] = .string(String(repeating: "k", count: 64 << 10))
            },
        ])
    func tooLarge(flaw: Flaw<DonationPayload>) async throws {
        let test = try await Test()
        let refusal = try #require(await test.order(change: flaw.change).refusal)
        #expect(refusal.text.contains(flaw.reason))
        #expect(try await test.donations.list(limit: 1).isEmpty)
    }

    @Test("a value beyond the combination may be as large as the wire carries")
    func unrelatedValue() async throws {
        let test = try await Test()
        let large = IntentValue.string(String(repeating: "n", count: 100_000))
        #expect(await test.order(["kind": .string("k"), "note": large]).refusal == nil)
    }

    @Test("an app that is gone is told so, with the code of each call")
    func uninstalled() async throws {
        let test = try await Test()
        try await test.store.removeApp(Test.app)
        let reply = await test.order()
        #expect(reply.refusal?.code == 1901)
        #expect(reply.refusal?.text.contains("no app \(Test.app) is installed") == true)
        #expect(test.reports.all.count == 1)
    }

    @Test("too many identifiers in one call are refused")
    func manyIdentifiers() async throws {
        let test = try await Test()
        let allowed = (0..<10_000).map(String.init)
        #expect(await test.donations.answer(.delete(allowed), from: test.identity).refusal == nil)
        let identifiers = (0...10_000).map(String.init)
        let reply = await test.donations.answer(.delete(identifiers), from: test.identity)
        #expect(reply.refusal?.code == 1903)
    }
}
