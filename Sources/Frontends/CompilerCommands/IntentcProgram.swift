// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface
import Sentences

/// The program `intentc`: checks definitions and turns them into Swift.
package enum IntentcProgram {
    package static let command = Command(
        "intentc", "checks intent definitions and turns them into Swift", version: "0.1.0",
        has: [DefinitionCheckCommand.command, GenerateCommand.command, DumpCommand.command, EntryPointCommand.command],
        examples: [
            Example("intentc check Base.lproj/Orders.intentdefinition", "says what is wrong with the file, and where"),
            Example(
                "intentc generate Orders.intentdefinition --output Generated",
                "writes one Swift file per intent, enumeration and type"),
        ])
}
