// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import DefinitionFiles
import IntentCompiler
import Sentences

/// `intentc generate`: writes the Swift of one definition.
enum GenerateCommand {
    private static let path = Argument<String>.positional("FILE", "the definition")
    private static let output = Argument<String>.requiredOption("output", "DIR", "where the Swift files go")
    private static let prefix = Argument<String?>.option(
        "class-prefix", "PREFIX",
        "prefix for class names that the definition doesn't set; default: from intentc.json or the Xcode project")
    private static let visibility = Argument<GenerationOptions.Visibility?>.option(
        "visibility", "LEVEL", "'public' or 'internal'; default: from intentc.json, else public")
    private static let singleFile = Argument<String?>.option(
        "single-file", "NAME.swift", "puts everything into one file of this name")
    private static let dryRun = Argument.flag("dry-run", "prints the files' absolute paths and writes nothing")

    static let command = Command(
        "generate", "writes the Swift for a definition, if it has no errors",
        takes: [path, output, prefix, visibility, singleFile, dryRun, CommonArguments.json],
        examples: [
            Example(
                "intentc generate Orders.intentdefinition --output Generated",
                "writes OrderPizzaIntent.swift and similar files"),
            Example(
                "intentc generate Orders.intentdefinition --output Generated --dry-run",
                "lists the files it would write"),
        ]
    ) { arguments, terminal in
        let classPrefix = try arguments[prefix]
        guard DefinitionSettings.isPrefix(classPrefix ?? "") else {
            throw UsageError(
                "‘\(classPrefix ?? "")’ cannot begin a class name", remedy: "use letters, digits and _, a letter first")
        }
        let input = DefinitionInput(
            path: try arguments[path], classPrefix: classPrefix, visibility: try arguments[visibility])
        var report = DiagnosticReport()
        report.add(input.diagnostics)
        report.print(to: terminal)
        guard let files = input.files(singleFile: try arguments[singleFile]) else { return .failure }
        let folder = OutputFolder(path: try arguments[output])
        if try arguments[dryRun] {
            try list(files.map(folder.path), asJSON: arguments[CommonArguments.json], on: terminal)
        } else {
            let changed = try folder.write(files)
            if terminal.errors.isTerminal {
                terminal.note("\(changed) written, \(files.count - changed) unchanged")
            }
        }
        return .success
    }

    private static func list(_ paths: [String], asJSON: Bool, on terminal: Terminal) throws {
        if asJSON {
            try terminal.output.json(paths)
        } else {
            paths.forEach { terminal.output.line($0) }
        }
    }
}
