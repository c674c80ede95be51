// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Installing and listing")
struct ListingTests {
    @Test("an installed bundle is named with what it can do")
    func install() async throws {
        let shell = try Shell()
        let run = try await shell.install(BakeryBundle())
        #expect(run.status == 0)
        #expect(run.output == "Installed Bakery (org.example.bakery): Buy Bread, Ask Price\n")
        #expect(run.errors == "")
    }

    @Test(
        "of many intents the first few are named, and how many more there are",
        arguments: [
            ("en", 0, "Installed A (a)"), ("en", 1, "Installed A (a): I1"),
            ("en", 5, "Installed A (a): I1, I2, I3, I4, I5"),
            ("en", 6, "Installed A (a): I1, I2, I3, I4 and 2 more"),
            ("zh-Hans", 31, "已安装A（a）：I1、I2、I3、I4，另有 27 个"),
        ])
    func manyIntents(language: String, count: Int, line: String) {
        #expect(ListText(language).installed("A", "a", (0..<count).map { "I\($0 + 1)" }) == line)
    }

    @Test(
        "names are listed for a shell that completes",
        arguments: [
            ("apps", "Bakery\n"), ("intents", "org.example.bakery.BuyBread\norg.example.bakery.AskPrice\n"),
            ("shortcuts", ""),
        ])
    func completions(names: String, lines: String) async throws {
        let shell = try await Shell.withBakery()
        let run = await shell.run("completions", "--list", names)
        #expect(run.output == lines && run.errors == "" && run.status == 0)
        #expect(await shell.run("completions").errors.contains("no shell is named; name bash, zsh or fish"))
    }

    @Test("a language that does not exist is refused")
    func noLanguage() async throws {
        let run = try await Shell().run("apps", "--language", "xx")
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "error: 'xx' is not valid for --language; write the tag of a language, such as en or zh-Hans\n"))
    }

    @Test("what cannot be installed ends with the thing, the reason and the remedy")
    func failedInstall() async throws {
        let run = try await Shell().run("install", "nowhere")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("/nowhere: nothing is there; check the path\n"))
        #expect(run.errors.hasPrefix("error: /"))
    }

    @Test(
        "what there is none of is said in the person's language",
        arguments: [
            ("apps", "还没有安装应用。请试试“beckon install PATH”。"), ("intents", "已安装的应用都没有意图。"),
            ("phrase list", "还没有短语。请试试“beckon phrase add TEXT BUNDLE.INTENT”。"),
        ])
    func nothing(line: String, chinese: String) async throws {
        var shell = try Shell()
        shell.variables = ["LANG": "zh_CN.UTF-8"]
        #expect(await shell.run(line.split(separator: " ").map(String.init)).errors == chinese + "\n")
    }

    @Test("apps are listed in columns, and one per line as JSON")
    func apps() async throws {
        let shell = try await Shell.withBakery()
        try await shell.install(BakeryBundle(name: "Windmill"))
        #expect(
            await shell.run("apps").output == """
                Bakery    org.example.bakery    2 intents
                Windmill  org.example.windmill  2 intents

                """)
        let lines = await shell.run("apps", "--json").output.split(separator: "\n")
        #expect(lines.count == 2)
        let first = try #require(lines.first)
        let object = try JSONSerialization.jsonObject(with: Data(first.utf8))
        let app = try #require(object as? [String: Any])
        #expect(app["identifier"] as? String == "org.example.bakery")
        #expect(app["name"] as? String == "Bakery")
        #expect(app["intents"] as? [String] == ["BuyBreadIntent", "AskPriceIntent"])
        #expect((app["path"] as? String)?.hasSuffix("/state/Apps/org.example.bakery.app") == true)
        #expect(
            (app["container"] as? String)?.hasSuffix("/state/Containers/Data/org.example.bakery/org.example.bakery")
                == true)
    }

    @Test("without an app the list is empty, and how to get one is said beside it")
    func noApps() async throws {
        let run = try await Shell().run("apps")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.contains("beckon install PATH"))
    }

    @Test("intents are listed with their parameters, in the person's language")
    func intents() async throws {
        var shell = try await Shell.withBakery()
        #expect(
            await shell.run("intents", "bakery").output == """
                Bakery  org.example.bakery
                  Buy Bread  BuyBread  loaves
                  Ask Price  AskPrice

                """)
        shell.variables["LANG"] = "zh_CN.UTF-8"
        #expect(
            await shell.run("intents").output == """
                Bakery  org.example.bakery
                  买面包  BuyBread  loaves
                  问价    AskPrice

                """)
        #expect(
            await shell.run("intents", "--json").output.split(separator: "\n").first == """
                {"app":"org.example.bakery","className":"BuyBreadIntent","kind":"Custom","name":"BuyBread",\
                "needsConfirmation":false,"parameters":[{"isArray":false,"isRequired":false,"name":"loaves",\
                "title":"Loaves","type":"integer"}],"title":"买面包"}
                """)
    }

    @Test("an app that does not exist is answered with the one that was meant")
    func unknownApp() async throws {
        let run = try await Shell.withBakery().run("intents", "Bakry")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: there is no app 'Bakry'; did you mean 'Bakery'?\n"))
    }

    @Test("the version is printed")
    func version() async throws {
        let run = try await Shell().run("--version")
        #expect(run.status == 0)
        #expect(run.output == "beckon 0.1.0\n")
    }
}
