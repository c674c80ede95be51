// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Commands
import ExtensionHost
import Foundation
import Sentences
import Synchronization
import TestSupport
import Testing

@Suite("Talking")
struct TalkingTests {
    private func kinds(_ run: Shell.Run) throws -> [String] {
        try run.output.split(separator: "\n").map { line in
            let turn = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return ["turn", "kind", "code"].compactMap { turn?[$0] as? String }.joined(separator: " ")
        }
    }

    @Test("a conversation reads like one")
    func say() async throws {
        let run = try await Shell.withBakery().run("say", "Buy bread", "--answer", "3")
        #expect(run.status == 0)
        #expect(
            run.output == """
                › Buy bread
                Bakery: How many loaves?
                › 3
                ✓ Bakery: The bread is on its way.

                """)
        #expect(run.errors == "warning: an odd thing happened\n")
    }

    @Test("the same as JSON, one turn per line")
    func json() async throws {
        let run = try await Shell.withBakery().run("say", "Buy bread", "--answer", "3", "--json")
        #expect(try kinds(run) == ["said", "prompt needsValue", "said", "response success"])
        #expect(run.errors == "")
    }

    @Test("in Chinese")
    func chinese() async throws {
        let run = try await Shell.withBakery()
            .run("say", "买面包", "--answer", "三个", "--language", "zh-Hans")
        #expect(run.output.contains("Bakery: 要几个？"))
        #expect(run.output.contains("面包已经在路上了。"))
    }

    @Test("with no answer left the status says that somebody waits")
    func waiting() async throws {
        let run = try await Shell.withBakery().run("say", "Buy bread")
        #expect(run.status == 3)
        #expect(run.output.hasSuffix("How many loaves?\n"))
    }

    @Test("at a terminal the person is asked, and what they typed is not repeated")
    func asking() async throws {
        let run = try await Shell.withBakery().run("say", "Buy bread", typing: ["2"], isInteractive: true)
        #expect(run.status == 0)
        #expect(
            run.output == """
                › Buy bread
                Bakery: How many loaves?
                › ✓ Bakery: The bread is on its way.

                """)
    }

    @Test("with --json nobody is asked, at a terminal neither")
    func jsonNeverAsks() async throws {
        let run = try await Shell.withBakery()
            .run("say", "Buy bread", "--json", typing: ["2"], isInteractive: true)
        #expect(run.status == 3)
    }

    @Test("what nobody understands fails with phrases that are near")
    func notUnderstood() async throws {
        let run = try await Shell.withBakery().run("say", "Yesterday evening’s bread")
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("✗ Sorry, I didn’t understand that. You can say:\n  1  Buy Bread\n"))
    }

    @Test("in a chat the number of a phrase that is near says it")
    func near() async throws {
        let run = try await Shell.withBakery().run("chat", typing: ["Yesterday evening’s bread", "1", "2", "quit"])
        #expect(run.output.contains("› Buy Bread\nBakery: How many loaves?"), "\(run.output)")
    }

    @Test("with --complete nothing is done, and what it may become is listed")
    func complete() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("phrase", "add", "Buy the usual", "BuyBread", "loaves=4")
        let run = await shell.run("say", "buy", "--complete")
        #expect(
            run.output == """
                Buy the usual
                Buy Bread      Bakery

                """)
        let object = await shell.run("say", "buy", "--complete", "--json")
        #expect(
            object.output == """
                {"text":"Buy the usual"}
                {"app":"org.example.bakery","text":"Buy Bread"}

                """)
        let none = await shell.run("say", "sandwich", "--complete")
        #expect(none.status == 1)
        #expect(none.output.isEmpty)
    }

    @Test("what may be meant is asked about, and no ends it")
    func unsure() async throws {
        let run = try await Shell.withBakery().run("say", "Sell bread", "--answer", "no")
        #expect(run.status == 1)
        #expect(run.output.contains("Did you mean one of these?\n  1  Buy Bread\n  2  No\n"))
    }

    @Test("with --explain nothing is done, and the readings are shown with how far they are from what could be said")
    func explain() async throws {
        let shell = try await Shell.withBakery()
        let run = await shell.run("say", "buy some bread", "--explain")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Understood:\n  0.02  Buy Bread · Bakery · BuyBreadIntent · ‘Buy Bread’\n"))
        let object = await shell.run("say", "Sell bread", "--explain", "--json")
        #expect(object.output.contains("\"outcome\":\"unsure\""))
        let nothing = await shell.run("say", "how is the weather", "--explain")
        #expect(nothing.status == 1)
        #expect(nothing.output == "Not understood.\n")
    }

    @Test("between two apps the person chooses, unless one is named")
    func twoApps() async throws {
        let shell = try await Shell.withBakery()
        try await shell.install(BakeryBundle(name: "Windmill"))
        let chosen = await shell.run("say", "Ask price", "--answer", "windmill")
        #expect(chosen.output.contains("  1  Bakery\n  2  Windmill\n"))
        #expect(chosen.output.hasSuffix("✓ Windmill: Two coins.\n"))
        let named = await shell.run("say", "Ask price", "--app", "Windmill")
        #expect(named.output == "› Ask price\n✓ Windmill: Two coins.\n")
    }

    @Test(
        "an intent is run by any unambiguous name",
        arguments: ["org.example.bakery.BuyBread", "Bakery.BuyBreadIntent", "bakery.buybread", "BuyBread"])
    func run(target: String) async throws {
        let run = try await Shell.withBakery().run("run", target, "loaves=2")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "✓ Bakery: The bread is on its way.\n")
    }

    @Test(
        "a name that is wrong is answered with the one that was meant, before anything is done",
        arguments: [
            ("Bakery.ByBread", "loaves=2", "there is no intent 'ByBread'; did you mean 'BuyBread'?"),
            ("Bakeri.BuyBread", "loaves=2", "there is no app 'Bakeri'; did you mean 'Bakery'?"),
            ("BuyBeard", "loaves=2", "there is no intent 'BuyBeard'; did you mean 'BuyBread'?"),
            ("Bakery.BuyBread", "loavs=2", "BuyBreadIntent has no parameter 'loavs'; did you mean 'loaves'?"),
            ("Bakery.BuyBread", "2", "'2' gives no parameter a value; write NAME=VALUE, such as loaves=2"),
            ("Bakery.AskPrice", "a=2", "AskPriceIntent has no parameter 'a'; remove it: the intent has no parameters"),
        ])
    func wrongNames(target: String, value: String, message: String) async throws {
        let run = try await Shell.withBakery().run("run", target, value)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error: \(message)\n"))
    }

    @Test("a space between a name and its value is what the message is about")
    func space() async throws {
        let run = try await Shell.withBakery().run("run", "BuyBread", "loaves=", "2")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: '2' gives no parameter a value; write loaves=2, without the space\n"))
    }

    @Test("a crash is told to the person in a sentence and to the developer in full")
    func crash() async throws {
        let run = try await Shell.withBakery().run("run", "BuyBread", "loaves=11")
        #expect(run.status == 1)
        #expect(run.output == "✗ Bakery stopped because of a problem.\n")
        #expect(run.errors == "  the oven exploded\n  Fatal error: oven\n")
    }

    @Test("a chat goes from conversation to conversation, until the input or the person ends it")
    func chat() async throws {
        let shell = try await Shell.withBakery()
        let run = await shell.run("chat", typing: ["", "Ask price", "buy bread", "4", "nonsense", "quit", "Ask price"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                › Ask price
                ✓ Bakery: Two coins.
                › buy bread
                Bakery: How many loaves?
                › 4
                ✓ Bakery: The bread is on its way.
                › nonsense
                ✗ Sorry, I didn’t understand that.

                """)
        let help = await shell.run("chat", typing: ["help"])
        #expect(help.output.contains("Buy Bread (Bakery)\n"))
    }

    @Test("what a person types with spaces around it is not repeated either")
    func spaces() async throws {
        let run = try await Shell.withBakery().run("chat", typing: ["  ask price ", "quit"], isInteractive: true)
        #expect(run.output == "› ✓ Bakery: Two coins.\n› ")
    }

    @Test(
        "extensions get the time that is allowed, and no nonsense is",
        arguments: [("2.5", 0), ("0", 2), ("soon", 2), ("-1", 2)])
    func timeout(seconds: String, status: Int32) async throws {
        var shell = try await Shell.withBakery()
        let allowed = Mutex<Duration?>(nil)
        shell.onSettings = { settings in allowed.withLock { $0 = settings.limits.answer } }
        #expect(await shell.run("run", "AskPrice", "--timeout", seconds).status == status)
        #expect(allowed.withLock { $0 } == (status == 0 ? .seconds(2.5) : nil))
    }

    @Test(
        "extensions are closed in, unless the person says otherwise",
        arguments: [([], true), (["--no-sandbox"], false)])
    func sandbox(words: [String], isSandboxed: Bool) async throws {
        var shell = try await Shell.withBakery()
        let wanted = Mutex<Bool?>(nil)
        shell.onSettings = { settings in
            wanted.withLock { $0 = settings.isSandboxed }
            settings.warn("the oven is open")
        }
        let run = await shell.run(["run", "AskPrice"] + words)
        #expect(run.status == 0)
        #expect(wanted.withLock { $0 } == isSandboxed)
        #expect(run.errors.contains("warning: the oven is open\n"))
    }
}
