// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc generate")
struct GenerateCommandTests {
    private let folder: TemporaryFolder
    private let output: URL

    init() throws {
        folder = try TemporaryFolder()
        output = folder.url.appendingPathComponent("a/Generated")
    }

    @Test("writes a file per class into a folder that it makes, and says nothing")
    func files() async throws {
        let run = try await Intentc.run("generate", Intentc.sound.path, "--output", output.path)
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.errors.isEmpty)
        #expect(try Intentc.names(in: output) == ["BorrowBookIntent.swift"])
    }

    @Test("writes nothing where the definition has errors")
    func nothing() async throws {
        let broken = try Intentc.broken(in: folder.url)
        let run = try await Intentc.run("generate", broken.path, "--output", output.path)
        #expect(run.status == 1)
        #expect(run.errors.contains(": error: "))
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test("lists absolute paths and writes nothing in a dry run")
    func dryRun() async throws {
        let run = try await Intentc.run(
            "generate", Intentc.sound.path, "--output", "Out", "--dry-run", in: folder.url)
        #expect(run.status == 0)
        let expected = folder.url.resolvingSymlinksInPath().appendingPathComponent("Out/BorrowBookIntent.swift").path
        #expect(run.output == expected + "\n")
        #expect(try Intentc.names(in: folder.url).isEmpty)
        let json = try await Intentc.run(
            "generate", Intentc.sound.path, "--output", "Out", "--dry-run", "--json", in: folder.url)
        #expect(json.output == "[\"\(expected)\"]\n")
    }

    @Test("leaves files alone whose contents stay the same")
    func unchanged() async throws {
        _ = try await Intentc.run("generate", Intentc.sound.path, "--output", output.path)
        let file = output.appendingPathComponent("BorrowBookIntent.swift").path
        let first = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        _ = try await Intentc.run("generate", Intentc.sound.path, "--output", output.path)
        let second = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        #expect(first != nil && first == second)
    }

    @Test("puts everything into one file where asked")
    func singleFile() async throws {
        let run = try await Intentc.run(
            "generate", Intentc.sound.path, "--output", output.path, "--single-file", "All.swift")
        #expect(run.status == 0)
        #expect(try Intentc.names(in: output) == ["All.swift"])
    }

    @Test("takes a class prefix and a visibility")
    func options() async throws {
        let run = try await Intentc.run(
            "generate", Intentc.sound.path, "--output=\(output.path)", "--class-prefix", "LB",
            "--visibility=internal")
        #expect(run.status == 0)
        let source = try String(
            contentsOf: output.appendingPathComponent("LBBorrowBookIntent.swift"), encoding: .utf8)
        #expect(source.contains("internal class LBBorrowBookIntent: INIntent {"))
    }

    @Test("takes both from the project around the definition, where the command does not say them")
    func settings() async throws {
        let definition = folder.url.appendingPathComponent("Library.intentdefinition")
        try FileManager.default.copyItem(at: Intentc.sound, to: definition)
        let settings = folder.url.appendingPathComponent("intentc.json")
        try Data(#"{"classPrefix": "LB", "visibility": "internal"}"#.utf8).write(to: settings)
        _ = try await Intentc.run("generate", definition.path, "--output=\(output.path)")
        let file = output.appendingPathComponent("LBBorrowBookIntent.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains("internal class LBBorrowBookIntent: INIntent {"))
        _ = try await Intentc.run(
            "generate", definition.path, "--output=\(output.path)", "--class-prefix", "", "--visibility=public")
        #expect(try Intentc.names(in: output) == ["BorrowBookIntent.swift", "LBBorrowBookIntent.swift"])
        let dump = try await Intentc.run("dump", definition.path, "--json")
        #expect(dump.output.contains("LBBorrowBookIntent"))
        try Data(#"{"classPrefix": "L B"}"#.utf8).write(to: settings)
        let run = try await Intentc.run("generate", definition.path, "--output=\(output.path)")
        #expect(run.status == 1)
        #expect(run.errors.contains("‘L B’ cannot begin a class name"))
    }

    @Test("refuses a class prefix that begins no class name", arguments: ["1 bad", "../up/", "LB-", "ß"])
    func badPrefix(prefix: String) async throws {
        let run = try await Intentc.run(
            "generate", Intentc.sound.path, "--output", output.path, "--class-prefix", prefix)
        #expect(run.status == 2)
        #expect(run.errors.contains("‘\(prefix)’ cannot begin a class name; use letters, digits and _, a letter first"))
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test("changes nothing where one file cannot be put in its place")
    func allOrNothing() async throws {
        let museum = PackageRoot.url.appendingPathComponent("Reference/Museum/Museum.intentdefinition").path
        let place = output.appendingPathComponent("Room.swift")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let run = try await Intentc.run("generate", museum, "--output", output.path)
        #expect(run.status == 1)
        #expect(run.errors == "error: '\(place.path)' is a folder; remove it, or choose another output folder\n")
        #expect(try Intentc.names(in: output) == ["Room.swift"])
    }

    @Test("says why it cannot write")
    func unwritable() async throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let run = try await Intentc.run("generate", Intentc.sound.path, "--output", file.path)
        #expect(run.status == 1)
        #expect(run.errors.contains("'\(file.path)' cannot be made: "))
        #expect(run.errors.contains("; choose a folder that you may write to"))
    }

    @Test(
        "explains a wrong command line",
        arguments: [
            (["generate", "a.intentdefinition"], "--output is missing"),
            (["generate", "--output", "x"], "FILE is missing"),
            (["generate", "a", "b", "--output", "x"], "unexpected argument 'b'"),
            (["generate", "a", "--output", "x", "--visibility", "open"], "'open' is not valid for --visibility"),
            (["generat"], "did you mean 'generate'?"),
        ])
    func usage(arguments: [String], message: String) async throws {
        let run = try await ToolRun.run(PackageRoot.programs.appendingPathComponent("intentc"), arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
