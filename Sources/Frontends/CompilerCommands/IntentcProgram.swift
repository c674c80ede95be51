// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface
import Foundation
package import Sentences

/// The program `intentc`: checks definitions and turns them into Swift.
package enum IntentcProgram {
    private static let language = Argument<LanguageName?>.option(
        "language", "TAG", "uses this language, such as en or zh-Hans; default: from LC_ALL, LC_MESSAGES or LANG")

    /// - Parameter newDefinition: What `intentc init` writes; nil leaves the command out. It comes from outside, as
    ///   plugins run a build of this program for which SwiftPM has no plugin embed texts.
    package static func command(newDefinition: String? = nil) -> Command {
        let initializing = newDefinition.map { [DefinitionInitCommand.command(writing: $0)] } ?? []
        var command = bareCommand
        command.topics[0].commands = initializing + command.topics[0].commands
        return command
    }

    private static let bareCommand = Command(
        "intentc", "checks intent definitions and turns them into Swift", version: Command.beckonVersion,
        takes: [language],
        has: [
            DefinitionCheckCommand.command, GenerateCommand.command, DumpCommand.command, EntryPointCommand.command,
            DomainCommand.command, ImplicitImportsCommand.command,
        ],
        examples: [
            Example(
                "intentc check Base.lproj/Orders.intentdefinition", "reports every mistake in the file with its place"),
            Example(
                "intentc generate Orders.intentdefinition --output Generated",
                "writes one Swift file per intent, enumeration and type"),
        ])

    /// Runs a command line in the person's language.
    ///
    /// - Parameters:
    ///   - words: the command line without the program's name.
    ///   - variables: The environment, which names the language where the line does not.
    ///   - newDefinition: What `intentc init` writes.
    ///   - translation: Puts a sentence into a language, a BCP 47 tag. It comes from outside, like the new definition.
    package static func main(
        _ words: [String] = Array(CommandLine.arguments.dropFirst()),
        variables: [String: String] = ProcessInfo.processInfo.environment, on terminal: Terminal = .standard(),
        newDefinition: String, translation: @escaping @Sendable (Sentence, _ language: String) -> String
    ) async -> ExitCode {
        var terminal = terminal
        let language = LanguageName(of: words, variables: variables).tag
        terminal.speak(language) { translation($0, language) }
        return await command(newDefinition: newDefinition).main(words, on: terminal)
    }
}
