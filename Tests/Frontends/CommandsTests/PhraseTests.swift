// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Donations
import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands

@Suite("Phrases of your own")
struct PhraseTests {
    @Test("a phrase is added, listed, said and removed")
    func life() async throws {
        let shell = try await Shell.withBakery()
        let added = await shell.run("phrase", "add", "Party time", "Bakery.BuyBread", "loaves=9")
        #expect(added.output == "‘Party time’ now means Buy Bread of Bakery.\n")
        #expect(
            await shell.run("phrase", "list").output
                == "1  Party time  org.example.bakery BuyBreadIntent  loaves=9\n")
        #expect(
            await shell.run("phrase", "list", "--json").output == """
                {"added":"2027-01-15T08:00:00Z","app":"org.example.bakery","id":1,"intent":"BuyBreadIntent",\
                "text":"Party time","values":{"loaves":"9"}}

                """)
        #expect(await shell.run("say", "party TIME!").output.hasSuffix("✓ Bakery: The bread is on its way.\n"))
        #expect(await shell.run("phrase", "remove", "PARTY time").output == "Removed ‘Party time’.\n")
        #expect(await shell.run("say", "party time").status == 1)
    }

    @Test("with --offered what apps can be told is listed too, app by app")
    func offered() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "Party time", "Bakery.BuyBread", "loaves=9")
        #expect(
            await shell.run("phrase", "list", "--offered").output == """
                Party time
                Buy Bread   Bakery
                Ask Price   Bakery

                """)
        let object = await shell.run("phrase", "list", "Bakery", "--offered", "--json")
        #expect(
            object.output == """
                {"text":"Party time"}
                {"app":"org.example.bakery","text":"Buy Bread"}
                {"app":"org.example.bakery","text":"Ask Price"}

                """)
    }

    @Test("a phrase may leave a value open")
    func slot() async throws {
        let shell = try await Shell.withBakery()
        let added = await shell.run("phrase", "add", "Bring {Loaves} loaves", "BuyBread")
        #expect(added.status == 0, "\(added.errors)")
        let run = await shell.run("say", "bring seven loaves")
        #expect(run.output == "› bring seven loaves\n✓ Bakery: The bread is on its way.\n")
    }

    @Test(
        "a slot may be written with spaces, in any case, or in the braces of a Chinese keyboard",
        arguments: [
            ("Fetch { Loaves } loaves", "fetch seven loaves"), ("来｛loaves｝个面包", "来 7 个面包"),
        ])
    func slotSpelling(phrase: String, said: String) async throws {
        let shell = try await Shell.withBakery()
        #expect(await shell.run("phrase", "add", phrase, "BuyBread").status == 0)
        let run = await shell.run("say", said)
        #expect(run.output.hasSuffix("✓ Bakery: The bread is on its way.\n"), "\(run.output)")
    }

    @Test("what is wrong with a phrase is said in the person's language")
    func chineseRefusal() async throws {
        let shell = try await Shell.withBakery()
        let run = await shell.run("phrase", "add", "买 {}", "BuyBread", "--language", "zh-Hans")
        #expect(run.errors.contains("没有名称的空位"), "\(run.errors)")
    }

    @Test("a phrase is removed by its number")
    func number() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "One", "AskPrice")
        #expect(await shell.run("phrase", "remove", "1").output == "Removed ‘One’.\n")
        let again = await shell.run("phrase", "remove", "1")
        #expect(again.status == 2)
        #expect(again.errors.contains("there is no phrase '1'"))
    }

    @Test(
        "a phrase that cannot be is refused with the reason",
        arguments: [
            ("!!!", "AskPrice", "no words"), ("Buy {breads}", "BuyBread", "no parameter 'breads'"),
            ("Buy {loaves", "BuyBread", "brace"), ("Taken", "BuyBread", "sounds like ‘Taken’"),
            ("taken!", "AskPrice", "stands for ‘Ask Price’ of Bakery"),
            ("Go", "Nothing", "no intent 'Nothing'"), ("Go", "3", "write '--donated 3'"),
        ])
    func refusals(text: String, target: String, reason: String) async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "Taken", "AskPrice")
        let run = await shell.run("phrase", "add", text, target)
        #expect(run.status != 0)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(await shell.run("phrase", "list").output.split(separator: "\n").count == 1)
    }

    @Test("words that are taken are replaced where that is asked for, or a person agrees")
    func replacing() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "Taken", "AskPrice")
        let refused = await shell.run("phrase", "add", "taken!", "BuyBread")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("--replace"))
        #expect(await shell.run("phrase", "add", "taken!", "BuyBread", "--replace").status == 0)
        #expect(await shell.run("phrase", "list").output.contains("BuyBreadIntent"))
        let asked = await shell.run(
            "phrase", "add", "TAKEN", "AskPrice", typing: ["replace"], isInteractive: true)
        #expect(asked.output.contains("‘taken!’ already stands for ‘Buy Bread’ of Bakery"))
        #expect(asked.output.hasSuffix("‘TAKEN’ now means Ask Price of Bakery.\n"))
        let left = await shell.run("phrase", "add", "taken", "BuyBread", typing: [""], isInteractive: true)
        #expect(left.status == 1)
        let other = await shell.run(
            "phrase", "add", "taken", "BuyBread", typing: ["Something else"], isInteractive: true)
        #expect(other.output.hasSuffix("‘Something else’ now means Buy Bread of Bakery.\n"))
        #expect(await shell.run("phrase", "list").output.split(separator: "\n").count == 2)
    }

    @Test("a phrase stands for a kept activity by its action's number, and says where it leads")
    func activity() async throws {
        let shell = try Shell()
        try await shell.install(BakeryBundle(activities: ["org.example.bakery.shelf"]))
        let activity = ActivityPayload(activityType: "org.example.bakery.shelf", title: "The shelf")
        _ = try await shell.system().store.keep(
            ActivityRecord(app: "org.example.bakery", activity: activity, used: Date(timeIntervalSince1970: 0)),
            atMost: 20)
        let added = await shell.run("phrase", "add", "Show the shelf", "--donated", "1")
        #expect(added.output == "‘Show the shelf’ now means The shelf of Bakery.\n", "\(added.errors)")
        #expect(
            await shell.run("phrase", "list").output
                == "1  Show the shelf  org.example.bakery org.example.bakery.shelf  ‘The shelf’\n")
        let said = await shell.run("say", "show the shelf", "--no-open", "--json")
        #expect(said.status == 0)
        #expect(said.output.contains(#""code":"continueInApp""#))
        #expect(!said.output.contains(#""intent""#))
        let missing = await shell.run("phrase", "add", "Another", "--donated", "9")
        #expect(missing.errors.contains("there is no donated action 9"))
    }

    @Test("a donated intent gets a phrase by its action's number, and is named with its values")
    func intent() async throws {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true))
        let system = try await shell.system()
        let app = try #require(try await system.library(builder: SwiftPackageTool()).catalog().apps.first)
        for loaves in 2...3 {
            let intent = IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(loaves)])
            let reply = await system.donations.answer(
                .donate(DonationPayload(InteractionPayload(intent: intent))), from: app.identity)
            #expect(reply.refusal == nil)
        }
        let added = await shell.run("phrase", "add", "Two", "--donated", "1")
        #expect(added.output == "‘Two’ now means Buy 2 loaves of Bakery.\n", "\(added.errors)")
        let chinese = await shell.run("phrase", "add", "三个", "--donated", "2", "--language", "zh-Hans")
        #expect(chinese.output == "“三个”现在代表“Bakery”的“买3个面包”。\n", "\(chinese.errors)")
        let clash = await shell.run("phrase", "add", "two!", "--donated", "2")
        #expect(clash.errors.contains("‘two!’ sounds like ‘Two’, which already stands for ‘Buy 2 loaves’ of Bakery"))
        let wrong = await shell.run("phrase", "add", "!!!", "--donated", "2", "--language", "zh-Hans")
        #expect(wrong.errors.contains("里没有可以识别的词"))
        #expect(wrong.status == 2)
        for line in [["{", "Bakery.BuyBread"], ["Nine", "--donated", "9"], ["Nine", "--proposed", "9"]] {
            #expect(await shell.run(["phrase", "add"] + line).status == 2, "\(line)")
        }
        #expect(await shell.run("phrase", "screens", "--language", "zh-Hans").errors == "没有应用在等待短语。\n")
    }

    @Test("an answer is one, and for a screen that is there")
    func answers() async throws {
        let shell = try await Shell.withBakery()
        #expect(await shell.run("phrase", "screens").errors == "No app asks for a phrase.\n")
        #expect(await shell.run("phrase", "answer", "1", "Bread").errors.contains("there is no screen 1"))
        let two = await shell.run("phrase", "answer", "1", "Bread", "--cancel")
        #expect(two.status == 2)
        #expect(two.errors.contains("give only one answer"))
        let nothing = await shell.run("phrase", "add", "Bread")
        #expect(nothing.errors.contains("give BUNDLE.INTENT, --donated ID, --proposed ID or --shortcut NAME"))
    }
}
