// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import Donations
import Foundation
import IntentValues
import PersonalShortcuts
import Store
import TestSupport
import Testing
import Wire

@testable import Commands

/// What an app calls relevant is one of its actions by the same rules as what it donates.
@Suite("Relevant actions on the command line")
struct RelevanceTests {
    private static let app = "org.example.bakery"

    private static func identity() throws -> BundleIdentity {
        let app = try #require(BundleIdentifier(app))
        return BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
    }

    private static func bread(_ values: [String: IntentValue]) -> IntentPayload {
        // As an app sends it that has compiled the definition itself: its extension has a module of another name.
        IntentPayload(className: "Bakery.BuyBreadIntent", values: values)
    }

    private static func bakery() async throws -> (Shell, RunningSystem) {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true, activities: ["\(app).shelf"]))
        let system = try await shell.system()
        return (shell, system)
    }

    private static func donate(_ values: [String: IntentValue], to system: RunningSystem) async throws {
        let donation = DonationPayload(InteractionPayload(intent: bread(values)))
        #expect(await system.donations.answer(.donate(donation), from: try identity()).refusal == nil)
    }

    /// The titles of what is offered because the app says so.
    private static func relevant(
        _ action: AppActionPayload, _ shell: Shell, _ system: RunningSystem
    ) async throws -> [String] {
        let call = RelevantActionsCall(actions: [RelevantActionPayload(action: action)])
        #expect(await system.phrases.answer(call, from: try identity()).refusal == nil)
        let lines = await shell.run("suggest", "--json", "--surface", "lock").output.split(separator: "\n")
        return try lines.compactMap { line in
            let offer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return offer?["why"] as? String == "relevant now" ? offer?["title"] as? String : nil
        }
    }

    @Test("an intent is the action of its largest combination, whichever module its class is of, and no other")
    func intents() async throws {
        let (shell, system) = try await Self.bakery()
        for values in [[:], ["loaves": .integer(4)], ["loaves": .integer(5)]] as [[String: IntentValue]] {
            try await Self.donate(values, to: system)
        }
        #expect(
            try await Self.relevant(.intent(Self.bread(["loaves": .integer(4)])), shell, system) == ["Buy 4 loaves"])
        #expect(try await Self.relevant(.intent(Self.bread([:])), shell, system) == ["Buy bread"])
        #expect(try await Self.relevant(.intent(Self.bread(["loaves": .integer(6)])), shell, system) == [])
    }

    @Test("an activity is the one with its identifier, or with the same required values")
    func activities() async throws {
        let (shell, system) = try await Self.bakery()
        func shelf(_ title: String, _ number: Int, identifier: String? = nil, light: Bool = false) -> ActivityPayload {
            var shelf = ActivityPayload(activityType: "\(Self.app).shelf", title: title)
            shelf.eligibility = [.prediction]
            shelf.userInfo = ["number": .integer(number), "light": .boolean(light)]
            shelf.requiredUserInfoKeys = ["number"]
            shelf.persistentIdentifier = identifier
            return shelf
        }
        let kept = [shelf("One", 1), shelf("Two", 2), shelf("Named", 1, identifier: "named")]
        for (number, activity) in kept.enumerated() {
            let reply = await system.activities.answer(
                .becameCurrent(id: number, activity), from: try Self.identity())
            #expect(reply.refusal == nil)
        }
        #expect(try await Self.relevant(.activity(shelf("Uno", 1, light: true)), shell, system) == ["One"])
        #expect(
            try await Self.relevant(.activity(shelf("?", 9, identifier: "named")), shell, system) == ["Named"])
        #expect(try await Self.relevant(.activity(shelf("Three", 3)), shell, system) == [])
        // Continuing with what the app calls so is using what was kept.
        try await system.activities.markUsed(shelf("Dos", 2, light: true), of: try Self.identity().app)
        #expect(try await system.donations.actions(limit: 1).map(\.id) == [2])
    }
}
