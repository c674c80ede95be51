// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Phrases of one's own")
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

    @Test("a phrase may leave a value open")
    func slot() async throws {
        let shell = try await Shell.withBakery()
        let added = await shell.run("phrase", "add", "Bring {Loaves} loaves", "BuyBread")
        #expect(added.status == 0, "\(added.errors)")
        let run = await shell.run("say", "bring seven loaves")
        #expect(run.output == "› bring seven loaves\n✓ Bakery: The bread is on its way.\n")
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
            ("taken!", "AskPrice", "stands for AskPriceIntent of org.example.bakery"),
            ("Go", "Nothing", "no intent 'Nothing'"),
        ])
    func refusals(text: String, target: String, reason: String) async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "Taken", "AskPrice")
        let run = await shell.run("phrase", "add", text, target)
        #expect(run.status != 0)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(await shell.run("phrase", "list").output.split(separator: "\n").count == 1)
    }
}
