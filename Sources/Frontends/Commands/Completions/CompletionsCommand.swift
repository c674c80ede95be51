// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import CommandLineInterface
import IntentDefinition
import PersonalShortcuts
import Sentences
import Store

/// `beckon completions`: what a shell reads to complete commands, options and names.
enum CompletionsCommand {
    /// Names that a person has made or installed.
    private enum Names: String, ArgumentChoice {
        case apps, intents, shortcuts
    }

    private static let shell = Argument<CompletionScript.Shell?>.optionalPositional("SHELL", "'bash', 'zsh' or 'fish'")
    private static let names = Argument<Names?>.option(
        "list", "NAMES", "prints the names of apps, intents or shortcuts instead of a script; the script uses this")

    /// How the script asks for what stands for a name on a help page.
    private static let lists: [String: Names] = ["APP": .apps, "BUNDLE.INTENT": .intents, "SHORTCUT": .shortcuts]

    /// - Parameter program: Gives the program with all its commands.
    static func command(of program: @escaping @Sendable () -> Command, in surroundings: Surroundings) -> Command {
        let list = surroundings.session(list)
        return Command(
            "completions", "prints a shell completion script", takes: [shell, names],
            examples: [
                Example(
                    "source <(beckon completions bash)",
                    "turns completion on in this shell; put it in ~/.bashrc to keep it"),
                Example(
                    "beckon completions fish > ~/.config/fish/completions/beckon.fish", "turns completion on in fish"),
            ]
        ) { arguments, terminal in
            if try arguments[names] != nil { return try await list(arguments, terminal) }
            guard let shell = try arguments[shell] else {
                throw UsageError("no shell is named", remedy: "name bash, zsh or fish")
            }
            let script = CompletionScript(
                for: program(), lists: lists.mapValues { "completions --list \($0.rawValue)" }, words: terminal.text)
            terminal.output.write(script.text(for: shell))
            return .success
        }
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let names =
            switch try session[names] {
            case .apps: try await session.catalog().apps.map { $0.name(in: session.language) }
            case .intents:
                try await session.catalog().apps.flatMap { app in app.intents.map { "\(app.id).\($0.declaration.name)" }
                }
            case .shortcuts: try await session.system.shortcuts.all().map(\.name)
            case nil: [String]()
            }
        // A name with a line break cannot be typed either.
        for name in names where !name.contains(where: \.isNewline) { try session.show(["name": name], line: name) }
        return .success
    }
}
