// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import Store
import Testing
import Wire

@testable import Assistant

@Suite("Understanding a phrase")
struct ListenerTests {
    private func listener(
        _ apps: [InstalledApp], phrases: [PhraseRecord] = [], narrowing: Narrowing = .none, language: String = "en"
    ) -> Listener {
        let catalog = AppCatalog(apps: apps)
        var parts = PhraseParts()
        let book = PhraseBook(
            of: Candidate.all(in: catalog).filter(narrowing.admits), language: language, options: OptionVocabulary(),
            parts: &parts)
        let own = OwnPhrases(phrases.filter(narrowing.admits))
        return Listener(catalog: catalog, book: book, own: own, narrowing: narrowing)
    }

    private func phrase(
        _ text: String, app: String = "org.example.bakery", intent: String = "BuyBreadIntent",
        texts: [String: String] = [:]
    ) -> PhraseRecord {
        PhraseRecord(
            id: 1, text: text, normalized: text, app: app,
            meaning: .intent(intent, values: ["kind": .string("rye")], texts: texts),
            added: Date(timeIntervalSince1970: 0))
    }

    private func understood(_ meaning: Listener.Meaning) -> Candidate? {
        if case .understood(let candidate) = meaning { candidate } else { nil }
    }

    @Test(
        "an intent answers to its title, with or without the app's name",
        arguments: [
            "Buy Bread", "buy bread!", "BUY  BREAD", "Buy bread with Bakery", "buy bread using bakery",
            "Buy bread in Bakery",
        ])
    func title(text: String) throws {
        let candidate = try #require(understood(listener([try Bakery.app()]).meaning(of: text)))
        #expect(candidate.intent.className == "BuyBreadIntent")
        #expect(candidate.invocation == Invocation())
    }

    @Test("a person's language and the developer's are both understood", arguments: ["买面包", "用面包店买面包", "buy bread"])
    func languages(text: String) throws {
        let candidate = understood(listener([try Bakery.app()], language: "zh-Hans").meaning(of: text))
        #expect(candidate?.intent.className == "BuyBreadIntent")
    }

    @Test("a combination's title takes the words in its place as a value")
    func combination() throws {
        let listener = listener([try Bakery.app()])
        let candidate = try #require(understood(listener.meaning(of: "buy three loaves of bread")))
        #expect(candidate.invocation.texts == ["loaves": "3"])
    }

    @Test(
        "a date is a value of its own, wherever it stands in the sentence",
        arguments: [
            ("buy bread for tomorrow at 8", "tomorrow at 8", nil), ("on Friday buy bread", "on Friday", nil),
            ("tomorrow at 8 buy three loaves of bread", "tomorrow at 8", "3"), ("明天8点买面包", "明天8点", nil),
        ])
    func date(text: String, when: String, loaves: String?) throws {
        var intent = Bakery.buyBread()
        intent.parameters.append(ParameterDeclaration(name: "when", type: .dateComponents, displayPriority: 3))
        let listener = listener([try Bakery.app(intents: [intent])], language: text.hasPrefix("明") ? "zh-Hans" : "en")
        switch listener.meaning(of: text) {
        case .understood(let candidate), .likely(let candidate):
            #expect(candidate.invocation.texts == ["when": when, "loaves": loaves].compactMapValues(\.self))
        case let other: Issue.record("\(other)")
        }
    }

    @Test("a phrase of your own wins, with its values, and a slot's words replace one of them")
    func ownPhrase() throws {
        let phrases = [phrase("Buy bread"), phrase("Buy me {kind}", texts: ["loaves": "2"])]
        let listener = listener([try Bakery.app()], phrases: phrases)
        let fixed = try #require(understood(listener.meaning(of: "buy bread")))
        #expect(fixed.invocation.values == ["kind": .string("rye")])
        let open = try #require(understood(listener.meaning(of: "buy me white bread")))
        #expect(open.invocation.values.isEmpty)
        #expect(open.invocation.texts == ["kind": "white bread", "loaves": "2"])
    }

    @Test("a title that is said word for word beats a phrase of your own with a slot, and nothing else does")
    func titleBeforeSlot() throws {
        let phrases = [phrase("Buy {kind}")]
        let listener = listener([try Bakery.app()], phrases: phrases)
        for said in ["Buy Bread!", "Buy bread with Bakery"] {
            #expect(try #require(understood(listener.meaning(of: said))).invocation == Invocation())
        }
        let open = try #require(understood(listener.meaning(of: "buy three loaves of bread")))
        #expect(open.invocation.texts == ["kind": "three loaves of bread"])
    }

    @Test("two apps with one title are both possible, unless one is named")
    func ambiguity() throws {
        let apps = [try Bakery.app(), try Bakery.app("Mill")]
        guard case .ambiguous(let candidates) = listener(apps).meaning(of: "buy bread") else {
            Issue.record("the phrase should be ambiguous")
            return
        }
        #expect(candidates.map(\.app.id.text) == ["org.example.bakery", "org.example.mill"])
        #expect(understood(listener(apps).meaning(of: "buy bread with mill"))?.app.info.title == "Mill")
        let narrowed = listener(apps, narrowing: Narrowing(app: BundleIdentifier("org.example.mill")))
        #expect(understood(narrowed.meaning(of: "buy bread"))?.app.info.title == "Mill")
    }

