// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Descriptors
import Foundation
import Sentences
import ShortcutDocument
import Shortcuts

/// `beckon shortcut`: the files of shortcuts.
enum ShortcutCommands {
    private static let file = Argument<String>.positional("FILE", "a .shortcut, .wflow, .plist or .json")
    private static let output = Argument<String>.positional("OUTPUT", "the file that is written")
    private static let form = Argument<ShortcutForm?>.option(
        "form", "FORM", "'binary', 'xml' or 'json'; by the ending of OUTPUT if absent: .plist, .json, else binary")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "shortcut", "shows and converts the files of shortcuts",
            has: [
                Command(
                    "show", "lists what a shortcut does, action by action", takes: [file],
                    examples: [
                        Example("beckon shortcut show Timer.shortcut", "lists its actions, blocks indented"),
                        Example("beckon shortcut show Timer.shortcut --json", "prints all that is in the file"),
                    ]
                ) { try show($0, $1, surroundings) },
                Command(
                    "export", "writes a shortcut in another form; nothing of it is lost",
                    takes: [file, output, form],
                    examples: [
                        Example("beckon shortcut export Timer.shortcut Timer.json", "makes a file to read and compare"),
                        Example("beckon shortcut export Timer.json Timer.shortcut", "makes a shortcut of it again"),
                    ]
                ) { try export($0, $1, surroundings) },
            ])
    }

    private static func show(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) throws -> ExitCode {
        let file = try ShortcutFile(try arguments[file], in: surroundings)
        for problem in file.problems { terminal.warn("\(problem.message); \(problem.remedy)") }
        if try arguments[GlobalOptions.json] {
            terminal.output.line(ShortcutJSON.text(of: file.document, pretty: false))
            return .success
        }
        let lines = ShortcutListing(file.document, actions: .standard).lines
        let width = String(lines.count).count
        for line in lines { terminal.output.line(text(of: line, width: width, on: terminal.output)) }
        let unknown = lines.count { !$0.isKnown }
        if unknown > 0 {
            terminal.note(unknown == 1 ? "1 action is not known here." : "\(unknown) actions are not known here.")
        }
        return .success
    }

    /// `12    Set Variable  Variable Name: Total`.
    private static func text(of line: ShortcutListing.Line, width: Int, on stream: TextStream) -> String {
        let number = String(line.number)
        let indent =
            String(repeating: " ", count: width - number.count) + number + "  "
            + String(repeating: "  ", count: line.depth)
        let title = stream.styled(line.title.printable, line.isKnown ? .bold : .red)
        let parameters = line.parameters.map { "\($0.name): \(shown($0.value))" }.joined(separator: "; ")
        return indent + title + (parameters.isEmpty ? "" : "  " + parameters)
    }

    /// A value in one line, a long one by its beginning.
    private static func shown(_ value: String) -> String {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ↵ ").printable
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static let longest = 80

    private static func export(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) throws -> ExitCode {
        let file = try ShortcutFile(try arguments[file], in: surroundings)
        for problem in file.problems { terminal.warn("\(problem.message); \(problem.remedy)") }
        let output = surroundings.file(try arguments[output])
        let form = try arguments[form] ?? ShortcutForm(ofExtension: output.pathExtension)
        do {
            try OutputFile.write(ShortcutWriter.data(of: file.document, as: form), to: output)
        } catch {
            throw UsageError(
                "\(output.path(percentEncoded: false)) cannot be written: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
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
