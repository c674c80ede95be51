// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// One command of a program, or a program with its subcommands.
///
/// Arguments are declared as constants and read through the same constants, so
/// their types travel with them. What a command with subcommands declares is
/// accepted by each of them, before or after their names.
///
/// ```swift
/// enum GreetCommand {
///     private static let name = Argument<String>.positional("NAME", "whom to greet")
///     private static let times = Argument<Int?>.option("times", "N", "how often; once if absent")
///     private static let loud = Argument.flag("loud", "greets in capitals")
///
///     static let command = Command(
///         "greet", "says hello", takes: [name, times, loud],
///         examples: [Example("parlour greet Ada --times 2", "greets twice")]
///     ) { arguments, terminal in
///         let greeting = "Hello, \(try arguments[name])!"
///         for _ in 0..<(try arguments[times] ?? 1) {
///             terminal.output.line(try arguments[loud] ? greeting.uppercased() : greeting)
///         }
///         return .success
///     }
/// }
///
/// let program = Command("parlour", "keeps company", has: [GreetCommand.command])
/// exit(await program.main().rawValue)
/// ```
package struct Command: Sendable {
    /// The version of Beckon's programs, which the first entry of `CHANGELOG.md` describes.
    package static let beckonVersion = "0.1.0"

    /// What a command does: reads its arguments, then works.
    package typealias Body = @Sendable (ParsedArguments, Terminal) async throws -> ExitCode

    /// Commands that a help page lists together, under a title such as `Apps`, without a colon.
    package typealias Topic = (title: Sentence, commands: [Command])

    package var name: String
    /// What the command does, in the third person, without a full stop.
    package var summary: Sentence
    /// Printed by `--version`; nil if the option is unknown.
    package var version: String?
    package var arguments: [any DeclaredArgument]
    /// The commands inside, as a help page groups them; empty for a command that works by itself.
    package var topics: [Topic]
    package var examples: [Example]
    /// What a program takes from its environment; on the page of `help options`, where it is said in lower case and
    /// without a full stop what each is for.
    package var variables: [(name: String, help: Sentence)] = []
    /// Nil if a subcommand has to be named.
    package var body: Body?

    /// A command that works by itself.
    package init(
        _ name: String, _ summary: Sentence, takes arguments: [any DeclaredArgument] = [], examples: [Example] = [],
        body: @escaping Body
    ) {
        self.name = name
        self.summary = summary
        self.arguments = arguments
        self.topics = []
        self.examples = examples
        self.body = body
    }

    package var subcommands: [Command] { topics.flatMap(\.commands) }

    /// A program, or a group of commands such as `beckon phrase`.
    package init(
        _ name: String, _ summary: Sentence, version: String? = nil, takes arguments: [any DeclaredArgument] = [],
        has subcommands: [Command], examples: [Example] = []
    ) {
        self.init(
            name, summary, version: version, takes: arguments, has: [("Commands", subcommands)],
            examples: examples)
    }

    /// A program with so many commands that they are grouped.
    package init(
        _ name: String, _ summary: Sentence, version: String? = nil, takes arguments: [any DeclaredArgument] = [],
        has topics: [Topic], examples: [Example] = []
    ) {
        self.name = name
        self.summary = summary
        self.version = version
        self.arguments = arguments
        self.topics = topics
        self.examples = examples
        self.body = nil
    }
}