    @Test("two apps may name the slot of one phrase differently")
    func slotNames() throws {
        func app(_ name: String, slot: String) throws -> InstalledApp {
            var intent = Bakery.intent("Find", title: LocalizableText("Find ${\(slot)}"))
            intent.parameters = [ParameterDeclaration(name: slot, type: .string)]
            return try Bakery.app(name, intents: [intent])
        }
        let apps = [try app("One", slot: "query"), try app("Two", slot: "words")]
        guard case .ambiguous(let candidates) = listener(apps).meaning(of: "find the keys") else {
            Issue.record("the phrase should be ambiguous")
            return
        }
        #expect(candidates.map(\.invocation.texts) == [["query": "the keys"], ["words": "the keys"]])
    }

    @Test("one app's two intents with the same title are told apart")
    func sameTitle() throws {
        let intents = [
            Bakery.intent("A", title: LocalizableText("Go")), Bakery.intent("B", title: LocalizableText("Go")),
        ]
        let app = try Bakery.app(intents: intents)
        guard case .ambiguous(let candidates) = listener([app]).meaning(of: "go") else {
            Issue.record("the phrase should be ambiguous")
            return
        }
        #expect(candidates.count == 2)
        let narrowed = listener([app], narrowing: Narrowing(app: app.id, intent: "BIntent"))
        #expect(understood(narrowed.meaning(of: "go"))?.intent.className == "BIntent")
    }

    @Test("the phrases of all apps are those of the apps that there are now, in the language that is asked for")
    func books() throws {
        let books = PhraseBooks()
        let one = AppCatalog(apps: [try Bakery.app()])
        let two = AppCatalog(apps: [try Bakery.app(), try Bakery.app("Mill")])
        func count(_ text: String, _ catalog: AppCatalog, _ language: String = "en") -> Int {
            switch books.book(for: catalog, language: language).understanding(of: text) {
            case .understood, .likely: return 1
            case .ambiguous(let candidates): return candidates.count
            case .unsure, .nothing: return 0
            }
        }
        #expect(count("buy bread", one) == 1)
        #expect(count("buy bread", two) == 2)
        #expect(count("买面包", two) == 0)
        #expect(count("买面包", two, "zh-Hans") == 2)
        #expect(count("buy bread", two) == 2)
        #expect(count("buy bread", one) == 1)
    }

    @Test("what is not understood comes with phrases that are near")
    func unknown() throws {
        let listener = listener([try Bakery.app()], phrases: [phrase("Morning bread")])
        guard case .unknown(let suggestions) = listener.meaning(of: "yesterday evening’s bread") else {
            Issue.record("the phrase should be unknown")
            return
        }
        #expect(suggestions.first == "Morning bread")
        #expect(suggestions.contains("Buy Bread"))
        guard case .unknown(let none) = listener.meaning(of: "xyzzy") else {
            Issue.record("the sentence should be unknown")
            return
        }
        #expect(none.isEmpty)
    }

    @Test("a phrase whose intent is gone is named rather than forgotten")
    func orphan() throws {
        let listener = listener([try Bakery.app()], phrases: [phrase("Old words", intent: "SellBreadIntent")])
        guard case .orphaned(let phrase) = listener.meaning(of: "old words") else {
            Issue.record("the phrase should be orphaned")
            return
        }
        #expect(phrase.text == "Old words")
    }

    @Test("a phrase for an activity opens the app there, as long as the app takes such activities")
    func activity() throws {
        let place = ActivityPayload(activityType: "org.example.bakery.shelf", title: "Shelf")
        let phrase = PhraseRecord(
            text: "Show the shelf", normalized: "show the shelf", app: "org.example.bakery", meaning: .activity(place),
            added: Date(timeIntervalSince1970: 0))
        var app = try Bakery.app()
        guard case .orphaned = listener([app], phrases: [phrase]).meaning(of: "show the shelf") else {
            Issue.record("the phrase should be orphaned")
            return
        }
        app.info.userActivityTypes = [place.activityType]
        guard case .opens(let owner, let activity) = listener([app], phrases: [phrase]).meaning(of: "Show the SHELF!")
        else {
            Issue.record("the phrase should open the app")
            return
        }
        #expect(owner.id == app.id)
        #expect(activity == place)
        let narrowed = listener([app], phrases: [phrase], narrowing: Narrowing(app: app.id, intent: "BuyBreadIntent"))
        guard case .unknown = narrowed.meaning(of: "show the shelf") else {
            Issue.record("an intent that was asked for alone is no activity")
            return
        }
    }

    @Test(
        "a title that is no phrase is passed over, and the others are understood",
        arguments: ["", "${a}${b}", "}{", "…"])
    func unusableTitle(title: String) throws {
        let broken = Bakery.intent("Broken", title: LocalizableText(title))
        let app = try Bakery.app(intents: [broken, Bakery.buyBread()])
        #expect(understood(listener([app]).meaning(of: "buy bread"))?.intent.className == "BuyBreadIntent")
    }
}
