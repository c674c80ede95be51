// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Descriptors
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Shortcuts
import Store

/// `beckon shortcut`: keeps, shows and runs shortcuts.
enum ShortcutCommands {
    static let target = Argument<String>.positional("SHORTCUT", "the name, file or link of a shortcut")
    static let name = Argument<String>.positional("SHORTCUT", "the name of a shortcut")
    private static let newName = Argument<String>.positional("NEW-NAME", "the new name")
    private static let output = Argument<String>.positional("OUTPUT", "the file to write")
    private static let form = Argument<ExportForm?>.option(
        "form", "FORM",
        "'binary', 'xml', 'json' or 'text'; default: from OUTPUT's extension (.plist, .json or .txt), otherwise "
            + "binary")

    static func command(running run: @escaping WatchCommand.Run, in surroundings: Surroundings) -> Command {
        Command(
            "shortcut", "imports, shows and runs shortcuts",
            has: [
                ShortcutRunCommand.command(in: surroundings),
                ShortcutImportCommand.command(in: surroundings),
            ] + ShortcutEditCommand.commands(running: run, in: surroundings) + [
                Command(
                    "list", "lists your shortcuts",
                    examples: [Example("beckon shortcut list --json", "prints each with its number and icon")],
                    body: surroundings.session(list)),
                Command(
                    "show", "lists what a shortcut does, action by action", takes: [target],
                    examples: [
                        Example("beckon shortcut show Timer.shortcut", "lists its actions, blocks indented"),
                        Example("beckon shortcut show Timer --json", "prints everything in an imported shortcut"),
                    ],
                    body: surroundings.session(show)),
                Command(
                    "export", "converts a shortcut to another format without losing anything",
                    takes: [target, output, form],
                    examples: [
                        Example(
                            "beckon shortcut export Timer Timer.txt",
                            "writes a text that you can read, edit and compare"),
                        Example("beckon shortcut export Timer.txt Timer.shortcut", "turns it back into a shortcut"),
                    ],
                    body: surroundings.session(export)),
                ShortcutShareCommand.command(in: surroundings),
                Command(
                    "rename", "renames a shortcut", takes: [name, newName],
                    examples: [Example("beckon shortcut rename Timer \"Tea timer\"", "keeps its permissions")],
                    body: surroundings.session(rename)),
                Command(
                    "delete", "deletes a shortcut and its permissions", takes: [name],
                    examples: [Example("beckon shortcut delete \"Tea timer\"", "deletes it without asking")],
                    body: surroundings.session(delete)),
                Command(
                    "actions", "lists the actions that shortcuts can use",
                    examples: [
                        Example("beckon shortcut actions", "lists the available actions"),
                        Example(
                            "beckon shortcut actions --json", "prints all actions, including missing ones with reasons"),
                    ],
                    body: surroundings.session(ShortcutActionsCommand.list)),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let shortcuts = try await session.system.shortcuts.all()
        try session.list(
            shortcuts,
            none:
                "There are no shortcuts yet; import one with 'beckon shortcut import FILE'.",
            json: { $0.json }
        ) { shortcut in
            [shortcut.name, "\(shortcut.actionCount)"]
        }
        return .success
    }

    private static func show(_ session: Session) async throws -> ExitCode {
        let (document, _) = try await session.shortcut(try session[target])
        let terminal = session.terminal
        if session.isJSON {
            terminal.output.line(ShortcutJSON.text(of: document, pretty: false))
            return .success
        }
        let words = StepWords(try await session.catalog(), language: session.language)
        let listing = ShortcutListingText(document, words: words, language: session.language, stream: terminal.output)
        for line in listing.lines { terminal.output.line(line) }
        if let reach = ShortcutReach(document, actions: .standard).sentence { terminal.note(reach) }
        if listing.unknownCount > 0 {
            terminal.note(
                listing.unknownCount == 1
                    ? "1 action is not known here." : "\(listing.unknownCount) actions are not known here.")
        }
        for problem in MisreadValue.sentences(in: document, actions: .standard) { terminal.warn(problem) }
        if let note = listing.unreadNote { terminal.note(note) }
        return .success
    }

    private static func export(_ session: Session) async throws -> ExitCode {
        let (document, _) = try await session.shortcut(try session[target])
        let output = session.surroundings.file(try session[output])
        let form = try session[form] ?? ExportForm(ofExtension: output.pathExtension)
        try OutputFile.write(result: form.data(of: document), to: output)
        return .success
    }

    private static func rename(_ session: Session) async throws -> ExitCode {
        let record = try await session.keptShortcut(try session[name])
        let newName = try session[newName]
        try await session.system.shortcuts.rename(record, to: newName)
        if session.isJSON {
            try session.terminal.output.json(try await session.keptShortcut(newName).json)
        } else {
            session.terminal.say("‘\(record.name)’ is now called ‘\(newName)’.")
        }
        return .success
    }

    private static func delete(_ session: Session) async throws -> ExitCode {
        let record = try await session.keptShortcut(try session[name])
        _ = try await session.system.delete(record)
        if session.isJSON {
            try session.terminal.output.json(record.json)
        } else {
            session.terminal.say("‘\(record.name)’ is deleted.")
        }
        return .success
    }
}

extension ShortcutRecord {
    /// As `--json` prints it.
    var json: JSONObject {
        [
            "id": identifier.uuidString, "name": name, "actions": actionCount,
            "color": "#" + String(format: "%08X", color), "glyph": glyph,
            "added": added.formatted(.iso8601), "changed": changed.formatted(.iso8601),
        ]
    }
}
