// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The installed SearchQuestion: pictures of questions, through its real extension process.
@Suite struct SearchQuestionTests {
    private static let intent = "com.example.searchquestion.SearchQuestion"

    @Test("of forty pictures of questions, at least 36 are answered, and none wrongly")
    func questions() async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let bank = try Self.bank()
        var (found, wrong) = (0, [String]())
        for number in 0..<40 {
            var chance = Chance(seed: UInt64(number) + 70_000)
            let fields = chance.element(of: bank)
            let picture = QuestionPicture(
                text: fields[2], options: fields[3].split(separator: "|").map(String.init), language: fields[0],
                number: number)
            let file = folder.url.appendingPathComponent("\(number).png")
            try picture.png().write(to: file)
            let answer = try await search(file, in: apps)
            let properties = answer["properties"] as? [String: Any]
            guard answer["code"] as? String == "success" else { continue }
            if answer["text"] as? String == fields[4], properties?["question"] as? String == fields[2] {
                found += 1
            } else {
                wrong.append(fields[2])
            }
        }
        print("\(found) of 40 questions found")
        #expect(found >= 36)
        #expect(wrong.isEmpty)
    }

    @Test("a picture of something else is answered with nothing", arguments: OtherPicture.allCases)
    func others(picture: OtherPicture) async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("\(picture).png")
        try picture.png().write(to: file)
        let answer = try await search(file, in: apps)
        let hasText = ![.landscape, .noise, .empty, .dark].contains(picture)
        #expect(answer["code"] as? String == (hasText ? "notFound" : "noText"))
        #expect(answer["status"] as? String == "failure")
    }

    @Test("in Chinese, the answer stands on the app's own panel, and in the app afterwards")
    func chinese() async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let fields = try #require(try Self.bank().first { $0[0] == "zh-Hans" && $0[1] == "geography" })
        let file = folder.url.appendingPathComponent("题目.png")
        try QuestionPicture(text: fields[2], options: [], language: "zh-Hans", number: 3).png().write(to: file)
        let run = try await apps.beckon(
            "run", Self.intent, "image=\(file.path)", "--json", "--language", "zh-Hans")
        let answer = try #require(try run.objects().last)
        #expect(answer["text"] as? String == fields[4], "\(run.errors)")
        #expect((answer["properties"] as? [String: Any])?["subject"] as? String == "地理")
        #expect(answer["panel"] != nil)
        #expect(try await apps.beckon("open", "com.example.searchquestion").output.contains("  \(fields[4])\n"))
    }

    @Test(
        "a search that takes long says so first, and a tap leads to its answer in the app",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func patience() async throws {
        let apps = try await signedIn()
        try await apps.useSearchQuestionPatience(0)
        let folder = try TemporaryFolder()
        let fields = try #require(try Self.bank().first { $0[0] == "en" })
        let file = folder.url.appendingPathComponent("picture.png")
        try QuestionPicture(text: fields[2], options: [], language: "en", number: 4).png().write(to: file)
        let answer = try await search(file, in: apps)
        #expect(answer["code"] as? String == "inProgress")
        #expect(answer["status"] as? String == "inProgress")
        let daemon = try await RunningDaemon.start("serve", "--unsupervised", in: apps)
        let line = try #require(await daemon.line(with: "http://127.0.0.1"))
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: try #require(line.split(separator: " ").last.map(String.init)))
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-key=tool-siri]")
        try await browser.type("Search the question in \(file.path)\u{E007}", into: "[data-key=siri-text]")
        try await browser.click(".opens")
        #expect(await daemon.line(with: "Still searching") != nil)
        #expect(await daemon.line(with: fields[4]) != nil)
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    @Test("before the first sign-in nothing is searched")
    func notSignedIn() async throws {
        let apps = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("picture.png")
        try OtherPicture.otherQuestion.png().write(to: file)
        let answer = try await search(file, in: apps)
        #expect(answer["code"] as? String == "notLoggedIn")
        #expect((answer["opens"] as? [String: Any])?["activity"] as? String == "com.example.searchquestion.signin")
    }

    @Test("what is not a picture is not taken")
    func noPicture() async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("picture.png")
        try Data("no picture".utf8).write(to: file)
        let run = try await apps.beckon("run", Self.intent, "image=\(file.path)", "--json")
        #expect(run.output.contains("That is no picture that can be read."), "\(run.output)\(run.errors)")
    }

    @Test("a screenshot of the app that shows questions is answered", arguments: [["--scale", "2"], ["--dark"]])
    func screenshot(options: [String]) async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("screen.png")
        let fields = try #require(try Self.bank().first { $0[0] == "en" })
        let shot = try await apps.beckon(["screenshot", file.path, "--app", "com.example.questionpictures"] + options)
        #expect(shot.status == 0, "\(shot.errors)")
        #expect(try await search(file, in: apps)["text"] as? String == fields[4])
    }

    @Test("as a step of a shortcut it takes the picture that comes from before, and gives the answer")
    func shortcut() async throws {
        let apps = try await signedIn()
        let folder = try TemporaryFolder()
        let (file, shortcut) = (folder.url.appending(path: "q.png"), folder.url.appending(path: "Search.shortcut"))
        let fields = try #require(try Self.bank().first { $0[0] == "en" })
        try QuestionPicture(text: fields[2], options: [], language: "en", number: 8).png().write(to: file)
        let action = ["WFWorkflowActionIdentifier": "com.example.searchquestion.SearchQuestionIntent"]
        try JSONSerialization.data(withJSONObject: ["WFWorkflowActions": [action]]).write(to: shortcut)
        let run = try await apps.beckon("shortcut", "run", shortcut.path, "--input", file.path)
        #expect(run.output == "\(fields[4])\n", "\(run.errors)")
    }

    @Test("a question is shown by its number")
    func link() async throws {
        let apps = try await InstalledApps.examples()
        let fields = try #require(try Self.bank().filter { $0[0] == "en" }.dropFirst(11).first)
        let shown = try await apps.beckon("open", "questionpictures://question/12")
        #expect(shown.output.contains("  \(fields[2])\n"), "\(shown.errors)")
    }

    private func search(_ file: URL, in apps: InstalledApps) async throws -> [String: Any] {
        let run = try await apps.beckon("run", Self.intent, "image=\(file.path)", "--json")
        return try #require(try run.objects().last, "\(run.errors)")
    }

    private func signedIn() async throws -> InstalledApps {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon("open", "searchquestion://sign-in?name=Ada")
        #expect(run.output.contains("Welcome, Ada.\n"), "\(run.errors)")
        return apps
    }

    /// The fields of each question, as the example's file has them: language, subject, text, options, answer.
    private static func bank() throws -> [[String]] {
        let file = PackageRoot.url.appendingPathComponent("Examples/Sources/QuestionBank/Questions/Questions.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
