// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Donations
import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands

@Suite("Suggestions on the command line")
struct SuggestionTests {
    private static let app = "org.example.bakery"

    /// A bakery where bread was bought with four loaves twice, and once without a number, or as often as is said.
    private static func filled(_ purchases: [Int?] = [4, nil, 4]) async throws -> Shell {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true))
        let app = try #require(BundleIdentifier(app))
        let identity = BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
        let donations = try await shell.system().donations
        for loaves in purchases {
            let values = loaves.map { ["loaves": IntentValue.integer($0)] } ?? [:]
            let intent = IntentPayload(className: "Bakery.BuyBreadIntent", values: values)
            let reply = await donations.answer(
                .donate(DonationPayload(InteractionPayload(intent: intent))), from: identity)
            #expect(reply.refusal == nil)
        }
        return shell
    }

    @Test("what was donated is offered with its reason, in the person's language")
    func offers() async throws {
        let shell = try await Self.filled()
        let run = await shell.run("suggest", "--surface", "lock", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("\"app\":\"org.example.bakery\"") && $0.contains("\"why\":\"") })
        let chinese = await shell.run("suggest", "--surface", "lock", "--language", "zh-Hans")
        #expect(chinese.output.contains("不久前用过"))
    }

    @Test("a daemon that ends has learned what was done, and a command that ends leaves it to the next")
    func ending() async throws {
        for isShared in [true, false] {
            let shell = try await Self.filled()
            let system = try await shell.system(isShared: isShared)
            await system.end()
            let hasLearned = try await system.store.suggestionState() != nil
            #expect(hasLearned == isShared)
        }
    }

    @Test("what is said of suggestions is said in Chinese too")
    func chinese() async throws {
        let shell = try await Self.filled()
        let words = ["--language", "zh-Hans"]
        #expect(await shell.run(["suggest", "dismiss", "1"] + words).output == "已学会。\n")
        #expect(
            await shell.run(["settings", "Bakery", "--learn", "off"] + words).output == "Bakery：不从此应用学习，显示建议\n")
        #expect(
            await shell.run(["settings", "Bakery", "--suggestions", "off"] + words).output
                == "Bakery：不从此应用学习，不显示建议\n")
        let forgetting = await shell.run(["forget", "Bakery"] + words, typing: ["是"], isInteractive: true)
        #expect(forgetting.output.contains("要忘记"))
        #expect(forgetting.output.hasSuffix("已忘记。\n"))
        #expect(await shell.run(["suggest"] + words).errors == "还没有可以建议的内容。\n")
    }

    @Test("what was done just now, or may not be suggested, is said otherwise than that nothing is known")
    func emptiness() async throws {
        let none = try Shell()
        #expect(await none.run("suggest").errors == "There is nothing to suggest yet.\n")
        let once = try await Self.filled([4])
        #expect(
            await once.run("suggest", "--surface", "after").errors.hasPrefix("There is nothing else to suggest now. "))
        #expect(await once.run("suggest", "--surface", "lock").errors.isEmpty)
        let shell = try await Self.filled()
        #expect(await shell.run("settings", "Bakery", "--suggestions", "off").status == 0)
        #expect(await shell.run("suggest").errors.hasPrefix("There is nothing else to suggest now. "))
        #expect(await shell.run("suggest", "--language", "zh-Hans").errors.hasPrefix("现在没有别的可以建议。"))
    }

    @Test("where one app has kept no activity it is not said of all")
    func activities() async throws {
        let shell = try await Self.filled()
        #expect(await shell.run("activity", "list", "Bakery").errors == "org.example.bakery has saved no activities.\n")
        #expect(await shell.run("activity", "list").errors == "No app has saved an activity.\n")
    }

    @Test("answers teach, and wrong ones say what to give")
    func answers() async throws {
        let shell = try await Self.filled()
        #expect(await shell.run("suggest", "dismiss", "1").output == "Learned.\n")
        #expect(await shell.run("suggest", "accept", "1").status == 0)
        #expect(await shell.run("suggest", "dismiss", "99").errors.contains("there is no donated action 99"))
        for words in [["suggest", "like", "1"], ["suggest", "accept"], ["suggest", "accept", "x"]] {
            let run = await shell.run(words)
            #expect(run.status != 0)
            #expect(run.errors.contains("is not an answer to a suggestion"))
        }
    }

    @Test(
        "times and limits are looked at",
        arguments: [["--at", "tomorrow"], ["--limit", "0"], ["--limit", "101"], ["--surface", "wall"]])
    func mistakes(words: [String]) async throws {
        let run = try await Shell().run(["suggest"] + words)
        #expect(run.status != 0)
        #expect(run.output.isEmpty)
    }

    @Test(
        "what would not be used is named",
        arguments: [
            (["--output", "p.tsv"], "--output says nothing without --evaluate"),
            (["--evaluate", "e.tsv", "--place", "home"], "--place says nothing with --evaluate"),
            (["--evaluate", "e.tsv", "accept", "1"], "ANSWER says nothing with --evaluate"),
            (["dismiss", "1", "--at", "2026-11-20T18:30"], "--at says nothing with an answer"),
        ])
    func unheeded(words: [String], mistake: String) async throws {
        let run = try await Self.filled().run(["suggest"] + words)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: \(mistake)"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("dates are read with and without a zone")
    func dates() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 7_200))
        let local = try #require(DateText(argument: "2026-11-20T18:30")?.date(in: zone))
        #expect(local == DateText(argument: "2026-11-20T16:30:00Z")?.date(in: zone))
        #expect(DateText(argument: "2026-11-20T18:30:05")?.date(in: zone) == local.addingTimeInterval(5))
        #expect(local == DateText(argument: "2026-11-20 18:30+02:00")?.date(in: .gmt))
        #expect(DateText(argument: "1970-01-01T00:00Z")?.date(in: zone) == Date(timeIntervalSince1970: 0))
        #expect(DateText(argument: "9999-12-31T23:59:59Z")?.date(in: zone)?.timeIntervalSince1970 == 253_402_300_799)
    }

    @Test(
        "what is not a date is refused, not replaced by the next best",
        arguments: [
            "20 November", "", "-1", "2026-11-20", "2026-13-01T00:00", "2026-02-30T10:00", "2026-11-20T24:00",
            "2026-11-20T18:60", "2026-11-20T18:30:60Z", "1969-12-31T23:59", "0000-01-01T00:00:00Z",
            "99999-01-01T00:00Z",
            "2026-11-20T18:30+24:00", "2026-11-20T18:30Zulu", "٢٠٢٦-١١-٢٠T١٨:٣٠",
        ])
    func noDates(text: String) {
        #expect(DateText(argument: text) == nil)
    }

    @Test("a switch that is off is remembered, and keeps an app's actions back")
    func settings() async throws {
        let shell = try await Self.filled()
        let off = await shell.run("settings", "Bakery", "--suggestions", "off", "--json")
        #expect(off.output == "{\"app\":\"org.example.bakery\",\"learn\":true,\"suggestions\":false}\n")
        #expect(await shell.run("suggest", "--json").output.isEmpty)
        #expect(await shell.run("settings").output.contains("show suggestions off"))
        #expect(await shell.run("settings", "--learn", "off").errors.contains("name the app"))
    }

    @Test("nothing is forgotten without a yes")
    func forgetting() async throws {
        let shell = try await Self.filled()
        #expect(await shell.run("forget", "--all").errors.contains("add --yes"))
        #expect(await shell.run("forget").errors.contains("either an app or --all"))
        let declined = await shell.run(["forget", "Bakery"], typing: ["no"], isInteractive: true)
        #expect(declined.status == 1)
        #expect(declined.errors == "Nothing was forgotten.\n")
        #expect(await shell.run("suggest", "--surface", "lock", "--json").output.split(separator: "\n").count == 2)
        #expect(await shell.run(["forget", "Bakery"], typing: ["yes"], isInteractive: true).status == 0)
        #expect(await shell.run("suggest", "--json").output.isEmpty)
        #expect(await shell.run("forget", "--all", "--yes", "--json").output == "{\"actions\":[],\"donations\":0}\n")
    }

    @Test("a recording gives predictions, and its mistakes their lines")
    func evaluation() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "events.tsv")
        let header = "event_id\tuser\tepoch_local\tdate\thour\tweekday\tplace\taction\tsplit\tstart\n"
        let rows = "1\tu\t5\td\t0\t3\t-\tTea\ttrain\t1\n2\tu\t900\td\t0\t3\t-\tTea\ttest\t1\n"
        try Data((header + rows).utf8).write(to: file)
        let shell = try Shell()
        let run = await shell.run("suggest", "--evaluate", file.path)
        #expect(run.output == "2\tTea\n")
        #expect(run.errors.contains("1 predictions: HR@1 100.00 (expected "))
        try Data((header + "1\tu\tx\n").utf8).write(to: file)
        let wrong = await shell.run("suggest", "--evaluate", file.path)
        #expect(wrong.status != 0)
        #expect(wrong.errors.contains("line 2: expected 10 cells, found 3"))
        try Data((header + "1\tu\t\u{1B}[2J\u{202E}\td\t0\t3\t-\tTea\ttest\t1\n").utf8).write(to: file)
        let steering = await shell.run("suggest", "--evaluate", file.path)
        #expect(steering.errors.contains("line 2: epoch_local is ‘ [2J’"), "\(steering.errors)")
        try (Data((header + rows).utf8) + [0xFF, 0x0A]).write(to: file)
        #expect(await shell.run("suggest", "--evaluate", file.path).errors.contains("line 4 is not UTF-8"))
        let folderError = await shell.run("suggest", "--evaluate", folder.url.path)
        #expect(folderError.errors.contains("cannot be read; give a file with events"))
        try Data((header + rows).utf8).write(to: file)
        let nowhere = await shell.run("suggest", "--evaluate", file.path, "--output", "/nowhere/out.tsv")
        #expect(nowhere.errors.contains("/nowhere/out.tsv cannot be written"))
        withExtendedLifetime(folder) {}
    }
}
