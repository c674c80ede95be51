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
    static let target = Argument<String>.positional("SHORTCUT", "a shortcut by its name, or a file of one, or a link")
    static let name = Argument<String>.positional("SHORTCUT", "a shortcut by its name")
    private static let newName = Argument<String>.positional("NEW-NAME", "what it is called from now on")
    private static let output = Argument<String>.positional("OUTPUT", "the file that is written")
    private static let form = Argument<ShortcutForm?>.option(
        "form", "FORM", "'binary', 'xml' or 'json'; by the ending of OUTPUT if absent: .plist, .json, else binary")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "shortcut", "keeps, shows and runs shortcuts",
            has: [
                ShortcutRunCommand.command(in: surroundings),
                ShortcutImportCommand.command(in: surroundings),
                Command(
                    "list", "lists your shortcuts",
                    examples: [Example("beckon shortcut list --json", "prints each with its number and icon")],
                    body: surroundings.session(list)),
                Command(
                    "show", "lists what a shortcut does, action by action", takes: [target],
                    examples: [
                        Example("beckon shortcut show Timer.shortcut", "lists its actions, blocks indented"),
                        Example("beckon shortcut show Timer --json", "prints all that is in a kept one"),
                    ],
                    body: surroundings.session(show)),
                Command(
                    "export", "writes a shortcut in another form; nothing of it is lost",
                    takes: [target, output, form],
                    examples: [
                        Example("beckon shortcut export Timer Timer.json", "makes a file to read and compare"),
                        Example("beckon shortcut export Timer.json Timer.shortcut", "makes a shortcut of it again"),
                    ],
                    body: surroundings.session(export)),
                ShortcutShareCommand.command(in: surroundings),
                Command(
                    "rename", "gives a shortcut another name", takes: [name, newName],
                    examples: [Example("beckon shortcut rename Timer \"Tea timer\"", "keeps what it was allowed")],
                    body: surroundings.session(rename)),
                Command(
                    "delete", "deletes a shortcut, and what it was allowed", takes: [name],
                    examples: [Example("beckon shortcut delete \"Tea timer\"", "deletes it at once")],
                    body: surroundings.session(delete)),
                Command(
                    "actions", "lists what shortcuts can do here",
                    examples: [
                        Example("beckon shortcut actions", "lists the actions that are there"),
                        Example("beckon shortcut actions --json", "prints all, also what is absent and why"),
                    ],
                    body: surroundings.session(ShortcutActionsCommand.list)),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let shortcuts = try await session.system.shortcuts.all()
        try session.list(
            shortcuts,
            none:
                "There are no shortcuts yet; 'beckon shortcut import FILE' keeps one.",
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
        let form = try session[form] ?? ShortcutForm(ofExtension: output.pathExtension)
        do {
            try OutputFile.write(ShortcutWriter.data(of: document, as: form), to: output)
        } catch {
            throw UsageError(
                "\(output.path(percentEncoded: false)) cannot be written: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
        }
        return .success
    }

    private static func rename(_ session: Session) async throws -> ExitCode {
        let record = try await session.keptShortcut(try session[name])
        let newName = try session[newName]
        try await session.system.shortcuts.rename(record, to: newName)
        if session.isJSON {
            try session.terminal.output.json(try await session.keptShortcut(newName).json)
        } else {
            session.terminal.say("‘\(record.name)’ is called ‘\(newName)’ now.")
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

extension ShortcutForm {
    /// What a file of this ending holds.
    fileprivate init(ofExtension ending: String) {
        switch ending.lowercased() {
        case "plist", "xml": self = .xml
        case "json": self = .json
        default: self = .binary
        }
    }
}

extension ShortcutForm: ArgumentChoice {}

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
