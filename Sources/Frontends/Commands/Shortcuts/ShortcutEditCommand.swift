// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences

/// `beckon shortcut edit` and `new`: a shortcut as text in the person's editor.
enum ShortcutEditCommand {
    /// What a new shortcut begins as.
    private static let beginning = """
        shortcut

        Greeting = Text
            Text: "Hello, world!"

        Show Result
            Text: "${Greeting}"

        """

    static func commands(running run: @escaping WatchCommand.Run, in surroundings: Surroundings) -> [Command] {
        [
            Command(
                "new", "opens a new shortcut as text in your editor, then imports it", takes: [ShortcutCommands.name],
                examples: [Example("beckon shortcut new \"Tea timer\"", "opens a small shortcut to start from")]
            ) { arguments, terminal in
                let name = try arguments[ShortcutCommands.name]
                return try await edited(name, arguments, terminal, running: run, surroundings, options: []) { file in
                    try Data(beginning.utf8).write(to: file)
                    return .success
                }
            },
            Command(
                "edit", "opens a shortcut as text in your editor, then imports it again",
                takes: [ShortcutCommands.name],
                examples: [
                    Example("beckon shortcut edit Timer", "opens it; its next run asks for permissions again")
                ]
            ) { arguments, terminal in
                let name = try arguments[ShortcutCommands.name]
                let shared = arguments.words(of: GlobalOptions.all)
                return try await edited(
                    name, arguments, terminal, running: run, surroundings, options: ["--replace"]
                ) { file in await run(["shortcut", "export"] + shared + ["--", name, file.path], terminal) }
            },
        ]
    }

    /// Has a file edited until it can be imported, or the person gives up.
    ///
    /// - Parameter begin: Writes the file.
    private static func edited(
        _ name: String, _ arguments: ParsedArguments, _ terminal: Terminal, running run: WatchCommand.Run,
        _ surroundings: Surroundings, options: [String], begin: (URL) async throws -> ExitCode
    ) async throws -> ExitCode {
        let editor = try TextEditor(surroundings.variables)
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appending(path: "shortcut.txt")
        let code = try await begin(file)
        guard code == .success else { return code }
        let before = try Data(contentsOf: file)
        let shared = arguments.words(of: GlobalOptions.all)
        repeat {
            try await editor.edit(file)
            guard try Data(contentsOf: file) != before || options.isEmpty else {
                terminal.note("‘\(name)’ is unchanged.")
                try FileManager.default.removeItem(at: folder)
                return .success
            }
            let code = await run(
                ["shortcut", "import"] + shared + options + ["--name", name, "--", file.path], terminal)
            if code == .success {
                try FileManager.default.removeItem(at: folder)
                return code
            }
        } while await wantsAgain(terminal)
        terminal.note("Your text is in \(file.path).")
        return .failure
    }

    private static func wantsAgain(_ terminal: Terminal) async -> Bool {
        guard terminal.isInteractive, !Task.isCancelled else { return false }
        let answer = await terminal.ask(terminal.text("Edit it again? (y/n)") + " ")
        return ["y", "yes", "j", "ja", "o", "oui", "是", "好"].contains(answer?.lowercased() ?? "n")
    }
}
