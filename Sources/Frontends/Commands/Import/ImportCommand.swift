// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BundleCommands
import CommandLineInterface
import Foundation
import ProjectTemplates
import Projects
import Sentences

/// `beckon import`: a package that builds what can be built of an Xcode project, whose files stay where they are.
enum ImportCommand {
    private static let path = Argument<String?>.optionalPositional(
        "PATH", "an .xcodeproj, an .xcworkspace or a folder that contains one; default: .")
    private static let output = Argument<String?>.option(
        "output", "DIR", "writes the package to this folder; default: Beckon next to the project")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")
    private static let verbose = Argument.flag("verbose", "lists every file that is left out, and every target")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "import", "makes a package that builds an Xcode project, and says what had to be left out",
            takes: [path, output, settings, verbose],
            examples: [
                Example(
                    "beckon import MyApp.xcodeproj", "writes the package Beckon next to the project, and builds it"),
                Example("beckon import MyApp.xcworkspace --output ../MyAppOnLinux", "writes it elsewhere"),
            ]
        ) { try await run($0, $1, surroundings) }
    }

    private static func run(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) async throws -> ExitCode {
        let path = try arguments[path] ?? "."
        let settings = Dictionary(try arguments[settings].map { ($0.name, $0.value) }) { $1 }
        let work = ProjectImport(
            packages: surroundings.builder, settings: settings, sdk: try NewCommand.sdk(surroundings))
        let output = try arguments[output].map { surroundings.file($0) }
        let progress = ProgressLine(on: terminal)
        defer { progress.clear() }
        let report = try await work.run(surroundings.file(path), shown: path, output: output) {
            progress.show($0.line)
        }
        progress.clear()
        let text = ImportReportText(report, workingDirectory: surroundings.workingDirectory)
        if try arguments[GlobalOptions.json] {
            try terminal.output.json(text.json)
        } else {
            try text.lines(verbose: arguments[verbose]).forEach { terminal.output.line(terminal.text($0)) }
        }
        return report.built.isEmpty && !report.intents.isEmpty ? .failure : .success
    }
}

extension ProjectImport.Progress {
    fileprivate var line: Sentence {
        switch self {
        case .reading: "reading the project …"
        case .building(let target, 1): "building \(target) …"
        case .building(let target, let attempt): "building \(target) without what cannot be built, round \(attempt) …"
        case .bundling: "bundling …"
        }
    }
}
