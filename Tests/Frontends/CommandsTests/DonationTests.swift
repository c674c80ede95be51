// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Donations
import Foundation
import IntentValues
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands

@Suite("Donations on the command line")
struct DonationTests {
    private static let app = "org.example.bakery"

    /// A state folder with a bakery whose bread may be donated.
    private static func bakery(activities: [String] = []) async throws -> Shell {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true, activities: activities))
        return shell
    }

    private static func identity() throws -> BundleIdentity {
        let app = try #require(BundleIdentifier(app))
        return BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
    }

    @discardableResult
    private static func donate(
        _ loaves: Int?, identifier: String? = nil, intent: String = "Bakery.BuyBreadIntent", to donations: Donations
    ) async throws -> Result<Int?, CallRefusal> {
        let values = loaves.map { ["loaves": IntentValue.integer($0)] } ?? [:]
        let donation = DonationPayload(
            InteractionPayload(
                intent: IntentPayload(className: intent, suggestedInvocationPhrase: "bread", values: values)),
            identifier: identifier, group: "daily", direction: .outgoing, duration: 2, status: 3)
        return await donations.answer(.donate(donation), from: try identity())
    }

    /// Two with four loaves, one without a number.
    private static func filled() async throws -> Shell {
        let shell = try await bakery()
        let donations = try await shell.system().donations
        try await donate(4, identifier: "first", to: donations)
        try await donate(nil, to: donations)
        let last = try await donate(4, to: donations)
        #expect(last.refusal == nil)
        return shell
    }

    @Test("the list has the latest first, with the words of their combinations")
    func list() async throws {
        let shell = try await Self.filled()
        let run = await shell.run("donations", "list")
        #expect(!run.output.contains(" \n"), "a row ends with its last word")
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.map { $0.contains("Buy 4 loaves") } == [true, false, true])
        #expect(lines[1].contains("Buy bread     Bakery"))
        #expect(lines[2].hasSuffix("first · daily"))
        #expect(lines[0].contains("2027-01-15 08:00:00"))
        #expect(await shell.run("donations", "list", "bakery", "--limit", "1").output.hasPrefix("3  "))
        #expect(await shell.run("donations", "list", "--limit", "0").status == 2)
        #expect(await shell.run("donations", "list", "Nobody").status == 2)
    }

    @Test("titles follow the language")
    func chinese() async throws {
        let shell = try await Self.filled()
        #expect(await shell.run("donations", "list", "--language", "zh-Hans").output.contains("买4个面包"))
        #expect(await shell.run("phrase", "donated", "--language", "zh-Hans").output.contains("买4个面包"))
    }

    @Test("JSON has every field")
    func json() async throws {
        let shell = try await Self.filled()
        let run = await shell.run("donations", "list", "--json")
        let objects = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let oldest = try #require(objects.last)
        #expect(
            oldest as NSDictionary == [
                "id": 1, "action": 1, "app": Self.app, "intent": "BuyBreadIntent", "title": "Buy 4 loaves",
                "moment": "2027-01-15T08:00:00Z", "duration": 2, "direction": "outgoing", "status": "success",
                "identifier": "first", "group": "daily",
            ])
        #expect(objects.count == 3)
        let suggested = await shell.run("phrase", "donated", "--json").output.split(separator: "\n")
        let first = try #require(
            try JSONSerialization.jsonObject(with: Data(suggested[0].utf8)) as? [String: Any])
        #expect(
            first as NSDictionary == [
                "id": 1, "app": Self.app, "kind": "intent", "name": "BuyBreadIntent", "title": "Buy 4 loaves",
                "phrase": "bread", "donations": 2, "used": "2027-01-15T08:00:00Z",
            ])
    }

    @Test("the last three actions are listed, all on request; activities are among them")
    func suggested() async throws {
        let shell = try await Self.bakery()
        #expect(await shell.run("phrase", "donated").errors.contains("No app has donated anything."))
        let system = try await shell.system()
        for loaves in 1...3 { try await Self.donate(loaves, to: system.donations) }
        var activity = ActivityPayload(activityType: "org.example.bakery.shop", title: "The\nshop")
        activity.suggestedInvocationPhrase = "bakery"
        _ = try await system.store.keep(
            ActivityRecord(app: Self.app, activity: activity, used: Date(timeIntervalSince1970: 1_800_000_000)),
            atMost: 20)
        let few = await shell.run("phrase", "donated")
        #expect(
            few.output == """
                4  The shop      Bakery  “bakery”
                3  Buy 3 loaves  Bakery  “bread”
                2  Buy 2 loaves  Bakery  “bread”

                """)
        #expect(few.errors.contains("--all lists them"))
        let all = await shell.run("phrase", "donated", "Bakery", "--all")
        #expect(all.output.split(separator: "\n").count == 4)
        #expect(all.errors.isEmpty)
    }

    @Test("what apps propose is listed, and given a phrase by its number")
    func proposed() async throws {
        let shell = try await Self.bakery()
        #expect(await shell.run("phrase", "proposed").errors == "No app proposes anything.\n")
        let store = try await shell.system().store
        var shop = ActivityPayload(activityType: "org.example.bakery.shop", title: "The shop")
        shop.suggestedInvocationPhrase = "bakery"
        let bread = IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(4)])
        try await store.setProposedActions([.activity(shop), .intent(bread)], of: Self.app)
        #expect(
            await shell.run("phrase", "proposed", "Bakery").output == """
                1  The shop      Bakery  “bakery”
                2  Buy 4 loaves  Bakery

                """)
        let json = await shell.run("phrase", "proposed", "--json").output.split(separator: "\n")
        let first = try #require(try JSONSerialization.jsonObject(with: Data(json[0].utf8)) as? [String: Any])
        #expect(
            first as NSDictionary == [
                "id": 1, "app": Self.app, "kind": "activity", "name": "org.example.bakery.shop", "title": "The shop",
                "phrase": "bakery",
            ])
        let added = await shell.run("phrase", "add", "Four loaves", "--proposed", "2")
        #expect(added.output == "‘Four loaves’ now means Buy 4 loaves of Bakery.\n", "\(added.errors)")
        let gone = await shell.run("phrase", "add", "Five loaves", "--proposed", "7")
        #expect(gone.errors.contains("no app proposes 7 now; see 'beckon phrase proposed'"))
        let both = await shell.run("phrase", "add", "Five loaves", "BuyBread", "--proposed", "2")
        #expect(both.status == 2)
        #expect(both.errors.contains("give one of BUNDLE.INTENT, --donated, --proposed and --shortcut"))
    }

    @Test("an activity that takes the place of a donated action says so to anyone who watches")
    func displacement() async throws {
        let shell = try await Self.bakery(activities: ["org.example.bakery.shelf"])
        let system = try await shell.system()
        try await Self.donate(4, to: system.donations)
        var events = system.donations.events().makeAsyncIterator()
        for number in 1...20 {
            var shelf = ActivityPayload(activityType: "org.example.bakery.shelf", title: "Shelf \(number)")
            shelf.eligibility = [.prediction]
            shelf.userInfo = ["number": .integer(number)]
            let reply = await system.activities.answer(.becameCurrent(id: number, shelf), from: try Self.identity())
            #expect(reply.refusal == nil)
        }
        #expect(await events.next() == .forgotten(app: Self.app, donations: 1, actions: [1]))
        // Its folder goes with it.
        withExtendedLifetime(shell) {}
    }

    @Test("donations are deleted by number, by app, or all, and never by mistake")
    func delete() async throws {
        let shell = try await Self.filled()
        for words in [[], ["1", "--all"], ["--app", "Bakery", "--all"], ["99"], ["--app", "Nobody"], ["x"]] {
            #expect(await shell.run(["donations", "delete"] + words).status == 2, "\(words)")
        }
        #expect(await shell.run("donations", "delete", "2").output == "Deleted 1 donation and 1 action.\n")
        #expect(
            await shell.run("donations", "delete", "--app", "Bakery", "--json").output
                == "{\"actions\":[1],\"donations\":2}\n")
        #expect(await shell.run("donations", "delete", "--all").output == "Deleted 0 donations and 0 actions.\n")
        #expect(await shell.run("donations", "list").output.isEmpty)
    }

    @Test("watching without a system says so")
    func nothingToWatch() async throws {
        let run = try await Self.bakery().run("donations", "watch")
        #expect(run.status == 2)
        #expect(run.errors.contains("beckon serve"))
    }

    @Test("watching shows what arrives, and ends well when it is cancelled", arguments: [false, true])
    func watch(isJSON: Bool) async throws {
        let shell = try await Self.bakery()
        let system = try await shell.system(isShared: true)
        let (lines, line) = AsyncStream<String>.makeStream()
        let (started, start) = AsyncStream<Void>.makeStream()
        let words = ["donations", "watch", "Bakery"] + (isJSON ? ["--json"] : [])
        let task = Task {
            await shell.run(
                words,
                onOutput: { text in
                    if text.contains("\"ready\"") { start.yield() } else { line.yield(text) }
                }, onErrors: { _ in start.yield() }, system: system)
        }
        for await _ in started { break }
        try await Self.donate(5, identifier: "note", to: system.donations)
        try await Self.donate(5, intent: "Bakery.BuyCakeIntent", to: system.donations)
        _ = try await system.donations.delete([1])
        for loaves in 1...2 { try await Self.donate(loaves, to: system.donations) }
        _ = await system.donations.answer(.deleteAll, from: try Self.identity())
        var shown: [String] = []
        for await text in lines {
            shown.append(text)
            if shown.joined().count(where: { $0 == "\n" }) == 6 { break }
        }
        task.cancel()
        let run = await task.value
        #expect(run.status == 0, "\(run.errors)")
        let texts = run.output.split(separator: "\n").filter { !$0.contains("\"ready\"") }
        try #require(texts.count == 6)
        let expected =
            isJSON
            ? ["accepted", "refused", "forgotten", "accepted", "accepted", "forgotten"].map { "\"event\":\"\($0)\"" }
            : [
                "Bakery: Buy 5 loaves  donation 1, action 1 · note · daily", "refused: the donated",
                "org.example.bakery: forgot 1 donation and action 1", "Buy 1 loaves", "Buy 2 loaves",
                "org.example.bakery: forgot 2 donations and actions 2, 3",
            ]
        for (text, expected) in zip(texts, expected) { #expect(text.contains(expected)) }
    }
}
