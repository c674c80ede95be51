// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("beckon new")
struct NewTests {
    private let folder: TemporaryFolder
    private let shell: Shell

    init() throws {
        folder = try TemporaryFolder()
        shell = try Shell()
    }

    private var output: String { folder.url.appending(path: "Kettle").path }

    @Test("says what to do next, and everyone may read the files")
    func commands() async throws {
        let run = await shell.run("new", "Kettle", "--output", output)
        #expect(run.status == 0)
        #expect(run.errors == "Created Kettle, 13 files. Try it:\n")
        #expect(
            run.output == "cd \(output)\nbeckon install .\nbeckon say \"Greet someone with Kettle\" --answer \"Ada\"\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(output)/Package.swift")
        #expect(attributes[.posixPermissions] as? Int == 0o644)
    }

    @Test("prints the package, its files and the commands as JSON")
    func json() async throws {
        let run = await shell.run("new", "Kettle", "--output", output, "--kind", "notes", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["package"] as? String == output)
        #expect((object["files"] as? [String])?.contains("Sources/KettleKit/Note.swift") == true)
        #expect(
            object["commands"] as? [String] == [
                "beckon install .", "beckon say \"Take a note with Kettle\" --answer \"Buy tea\"",
            ])
        #expect(run.errors.isEmpty)
    }

    @Test(
        "refuses a wrong command line, and writes nothing",
        arguments: [
            (["Store"], "error: another module is called ‘Store’ already; choose another name for the app"),
            (["Kettle", "--kind", "game"], "error: 'game' is not valid for --kind; write one of"),
            (["Kettle", "--panel"], "error: --panel says nothing without an extension that handles intents; leave it"),
            (["Kettle", "--identifier", "tea/pot"], "error: 'tea/pot' is not valid for --identifier; write letters"),
        ])
    func refusals(words: [String], error: String) async {
        let run = await shell.run(["new"] + words + ["--output", output])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(error), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("refuses a folder with contents, and writes to an empty one")
    func occupied() async throws {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: false)
        #expect(await shell.run("new", "Kettle", "--output", output).status == 0)
        let run = await shell.run("new", "Kettle", "--output", output)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: \(output) is not an empty folder; give a new folder with --output\n"))
    }

    @Test(
        "writes packages in which 'beckon check' finds nothing",
        arguments: [
            ["--kind", "app-intents"], ["--kind", "definition", "--panel"], ["--kind", "notes"],
            ["--kind", "notes", "--panel"],
        ])
    func check(words: [String]) async {
        #expect(await shell.run(["new", "Kettle", "--output", output] + words).status == 0)
        let scripted = ScriptedTerminal()
        let status = await BeckonProgram().command.main(["check", output, "--strict"], on: scripted.terminal())
        #expect(status == .success && scripted.output.isEmpty, "\(scripted.output)\(scripted.errors)")
    }
}
