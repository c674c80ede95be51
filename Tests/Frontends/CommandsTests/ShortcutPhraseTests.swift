// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Activities
import AppBundle
import Apps
import Donations
import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import VoiceShortcuts
import Wire

@testable import Commands

/// Which phrase stands beside a shortcut in the settings.
@Suite("Phrases of shortcuts")
struct ShortcutPhraseTests {
    private static let app = "org.example.bakery"

    @Test("a shortcut has the phrase that runs it, and none that runs something of the same title")
    func phrases() async throws {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true, activities: ["\(Self.app).shelf"]))
        let system = try await shell.system()
        let app = try #require(BundleIdentifier(Self.app))
        let identity = BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
        for values in [[:], ["loaves": .integer(4)]] as [[String: IntentValue]] {
            let intent = IntentPayload(className: "Bakery.BuyBreadIntent", values: values)
            let donation = DonationPayload(InteractionPayload(intent: intent))
            #expect(await system.donations.answer(.donate(donation), from: identity).refusal == nil)
        }
        for number in 3...4 {
            var shelf = ActivityPayload(activityType: "\(Self.app).shelf", title: "The shelf")
            shelf.eligibility = [.prediction]
            shelf.userInfo = ["number": .integer(number)]
            let reply = await system.activities.answer(.becameCurrent(id: number, shelf), from: identity)
            #expect(reply.refusal == nil)
        }
        // Its words are read when it is said, so it has the title of what is bought without a number.
        let run = await shell.run("phrase", "add", "seven rolls", "\(Self.app).BuyBread", "loaves=7")
        #expect(run.status == 0, "\(run.errors)")
        for (number, text) in [(2, "four rolls"), (4, "the upper shelf")] {
            _ = try await system.voiceShortcuts.give(text, toShortcut: number)
        }
        let words = ShortcutWords(
            catalog: try await system.library(builder: SwiftPackageTool()).catalog(), language: "en",
            calendar: Calendar(identifier: .gregorian))
        let phrases = words.phrases(
            of: try await system.donations.shortcuts(), among: try await system.store.latestPhrases(10))
        #expect(phrases == [2: "four rolls", 4: "the upper shelf"])
        _ = try await system.voiceShortcuts.give("plain rolls", toShortcut: 1)
        let more = words.phrases(
            of: try await system.donations.shortcuts(), among: try await system.store.latestPhrases(10))
        #expect(more[1] == "plain rolls")
    }
}
