// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentDefinition
import Sentences

/// `intentc dump`: prints what a definition says.
enum DumpCommand {
    private static let path = Argument<String>.positional("FILE", "the definition")

    static let command = Command(
        "dump", "prints the contents of a definition", takes: [path, CommonArguments.json],
        examples: [Example("intentc dump Orders.intentdefinition --json", "prints the whole definition as JSON")]
    ) { arguments, terminal in
        let input = DefinitionInput(path: try arguments[path])
        var report = DiagnosticReport()
        report.add(input.diagnostics)
        report.print(to: terminal)
        guard let definition = input.definition else { return .failure }
        if try arguments[CommonArguments.json] {
            try terminal.output.json(input.classNames.naming(definition))
        } else {
            terminal.output.write(DefinitionOutline(definition).text)
        }
        return .success
    }
}
