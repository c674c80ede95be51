// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Foundation
import IntentValues
import Phrases
import Sentences
import TestSupport
import Testing
import Wire

@testable import PersonalShortcuts
@testable import Store

@Suite("Phrases", .timeLimit(.minutes(2)))
struct PersonalPhrasesTests {
    @Test("an action gets its phrase, and the app hears about it and finds it again")
    func adding() async throws {
        let kiosk = try await Kiosk()
        for (action, words) in [(Kiosk.buy(), "To work"), (Kiosk.visit(), "My line")] {
            let (screen, reply) = try await kiosk.show(.add(action))
            #expect(screen.app.text == Kiosk.identifier)
            _ = try await kiosk.phrases.give("  \(words)\u{7} ", on: screen)
            guard case .saved(let saved)? = await reply.value else {
                Issue.record("the phrase should be saved")
                return
            }
            #expect(saved.phrase == words)
            #expect(await kiosk.phrases(.one(saved.identifier)) == [saved])
        }
        let all = try #require(await kiosk.phrases(.all, fromExtension: true))
        #expect(all.map(\.phrase) == ["To work", "My line"])
        #expect(
            all.map(\.action) == [
                .intent(IntentPayload(className: "KioskKit.BuyTicketIntent", values: ["zone": .integer(2)])),
                Kiosk.visit(),
            ])
        #expect(kiosk.screens.open.isEmpty)
    }

    @Test("a person may leave a screen, and one that is gone cannot be answered")
    func leaving() async throws {
        let kiosk = try await Kiosk()
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        try await kiosk.phrases.leave(screen)
        #expect(await reply.value == .cancelled)
        let gone = await #expect(throws: Problem<Fault>.self) { try await kiosk.phrases.leave(screen) }
        #expect(gone?.sentence.description.contains("screen \(screen.id) is gone") == true)
        let late = await #expect(throws: Problem<Fault>.self) { try await kiosk.phrases.give("Late", on: screen) }
        #expect(late == gone)
        #expect(try await kiosk.store.latestPhrases(.max).isEmpty)
    }

    @Test("a screen goes with the caller for it")
    func taken() async throws {
        let kiosk = try await Kiosk()
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        reply.cancel()
        #expect(await reply.value == .cancelled)
        #expect(kiosk.screens.open.isEmpty)
        #expect(kiosk.screens.screen(screen.id) == nil)
        // One that is cancelled before it began is answered too.
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await kiosk.answer(.add(Kiosk.buy())).reply
        }
        #expect(await early.value == .cancelled)
        #expect(kiosk.screens.open.isEmpty)
    }

    @Test("an app has one screen at a time")
    func second() async throws {
        let kiosk = try await Kiosk()
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        guard let refusal = await kiosk.answer(.add(Kiosk.visit())).refusal else {
            Issue.record("the second should be refused")
            return
        }
        #expect(refusal.text.contains("shows a screen for a phrase already"))
        #expect(kiosk.screens.open == [screen])
        try await kiosk.phrases.leave(screen)
        #expect(await reply.value == .cancelled)
    }

    @Test(
        "what can be no action is refused with the reason",
        arguments: [
            (Kiosk.buy([:]), "no value for all parameters"), (Kiosk.buy(["name": .string("A")]), "no value for all"),
            (.intent(IntentPayload(className: "Kiosk.FlyIntent")), "not one that an extension"),
            (.intent(IntentPayload(className: "")), "not one that an extension"),
            (Kiosk.visit(type: "org.example.none"), "NSUserActivityTypes"),
            (.activity(ActivityPayload(activityType: "org.example.kiosk.line")), "no title"),
            (Kiosk.buy(["zone": .string(String(repeating: "z", count: 200_000))]), "more than 128 KiB"),
        ])
    func refused(action: AppActionPayload, reason: String) async throws {
        let kiosk = try await Kiosk()
        for refusal in [await kiosk.answer(.add(action)).refusal, await kiosk.propose([action])] {
            let refusal = try #require(refusal)
            #expect(refusal.code == 7000)
            #expect(refusal.text.contains(reason), "\(refusal.text)")
        }
    }

    @Test("a configurable intent is an action without values, and parameters that nobody declared are dropped")
    func configurable() async throws {
        let kiosk = try await Kiosk()
        let gate = AppActionPayload.intent(
            IntentPayload(className: "Kiosk.OpenGateIntent", values: ["odd": .string("value")]))
        let (screen, reply) = try await kiosk.show(.add(gate))
        let phrase = try await kiosk.phrases.give("Open", on: screen)
        #expect(phrase.meaning == .intent("OpenGateIntent", values: [:], texts: [:]))
        _ = await reply.value
    }

    @Test("only the app itself shows a screen, and only in front")
    func behind() async throws {
        let kiosk = try await Kiosk()
        guard let refusal = await kiosk.answer(.add(Kiosk.buy()), fromExtension: true).refusal else {
            Issue.record("an extension should be refused")
            return
        }
        #expect(refusal.text.contains("is an extension"))
        let hidden = try await Kiosk(isInFront: false)
        guard let refusal = await hidden.answer(.add(Kiosk.buy())).refusal else {
            Issue.record("an app in the background should be refused")
            return
        }
        #expect(refusal.text.contains("is not in front"))
    }

    @Test("suggested media stand beside the proposals, and are media")
    func media() async throws {
        let kiosk = try await Kiosk()
        let play = IntentPayload(className: "Intents.INPlayMediaIntent", values: ["playShuffled": .boolean(true)])
        #expect(await kiosk.propose([Kiosk.buy()]) == nil)
        #expect(await kiosk.suggest([play]) == nil)
        #expect(try await kiosk.store.proposals().map(\.action) == [Kiosk.buy(), .intent(play)])
        let refusal = try #require(await kiosk.suggest([IntentPayload(className: "Kiosk.OpenGateIntent")]))
        #expect(refusal.text.contains("suggest an INPlayMediaIntent"))
        #expect(await kiosk.suggest([]) == nil)
        #expect(try await kiosk.store.proposals().map(\.action) == [Kiosk.buy()])
    }

    @Test("proposals and relevant actions take the place of those before, and none clears them")
    func lists() async throws {
        var limits = PhraseLimits()
        limits.actions = 2
        limits.list = 1 << 10
        let kiosk = try await Kiosk(limits: limits)
        #expect(await kiosk.propose([Kiosk.buy(), Kiosk.visit()]) == nil)
        #expect(await kiosk.propose([Kiosk.visit(2)]) == nil)
        #expect(try await kiosk.store.proposals(of: Kiosk.identifier).map(\.action) == [Kiosk.visit(2)])
        guard await kiosk.propose([Kiosk.visit(), Kiosk.visit(), Kiosk.visit()]) != nil else {
            Issue.record("three should be too many")
            return
        }
        #expect(try await kiosk.store.proposals(of: Kiosk.identifier).map(\.action) == [Kiosk.visit(2)])
        let large = Kiosk.buy(["zone": .string(String(repeating: "z", count: 600))])
        guard let refusal = await kiosk.propose([large, large]) else {
            Issue.record("two should be too large together")
            return
        }
        #expect(refusal.text.contains("more than 1 KiB"))
        #expect(await kiosk.propose([]) == nil)
        #expect(try await kiosk.store.proposals(of: Kiosk.identifier).isEmpty)

        let relevant = RelevantActionPayload(action: Kiosk.visit(), relevance: [.routine(3)])
        #expect(await kiosk.relevant([relevant]) == nil)
        let kept = try await kiosk.store.relevantActions()
        #expect(kept.map(\.app) == [Kiosk.identifier])
        #expect(kept.map(\.payload) == [relevant])
        #expect(await kiosk.relevant([]) == nil)
        #expect(try await kiosk.store.relevantActions().isEmpty)
    }

    @Test(
        "a place at the edge of the map, a moment without length and the last situation are relevances",
        arguments: [
            .region(latitude: 90, longitude: 180, radius: 0, identifier: ""),
            .region(latitude: -90, longitude: -180, radius: 1, identifier: "pole"),
            .date(start: Kiosk.date, end: Kiosk.date), .routine(0), .routine(64),
        ] as [RelevantActionPayload.Relevance])
    func edges(relevance: RelevantActionPayload.Relevance) async throws {
        let kiosk = try await Kiosk()
        let relevant = RelevantActionPayload(action: Kiosk.visit(), relevance: [relevance])
        #expect(await kiosk.relevant([relevant]) == nil)
        #expect(try await kiosk.store.relevantActions().map(\.payload) == [relevant])
    }

    @Test(
        "a relevance that is no time, place or situation is refused",
        arguments: [
            .date(start: Kiosk.date, end: Kiosk.date - 1), .routine(-1),
            .region(latitude: 91, longitude: 0, radius: 1, identifier: ""),
            .region(latitude: .nan, longitude: 0, radius: 1, identifier: ""),
            .region(latitude: 0, longitude: 0, radius: .infinity, identifier: ""),
        ] as [RelevantActionPayload.Relevance])
    func irrelevant(relevance: RelevantActionPayload.Relevance) async throws {
        let kiosk = try await Kiosk()
        let refusal = await kiosk.relevant([RelevantActionPayload(action: Kiosk.visit(), relevance: [relevance])])
        #expect(refusal?.code == 3002)
        #expect(try await kiosk.store.relevantActions().isEmpty)
    }

    @Test("a relevance at no time is refused without a look at the date, of which printing dies")
    func timeless() async throws {
        let kiosk = try await Kiosk()
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let date = Date(timeIntervalSince1970: seconds)
            for relevance in [
                RelevantActionPayload.Relevance.date(start: date, end: nil), .date(start: Kiosk.date, end: date),
            ] {
                let refusal = await kiosk.relevant([
                    RelevantActionPayload(action: Kiosk.visit(), relevance: [relevance])
                ])
                #expect(refusal?.text.contains("a date lies between the years 1 and 4001") == true)
            }
        }
        #expect(try await kiosk.store.relevantActions().isEmpty)
    }
}

extension Kiosk {
    func relevant(_ actions: [RelevantActionPayload]) async -> CallRefusal? {
        await phrases.answer(RelevantActionsCall(actions: actions), from: app.identity).refusal
    }
}
