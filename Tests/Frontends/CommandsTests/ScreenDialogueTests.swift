// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import Foundation
import IntentValues
import PersonalShortcuts
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands

/// What a person at a terminal says to an app that asks for a phrase.
@Suite("A screen for a phrase, at a terminal", .timeLimit(.minutes(2)))
struct ScreenDialogueTests {
    private static let shelf = "org.example.bakery.shelf"

    /// The bakery, whose shelf is a place one comes back to.
    private struct Place {
        let shell: Shell
        let store: Store
        let phrases: PersonalPhrases
        let app: InstalledApp
        let catalog: AppCatalog

        init() async throws {
            shell = try Shell()
            try await shell.install(BakeryBundle(isDonating: true, activities: [shelf]))
            let system = try await shell.system()
            store = system.store
            let catalog = try await system.library(builder: SwiftPackageTool()).catalog()
            self.catalog = catalog
            app = try #require(catalog.apps.first)
            phrases = PersonalPhrases(
                store: store, screens: PhraseScreens(),
                surroundings: .init(
                    app: { catalog[$0] }, now: { Date(timeIntervalSince1970: 0) },
                    report: { _ in }))
        }

        /// Shows a screen, and has a person type lines until it is gone.
        func run(
            _ call: PhraseScreenCall, typing lines: [String], language: String = "en"
        ) async -> (reply: PhraseScreenCall.Reply?, output: String, errors: String) {
            let reply = Task { await phrases.answer(call, from: app.identity, isInFront: { true }).reply }
            let output = Mutex("")
            let errors = Mutex("")
            let rest = Mutex(lines[...])
            let terminal = Terminal(
                output: TextStream { text in output.withLock { $0 += text } },
                errors: TextStream { text in errors.withLock { $0 += text } }, isInteractive: true,
                lines: { rest.withLock { $0.popFirst() } })
            let names = ActionWords(catalog: catalog, language: language, calendar: Calendar(identifier: .gregorian))
            let dialogue = ScreenDialogue(phrases, names, on: terminal)
            for await screens in phrases.screens.changes() {
                guard let screen = screens.first else { continue }
                _ = await dialogue.ask(about: screen)
                break
            }
            // Nobody answers in a test whose time is over.
            if Task.isCancelled { reply.cancel() }
            let answer = await reply.value
            return (answer, output.withLock { $0 }, errors.withLock { $0 })
        }

        func add(_ title: String = "Shelf", proposing phrase: String? = "Show the shelf") -> PhraseScreenCall {
            var activity = ActivityPayload(activityType: ScreenDialogueTests.shelf, title: title)
            activity.suggestedInvocationPhrase = phrase
            return .add(.activity(activity))
        }

        func saved() async throws -> [String] { try await store.latestPhrases(.max).map(\.text) }
    }

    @Test(
        "Return takes what is proposed, words take themselves, and there are several ways to leave",
        arguments: [
            ([""], ["Show the shelf"]), (["Bread here"], ["Bread here"]), (["cancel"], []), (["Cancel."], []),
            (["\u{1B}"], []), ([], []), (["取消"], []), (["!!!", "Bread here"], ["Bread here"]),
        ] as [([String], [String])])
    func adding(lines: [String], saved: [String]) async throws {
        let place = try await Place()
        let (reply, output, errors) = await place.run(place.add(), typing: lines)
        #expect(try await place.saved() == saved)
        #expect(output.hasPrefix("Bakery would like a phrase for ‘Shelf’.\nPress Return for ‘Show the shelf’"))
        #expect(errors.contains("no words") == lines.contains("!!!"))
        if saved.isEmpty {
            #expect(reply == .cancelled)
            #expect(output.hasSuffix("Nothing has changed.\n"))
        } else if case .saved(let action)? = reply {
            #expect([action.phrase] == saved)
            #expect(output.hasSuffix("‘\(action.phrase)’ now means Shelf of Bakery.\n"))
        } else {
            Issue.record("\(String(describing: reply)) reports no phrase")
        }
    }

    @Test("Return leaves a screen where nothing is proposed")
    func nothingProposed() async throws {
        let place = try await Place()
        let (reply, output, _) = await place.run(place.add(proposing: "\u{202E} \n"), typing: [""])
        #expect(reply == .cancelled)
        #expect(output.contains("Type what you will say"))
    }

    @Test(
        "words that are taken are asked about, and replaced only on demand",
        arguments: [
            (["replace"], ["show the shelf"]), (["替换"], ["show the shelf"]), (["Bread"], ["Show the SHELF", "Bread"]),
            ([""], ["Show the SHELF"]), (["cancel"], ["Show the SHELF"]),
        ] as [([String], [String])])
    func clash(lines: [String], saved: [String]) async throws {
        let place = try await Place()
        _ = await place.run(place.add("Counter"), typing: ["Show the SHELF"])
        let (_, output, _) = await place.run(place.add(), typing: ["show the shelf"] + lines)
        #expect(
            output.contains("‘Show the SHELF’ already stands for ‘Counter’ of Bakery; replace it, or choose another?"))
        #expect(try await place.saved() == saved)
    }

    @Test(
        "a phrase is changed, removed or left",
        arguments: [
            (["Bread here"], ["Bread here"]), (["remove"], []), (["移除"], []), ([""], ["Show the shelf"]),
            (["cancel"], ["Show the shelf"]),
        ] as [([String], [String])])
    func editing(lines: [String], saved: [String]) async throws {
        let place = try await Place()
        _ = await place.run(place.add(), typing: [""])
        let identifier = try #require(try await place.store.latestPhrases(.max).first?.identifier)
        let (reply, output, _) = await place.run(.edit(identifier), typing: lines)
        #expect(output.hasPrefix("‘Show the shelf’ stands for ‘Shelf’ of Bakery.\n"))
        #expect(try await place.saved() == saved)
        if saved.isEmpty { #expect(reply == .deleted(identifier)) }
    }

    @Test("Chinese is spoken where it is wanted")
    func chinese() async throws {
        let place = try await Place()
        let (_, output, _) = await place.run(place.add(), typing: [""], language: "zh-Hans")
        #expect(output.contains("想为“Shelf”添加一个短语"))
        #expect(output.hasSuffix("“Show the shelf”现在代表“Bakery”的“Shelf”。\n"))
        let (_, clash, errors) = await place.run(
            place.add("Counter"), typing: ["{}", "show the shelf", "替换"], language: "zh-Hans")
        #expect(errors == "“{}”里有一个没有名称的空位；请在花括号里写上参数的名称\n")
        #expect(clash.contains("“Show the shelf”已经代表“Bakery”的“Shelf”。输入“替换”，或换一种说法。"))
        #expect(clash.hasSuffix("“show the shelf”现在代表“Bakery”的“Counter”。\n"))
    }

    @Test("an intent is named with its values, where it is asked for and where it has a phrase")
    func values() async throws {
        let place = try await Place()
        func buy(_ loaves: Int) -> PhraseScreenCall {
            .add(.intent(IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(loaves)])))
        }
        let (_, output, _) = await place.run(buy(4), typing: ["Four"])
        #expect(output.hasPrefix("Bakery would like a phrase for ‘Buy 4 loaves’."))
        #expect(output.hasSuffix("‘Four’ now means Buy 4 loaves of Bakery.\n"))
        let (_, chinese, _) = await place.run(buy(5), typing: ["four"], language: "zh-Hans")
        #expect(chinese.hasPrefix("“Bakery”想为“买5个面包”添加一个短语。"))
        #expect(chinese.contains("“Four”已经代表“Bakery”的“买4个面包”"))
    }
}
