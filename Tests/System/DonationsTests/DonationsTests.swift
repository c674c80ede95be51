// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("Donations")
struct DonationsTests {
    private typealias Test = TestDonations

    @Test("one is kept with all that the app said, and is an action")
    func kept() async throws {
        let test = try await Test()
        let reply = await test.order(["kind": .string("funghi")], identifier: "order 7", group: "orders") {
            $0.direction = .outgoing
            $0.status = 3
            $0.start = test.clock.date.addingTimeInterval(-60)
            $0.duration = 12.5
            $0.interaction.intent.suggestedInvocationPhrase = "mushrooms"
        }
        #expect(reply.refusal == nil)
        let saved = try #require(try await test.donations.list(limit: 10).first)
        #expect(saved.id == reply.reply)
        #expect(saved.record.moment == test.clock.date.addingTimeInterval(-60))
        #expect(saved.record.duration == 12.5)
        #expect(saved.record.direction == .outgoing)
        #expect(saved.record.status == 3)
        #expect(saved.record.identifier == "order 7")
        #expect(saved.record.group == "orders")
        #expect(saved.action.app == Test.app)
        #expect(saved.action.used == test.clock.date)
        #expect(saved.action.donations == 1)
        // The class as the extension has it, which will be asked; the app's own module may be another.
        let content = IntentPayload(
            className: "ParlourIntents.OrderIntent", suggestedInvocationPhrase: "mushrooms",
            values: ["kind": .string("funghi")])
        #expect(saved.action.content == .intent(name: "OrderIntent", content))
        #expect(try await test.donations.actions() == [saved.action])
        #expect(test.reports.all.isEmpty)
    }

    @Test("those with the same values for a combination are one action, others are others")
    func combinations() async throws {
        let test = try await Test()
        let kind = ["kind": IntentValue.string("funghi")]
        await test.order(kind)
        await test.order(kind.merging(["note": .string("in a hurry")]) { $1 })
        await test.order(kind.merging(["size": .integer(2)]) { $1 })
        await test.order([:])
        await test.order(["size": .integer(2)])
        await test.order(kind)
        #expect(try await test.values() == [kind, [:], kind.merging(["size": .integer(2)]) { $1 }])
        #expect(try await test.donations.actions().map(\.donations) == [3, 2, 1])
        #expect(try await test.donations.list(limit: 10).count == 6)
    }

    @Test("of combinations as large the primary one is taken")
    func primary() async throws {
        let intent = try Test.order { declaration in
            declaration.suggestionCombinations = ["kind", "size"].map { name in
                var combination = CombinationDeclaration(parameters: [name], title: LocalizableText("By ${\(name)}"))
                combination.isPrimary = name == "size"
                return combination
            }
        }
        let test = try await Test(intents: [intent])
        await test.order(["kind": .string("funghi"), "size": .integer(2)])
        #expect(try await test.values() == [["size": .integer(2)]])
    }

    @Test("an object is the one with its identifier, whatever it is called; the latest name is kept")
    func objects() async throws {
        let test = try await Test()
        func object(_ identifier: String?, _ name: String) -> IntentValue {
            .object(ObjectValue(typeName: "Kind", identifier: identifier, displayString: name))
        }
        await test.order(["kind": object("7", "Funghi")])
        await test.order(["kind": object("7", "Mushrooms")])
        await test.order(["kind": object("8", "Mushrooms")])
        await test.order(["kind": object(nil, "Mushrooms")])
        await test.order(["kind": object(nil, "Funghi")])
        #expect(
            try await test.values().map { $0["kind"] } == [
                object(nil, "Funghi"), object(nil, "Mushrooms"), object("8", "Mushrooms"), object("7", "Mushrooms"),
            ])
    }

    @Test("numbers that JSON lacks, emoji and right-to-left words are values like any other")
    func oddValues() async throws {
        let test = try await Test()
        let odd: [IntentValue] = [
            .decimal(.infinity), .string("🍕👩‍👩‍👧‍👦"), .string("פיצה"), .string("a\u{0}b"), .string(""), .array([]),
        ]
        for value in odd { #expect(await test.order(["kind": value]).refusal == nil) }
        #expect(Array(try await test.values().reversed()) == odd.map { ["kind": $0] })
    }

    @Test("what an extension donates is its app's")
    func extensions() async throws {
        let test = try await Test()
        await test.order(by: try Test.identity(Test.app, bundle: "\(Test.app).intents"))
        #expect(try await test.kinds(of: Test.app) == ["margherita"])
        #expect(try await test.kinds(of: Test.other).isEmpty)
    }

    @Test("an app that nobody wants learned from is answered as ever, and nothing is kept")
    func unlearned() async throws {
        let test = try await Test()
        try await test.store.setLearning(from: Test.app, to: false)
        let events = test.donations.events()
        #expect(await test.order() == .success(nil))
        #expect(try await test.donations.actions().isEmpty)
        #expect(await events.first { _ in true } == .passedOver(app: Test.app, intent: "OrderIntent"))
    }

    @Test("watchers hear about what is kept, refused and forgotten, each from when it began to watch")
    func watching() async throws {
        let test = try await Test()
        await test.order(["kind": .string("early")])
        var events = test.donations.events().makeAsyncIterator()
        await test.order(identifier: "a")
        guard case .accepted(let donation, let bundle) = await events.next() else {
            Issue.record("not accepted")
            return
        }
        #expect(bundle == Test.app)
        #expect(try await test.donations.list(limit: 1) == [donation])
        let refusal = try #require(await test.order { $0.interaction.intent.className = "No" }.refusal)
        #expect(await events.next() == .refused(app: Test.app, bundle: Test.app, text: refusal.text))
        _ = await test.donations.answer(.delete(["a"]), from: test.identity)
        #expect(
            await events.next() == .forgotten(app: Test.app, donations: 1, actions: [donation.action.id]))
    }

    @Test("anyone who waits for the calls that have come waits for none where none has", .timeLimit(.minutes(1)))
    func settling() async throws {
        let test = try await Test()
        await test.donations.settle()
        await test.order()
        await test.donations.settle()
        #expect(try await test.kinds() == ["margherita"])
    }

    @Test("what the system has had performed is kept, but not once more where the app donates it too")
    func performed() async throws {
        let test = try await Test()
        let app = test.identity.app
        let kind = ["kind": IntentValue.string("funghi")]
        let interaction = InteractionPayload(intent: IntentPayload(className: "Parlour.OrderIntent", values: kind))
        let start = test.clock.date
        try await test.donations.keepPerformed(interaction, of: app, since: start)
        #expect(try await test.donations.actions().map(\.donations) == [1])
        #expect(try await test.donations.list(limit: 1).first?.record.status == 3)
        test.clock.advance(60)
        let second = test.clock.date
        await test.order(kind)
        await test.order(["size": .integer(2)].merging(kind) { $1 })
        try await test.donations.keepPerformed(interaction, of: app, since: second)
        #expect(try await test.donations.actions().map(\.donations) == [1, 2])
        test.clock.advance(60)
        try await test.donations.keepPerformed(interaction, of: app, since: test.clock.date)
        #expect(try await test.donations.actions().map(\.donations) == [3, 1])
        let stranger = InteractionPayload(intent: IntentPayload(className: "Parlour.NoIntent"))
        try await test.donations.keepPerformed(stranger, of: app, since: start)
        #expect(try await test.donations.actions().map(\.donations) == [3, 1])
    }
}
