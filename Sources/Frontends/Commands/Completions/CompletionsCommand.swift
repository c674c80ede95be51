// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `beckon completions`: what a shell reads to complete commands and options.
enum CompletionsCommand {
    private static let shell = Argument<CompletionScript.Shell>.positional("SHELL", "'bash', 'zsh' or 'fish'")

    /// - Parameter program: Gives the program with all its commands.
    static func command(of program: @escaping @Sendable () -> Command) -> Command {
        Command(
            "completions", "prints what makes a shell complete commands and options", takes: [shell],
            examples: [
                Example("source <(beckon completions bash)", "completes in this bash; in ~/.bashrc, in every one"),
                Example("beckon completions fish > ~/.config/fish/completions/beckon.fish", "completes in fish"),
            ]
        ) { arguments, terminal in
            terminal.output.write(
                CompletionScript(for: program(), words: terminal.text).text(for: try arguments[shell]))
            return .success
        }
    }
}
