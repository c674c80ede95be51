// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import DefinitionFiles
import IntentDefinition
import Sentences

/// `intentc check`: says what is wrong with definitions, and writes nothing.
enum DefinitionCheckCommand {
    private static let paths = Argument<[String]>.positionals(
        "FILE", "a definition, or a folder to search for definitions")

    static let command = Command(
        "check", "reports mistakes in definitions with their places", takes: [paths, CommonArguments.json],
        examples: [
            Example("intentc check Sources", "checks every definition in a folder and its subfolders"),
            Example("intentc check Orders.intentdefinition --json", "prints the same findings for programs"),
        ]
    ) { arguments, terminal in
        var report = DiagnosticReport()
        for path in try arguments[paths] {
            do {
                for file in try DefinitionLoader().paths(at: path) {
                    report.add(DefinitionInput(path: file).diagnostics)
                }
            } catch let error as DefinitionFileError {
                report.add([Diagnostic(error, path: path)])
            }
        }
        if try arguments[CommonArguments.json] {
            try terminal.output.json(report.json(terminal.text))
        } else {
            report.print(to: terminal)
            terminal.say(report.summary)
        }
        return report.hasErrors ? .failure : .success
    }
}
