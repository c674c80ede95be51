// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("beckon check")
struct CheckTests {
    /// A bundle with one mistake: its app does not accept the intents of its extension.
    private let bundle: BakeryBundle
    private let shell: Shell

    init() throws {
        bundle = try BakeryBundle()
        shell = try Shell()
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(
        "a finding is one line with its place and its rule; warnings alone are no failure, unless they are to be one",
        arguments: [([], 0), (["--strict"], 1)] as [([String], Int32)])
    func text(words: [String], status: Int32) async throws {
        let run = await shell.run(["check", bundle.url.path] + words)
        let lines = run.output.split(separator: "\n")
        #expect(run.status == status)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix(bundle.url.path + "/Info.plist: warning: ") })
        #expect(lines.allSatisfy { $0.hasSuffix("[intent-activity-missing]") })
        #expect(run.errors == "2 apps and extensions, 1 definition: 2 warnings\n")
    }

    @Test("an error is a failure")
    func error() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Bakery.intentdefinition")
        try Data("<plist>".utf8).write(to: file)
        #expect(await shell.run("check", file.path).status == 1)
    }

    @Test("without findings the exit code is 0 and nothing is printed but the summary")
    func clean() async throws {
        let run = await shell.run("check", bundle.url.path, "--disable", "intent-activity-missing")
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasSuffix(": nothing to fix\n"))
    }

    @Test(
        "a rule that there is not, a path to nothing, and a format that there is not are mistakes in the command line")
    func usage() async {
        for words in [["--only", "no-rule"], ["nowhere"], ["--format", "xml"]] {
            #expect(await shell.run(["check"] + words).status == 2)
        }
    }

    @Test("what was not checked is said when it is asked for")
    func verbose() async {
        let run = await shell.run("check", bundle.url.path, "--verbose")
        #expect(run.errors.contains("not checked: a bundle has no sources"))
    }

    @Test("on a terminal the line of the finding is shown with a caret below")
    func excerpt() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Bakery.intentdefinition")
        try Data(BakeryDefinition.text.replacing("How many loaves?", with: "How many ${x}?").utf8).write(to: file)
        let run = await shell.run("check", file.path, isInteractive: true)
        let lines = run.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        #expect(lines[1].contains("<key>INIntentParameterPromptDialogs</key>"))
        #expect(lines[2].firstIndex(of: "^") == lines[1].firstIndex(of: "<"))
    }

    @Test(
        "as JSON it is one object with the findings and what was checked",
        arguments: [["--json"], ["--format", "json"]])
    func json(words: [String]) async throws {
        let run = await shell.run(["check", bundle.url.path] + words)
        let object = try object(run.output)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["intent-activity-missing", "intent-activity-missing"])
        #expect(object["warnings"] as? Int == 2)
        let checked = try #require(object["checked"] as? [String: Any])
        #expect(checked["parts"] as? [String] == ["Bakery", "Intents"])
        #expect((checked["rules"] as? [String])?.count == RuleRegistry.all.count)
    }

    @Test("as SARIF it has every property that the schema of 2.1.0 requires, and only values it allows")
    func sarif() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Bakery.intentdefinition")
        try Data(BakeryDefinition.text.replacing("How many loaves?", with: "How many ${x}?").utf8).write(to: file)
        let log = try object(await shell.run("check", file.path, "--format", "sarif").output)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "beckon")
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.all.map(\.about.id))
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect((rule[key] as? [String: Any])?["text"] is String)
            }
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(!results.isEmpty)
        for result in results { try expectValid(result, rules: rules) }
    }

    private func expectValid(_ result: [String: Any], rules: [[String: Any]]) throws {
        #expect((result["message"] as? [String: Any])?["text"] is String)
        #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        let location = try #require(
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        let artifact = try #require(location["artifactLocation"] as? [String: Any])
        #expect(URL(string: try #require(artifact["uri"] as? String)) != nil)
        let region = try #require(location["region"] as? [String: Any])
        #expect(try #require(region["startLine"] as? Int) >= 1)
        #expect(try #require(region["startColumn"] as? Int) >= 1)
    }

    @Test(
        "SARIF names files relative to the working directory, and others by a whole URI",
        arguments: [
            ("Sources/My App.swift", "Sources/My%20App.swift", "SRCROOT"), ("/code/a/B.swift", "a/B.swift", "SRCROOT"),
            ("/other/B.swift", "file:///other/B.swift", nil), ("../B.swift", "file:///B.swift", nil),
            ("a:b/文.swift", "a%3Ab/%E6%96%87.swift", "SRCROOT"),
        ])
    func places(path: String, uri: String, base: String?) {
        let places = StaticAnalysisPlaces(workingDirectory: URL(filePath: "/code", directoryHint: .isDirectory))
        let location = places.location(of: Place(path: path, line: 3, column: 4))
        #expect(location.uri == uri)
        #expect(location.base == base)
    }

    @Test("the rules are listed with the effect of each mistake")
    func rules() async throws {
        let text = await shell.run("check", "--rules")
        #expect(text.status == 0)
        for rule in RuleRegistry.all.map(\.about) {
            #expect(
                text.output.contains("\(rule.id) (\(rule.severity.rawValue)): \(rule.title)\n    \(rule.explanation)\n")
            )
        }
        let json = await shell.run("check", "--rules", "--json").output.split(separator: "\n")
        #expect(json.count == RuleRegistry.all.count)
    }

    @Test("the example apps have nothing to fix")
    func examples() async throws {
        let examples = PackageRoot.url.appending(path: "Examples")
        let run = await BeckonProgram().command.main(
            ["check", examples.path], on: Terminal(output: TextStream { _ in }, errors: TextStream { _ in }))
        #expect(run == .success)
    }
}
