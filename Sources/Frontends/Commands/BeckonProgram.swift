// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BundleCommands
package import CommandLineInterface
import Foundation
import Sentences
import Store

/// The program `beckon`.
package struct BeckonProgram: Sendable {
    private let surroundings: Surroundings

    package init(in surroundings: Surroundings = .standard()) {
        self.surroundings = surroundings
    }

    /// Runs the process's own command line and returns its exit status.
    ///
    /// If a daemon runs on the state folder, the daemon does the work. Ctrl-C cancels the command.
    package func main() async -> Int32 {
        let words = Array(CommandLine.arguments.dropFirst())
        // Comes first, so that Ctrl-C can end everything below.
        let interruption = Interruption()
        let (left, leaving) = AsyncStream<Void>.makeStream()
        let terminal = Terminal.standard(environment: surroundings.variables) { leaving.yield() }
        let task = Task { await run(words, on: terminal) }
        interruption.listen { task.cancel() }
        // Stops when the reader closes the pipe.
        let reader = Task { for await _ in left { task.cancel() } }
        defer { withExtendedLifetime((interruption, reader)) {} }
        return await task.value.rawValue
    }

    /// Runs a command line in the daemon if one is running and the command needs the system; otherwise here.
    func run(_ words: [String], on terminal: Terminal) async -> ExitCode {
        var terminal = terminal
        terminal.speak(LanguageName(of: words, variables: surroundings.variables))
        let command = command
        let call: CommandCall
        switch command.read(words, on: terminal) {
        case .call(let read): call = read
        case .done(let code): return code
        }
        do {
            guard let client = try client(for: call) else { return await command.perform(call, on: terminal) }
            let request = ClientRequest(
                call: call, directory: surroundings.workingDirectory.path(percentEncoded: false),
                variables: surroundings.variables, terminal: TerminalFacts(terminal))
            return terminal.ending(with: try await client.run(request, on: terminal))
        } catch {
            if Task.isCancelled { return terminal.ending(with: .interrupted) }
            terminal.report("\(error)")
            return .failure
        }
    }

    /// The commands that never run in a daemon: they only use files, are the daemon itself, or run others.
    private static let localCommands: Set = [
        ["bundle"], ["check"], ["new"], ["serve"], ["shortcut", "edit"], ["shortcut", "new"], ["sign"], ["verify"],
        ["watch"],
    ]

    /// The command that a command line names; nil if it names none, or is wrong.
    ///
    /// - Parameter words: The command line without the program's name.
    package static func call(_ words: [String]) -> CommandCall? {
        let silent = Terminal(output: TextStream { _ in }, errors: TextStream { _ in })
        guard case .call(let call) = BeckonProgram().command.read(words, on: silent) else { return nil }
        return call
    }

    /// A client for the daemon; nil if no daemon runs, or if the command only uses files.
    private func client(for call: CommandCall) throws -> CommandClient? {
        guard !call.path.isEmpty, !Self.localCommands.contains(where: call.path.starts) else { return nil }
        let folder = try GlobalOptions.folder(call.arguments, surroundings)
        try folder.checkOwner()
        return try CommandClient.connect(to: CommandSocket(folder: folder.root))
    }

    /// The whole tree of commands.
    var command: Command {
        var command = Command(
            "beckon", "installs apps, talks to them and runs their intents and your shortcuts",
            version: Command.beckonVersion, takes: GlobalOptions.all,
            has: topics,
            examples: [
                Example("beckon install Examples", "builds the package and installs its apps"),
                Example("beckon say \"Order Pizza\"", "starts a conversation; asks you questions if run in a terminal"),
                Example(
                    "beckon say \"Order Pizza\" --answer Margherita --answer 2 --answer yes",
                    "answers the questions from the command line"),
            ])
        command.variables = Self.variables
        return command
    }

    private static let variables: [(name: String, help: Sentence)] = [
        ("XDG_STATE_HOME", "the folder that contains the state folder, unless --state is given"),
        ("LC_ALL, LC_MESSAGES, LANG", "your language; the first one that is set applies"),
        ("NO_COLOR", "turns colors off if set to any value"),
        ("COLUMNS", "the width of lines; default: the terminal's width"),
        ("BECKON_SDK", "the folder or URL of Beckon's package, which new apps depend on; default: near the program"),
        ("BECKON_BROWSER", "the browser that takes screenshots, or 'none'; default: Chromium, if it is installed"),
        (
            "BECKON_MASTER_KEY",
            "if set to 'file', stores a new keychain key in the state folder instead of the Secret Service"
        ),
    ]

    /// The commands as `beckon --help` lists them.
    private var topics: [Command.Topic] {
        func topic(_ title: Sentence, _ commands: (Surroundings) -> Command...) -> Command.Topic {
            (title, commands.map { $0(surroundings) })
        }
        return [
            topic(
                "Apps", InstallCommand.command, UninstallCommand.command, AppsCommand.command, IntentsCommand.command,
                OpenCommand.command, CloseCommand.home, CloseCommand.command, ActionsCommand.command,
                TapCommand.command, ActivityCommands.command),
            topic(
                "Talking", TalkCommands.say, ChatCommand.command, ListenCommand.command, TalkCommands.run,
                PanelCommand.command),
            topic(
                "Phrases and suggestions", PhraseCommands.command, DonationCommands.command, SuggestCommand.command,
                SettingsCommand.command, ForgetCommand.command, ContactCommands.command, FocusCommands.command),
            topic("Shortcuts", { [self] in ShortcutCommands.command(running: { await run($0, on: $1) }, in: $0) }),
            topic("Your home", HouseCommands.command),
            topic(
                "Building and signing", NewCommand.command, ImportCommand.command,
                { [self] in WatchCommand.command(running: { await run($0, on: $1) }, in: $0) }, CheckCommand.command,
                { BundleCommand.command(in: $0.ofBundling) },
                SignCommand.command,
                VerifyCommand.command),
            topic(
                "The system", ServeCommand.command, ScreenshotCommand.command,
                { [self] in CompletionsCommand.command(of: { command }, in: $0) }),
        ]
    }
}
