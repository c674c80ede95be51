// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentValues
import Phrases
import Sentences
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import PersonalShortcuts

@Suite("Giving phrases", .timeLimit(.minutes(2)))
struct GivingPhrasesTests {
    private static let visit = PhraseRecord.Meaning.activity(ActivityPayload(activityType: "a", title: "A"))
    private static let buy = PhraseRecord.Meaning.intent("BuyTicketIntent", values: [:], texts: [:])

    @Test(
        "words that sound the same are a question, never an overwrite",
        arguments: [
            ("Cash machine", "cash MACHINE!"), ("Cash machine", "ｃａｓｈ　ｍａｃｈｉｎｅ"),
            ("Cash machine", "  cash,   machine. "), ("买面包", "買麵包"), ("买面包", "买 面 包。"), ("Café", "cafe"),
            ("What's up", "whats up"), ("🍕🍕", "🍕🍕!"), ("שלום", "«שלום»"), ("مرحبا", "مرحبا؟"),
        ])
    func clash(first: String, second: String) async throws {
        let kiosk = try await Kiosk()
        let taken = try await kiosk.phrases.add(first, Self.visit, of: kiosk.app)
        let clash = await #expect(throws: PhraseClash.self) {
            try await kiosk.phrases.add(second, Self.buy, of: kiosk.app)
        }
        #expect(clash?.taken == taken)
        #expect(try await kiosk.store.latestPhrases(.max) == [taken])
        let phrase = try await kiosk.phrases.add(second, Self.buy, of: kiosk.app, replacing: taken.id)
        #expect(try await kiosk.store.latestPhrases(.max) == [phrase])
        #expect(phrase.meaning == Self.buy)
    }

    @Test("emoji in a phrase need not be said, and two that differ by nothing else are both kept")
    func emoji() async throws {
        let kiosk = try await Kiosk()
        let pizza = try await kiosk.phrases.add("Pizza night 🍕", Self.visit, of: kiosk.app)
        let party = try await kiosk.phrases.add("🎉 Pizza night", Self.buy, of: kiosk.app)
        for words in ["pizza night", "Pizza night 🍕", "pizza 🥳 night"] {
            #expect(try await kiosk.store.phrase(saying: words) == pizza, "\(words)")
        }
        #expect(try await kiosk.store.phrase(saying: "🎉 pizza night!") == party)
        #expect(try await kiosk.store.phrase(saying: "pizza") == nil)
        for (words, taken) in [("Pizza night", pizza), ("pizza night 🍕", pizza), ("🎉 pizza night", party)] {
            let clash = await #expect(throws: PhraseClash.self, "\(words)") {
                try await kiosk.phrases.add(words, Self.buy, of: kiosk.app)
            }
            #expect(clash?.taken == taken)
        }
        let changed = try await kiosk.phrases.change(pizza, to: "Pizza night 🍕🍕")
        #expect(try await kiosk.store.phrase(saying: "pizza night") == changed)
    }

    @Test("agreeing to lose one phrase loses no other")
    func otherClash() async throws {
        let kiosk = try await Kiosk()
        let first = try await kiosk.phrases.add("One", Self.visit, of: kiosk.app)
        let second = try await kiosk.phrases.add("Two", Self.visit, of: kiosk.app)
        let clash = await #expect(throws: PhraseClash.self) {
            try await kiosk.phrases.add("two", Self.buy, of: kiosk.app, replacing: first.id)
        }
        #expect(clash?.taken == second)
        #expect(try await kiosk.store.latestPhrases(.max) == [first, second])
    }

    @Test("a phrase is changed under its identifier, or removed")
    func editing() async throws {
        let kiosk = try await Kiosk()
        let phrase = try await kiosk.phrases.add("One", Self.buy, of: kiosk.app)
        let other = try await kiosk.phrases.add("Other", Self.visit, of: kiosk.app)
        let (screen, reply) = try await kiosk.show(.edit(phrase.identifier))
        #expect(screen.proposal == "One")
        let clash = await #expect(throws: PhraseClash.self) { try await kiosk.phrases.give("other", on: screen) }
        #expect(clash?.taken == other)
        // The same words in another spelling are no clash with themselves.
        _ = try await kiosk.phrases.give("ONE!", on: screen)
        guard case .saved(let saved)? = await reply.value else {
            Issue.record("the phrase should be changed")
            return
        }
        #expect(saved.identifier == phrase.identifier)
        #expect(saved.phrase == "ONE!")
        let (again, removal) = try await kiosk.show(.edit(phrase.identifier))
        _ = try await kiosk.phrases.removePhrase(on: again)
        #expect(await removal.value == .deleted(phrase.identifier))
        #expect(try await kiosk.store.latestPhrases(.max) == [other])
        guard let refusal = await kiosk.answer(.edit(phrase.identifier)).refusal else {
            Issue.record("there is nothing to edit")
            return
        }
        #expect(refusal.text.contains("no phrase"))
    }

    @Test("a new action has no phrase to remove, and its screen stays")
    func nothingToRemove() async throws {
        let kiosk = try await Kiosk()
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        let error = await #expect(throws: Problem<Fault>.self) { try await kiosk.phrases.removePhrase(on: screen) }
        #expect(error?.code == .failure)
        let wordless = await #expect(throws: PhraseError.self) { try await kiosk.phrases.give("!!!", on: screen) }
        #expect(wordless?.reason == .noWords)
        #expect(kiosk.screens.open == [screen])
        try await kiosk.phrases.leave(screen)
        _ = await reply.value
    }

    @Test(
        "a phrase that can’t be said is refused with the reason",
        arguments: [
            ("", "no words"), ("…", "no words"), ("Buy {place}", "not a parameter"), ("Buy {zone", "brace"),
            (String(repeating: "la ", count: 200), "longer than"),
            (String(repeating: "e" + String(repeating: "\u{301}", count: 100), count: 50), "longer than"),
        ])
    func unsayable(text: String, reason: String) async throws {
        let kiosk = try await Kiosk()
        let error = await #expect(throws: PhraseError.self) {
            try await kiosk.phrases.add(text, Self.buy, of: kiosk.app)
        }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test("what is left open is a parameter, in any case of letters; an activity leaves nothing open")
    func slots() async throws {
        let kiosk = try await Kiosk()
        #expect(try await kiosk.phrases.add("Zone {ZONE}", Self.buy, of: kiosk.app).text == "Zone {zone}")
        #expect(try await kiosk.phrases.add("Go { Zone } now", Self.buy, of: kiosk.app).text == "Go {zone} now")
        #expect(try await kiosk.phrases.add("去｛ZONE ｝区", Self.buy, of: kiosk.app).text == "去{zone}区")
        await #expect(throws: PhraseError(.repeatedSlot("zone"), phrase: "From {zone} to {zone}")) {
            try await kiosk.phrases.add("From {zone} to { Zone }", Self.buy, of: kiosk.app)
        }
        let error = await #expect(throws: PhraseError.self) {
            try await kiosk.phrases.add("Line {number}", Self.visit, of: kiosk.app)
        }
        #expect(error?.reason == .unknownSlot("number", known: []))
    }

    @Test("a text cannot turn the direction of what stands beside it, or break its line")
    func tidy() {
        #expect(PhraseWording.tidy("\u{202E}evil\u{202C} \n\t line\u{0}\u{1B}[2J\u{200F}") == "evil line [2J")
        #expect(PhraseWording.tidy("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️")
    }

    @Test("a kept activity gets a phrase by the number of its action")
    func numbered() async throws {
        let kiosk = try await Kiosk()
        guard case .activity(let activity) = Kiosk.visit(7) else { return }
        _ = try await kiosk.store.keep(
            ActivityRecord(app: Kiosk.identifier, activity: activity, used: Kiosk.date), atMost: 20)
        let phrase = try await kiosk.phrases.give("Seven", toAction: 1)
        #expect(phrase.meaning == .activity(activity))
        let error = await #expect(throws: Problem<Fault>.self) {
            try await kiosk.phrases.give("Eight", toAction: 2)
        }
        #expect(error?.code == .input)
    }

    @Test("of two people who answer one screen, the second is told so, and gives no phrase")
    func twoAnswers() async throws {
        let (arrived, arrivals) = AsyncStream.makeStream(of: Void.self)
        let (opened, gate) = AsyncStream.makeStream(of: Void.self)
        let isHeld = Mutex(false)
        let kiosk = try await Kiosk {
            guard
                isHeld.withLock({ held in
                    defer { held = false }; return held
                })
            else { return }
            arrivals.yield()
            for await _ in opened { return }
        }
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        isHeld.withLock { $0 = true }
        let first = Task { try await kiosk.phrases.give("First", on: screen) }
        for await _ in arrived { break }
        let second = await #expect(throws: Problem<Fault>.self) {
            try await kiosk.phrases.give("Second", on: screen)
        }
        #expect(second?.sentence.description.contains("someone is answering screen \(screen.id)") == true)
        let leaving = await #expect(throws: Problem<Fault>.self) { try await kiosk.phrases.leave(screen) }
        #expect(leaving == second)
        gate.yield()
        let phrase = try await first.value
        #expect(try await kiosk.store.latestPhrases(.max) == [phrase])
        guard case .saved(let saved)? = await reply.value else {
            Issue.record("the app should hear about the phrase")
            return
        }
        #expect(saved.phrase == "First")
    }
    /// Whether something has happened.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var isSet: Bool { state.withLock { $0 } }
        func set() { state.withLock { $0 = true } }
    }

    @Test("anyone who waits for the calls that have come goes on when they are answered, whatever screen is shown")
    func settling() async throws {
        let (arrived, arrivals) = AsyncStream.makeStream(of: Void.self)
        let (opened, gate) = AsyncStream.makeStream(of: Void.self)
        let held = Mutex(0)
        let kiosk = try await Kiosk {
            guard
                held.withLock({ held in
                    defer { held -= 1 }; return held > 0
                })
            else { return }
            arrivals.yield()
            for await _ in opened { return }
        }
        await kiosk.phrases.settle()
        held.withLock { $0 = 1 }
        let listing = Task { await kiosk.phrases(.all) }
        for await _ in arrived { break }
        let hasSettled = Flag()
        let settling = Task {
            await kiosk.phrases.settle()
            hasSettled.set()
        }
        // Later calls are answered meanwhile, and end nobody's waiting.
        for _ in 0..<20 { #expect(await kiosk.phrases(.one(UUID())) == []) }
        #expect(!hasSettled.isSet)
        gate.yield()
        #expect(await listing.value == [])
        await settling.value
        let (screen, reply) = try await kiosk.show(.add(Kiosk.buy()))
        await kiosk.phrases.settle()
        try await kiosk.phrases.leave(screen)
        _ = await reply.value
    }
}
