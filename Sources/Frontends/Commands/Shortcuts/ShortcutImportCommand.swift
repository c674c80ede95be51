// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Store

/// `beckon shortcut import`: keeps the shortcut of a file, after a look at what it does.
enum ShortcutImportCommand {
    private static let file = Argument<String>.positional("FILE", "a .shortcut, .wflow, .plist or .json")
    private static let name = Argument<String?>.option(
        "name", "NAME", "what it is called; by the file's own words, or its name, if absent")
    private static let replaces = Argument.flag("replace", "one of the same name goes, and what it was allowed")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT", "the answer to the next question that the shortcut has for whom adds it")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "import", "keeps the shortcut of a file", takes: [file, name, replaces, answers],
            examples: [
                Example("beckon shortcut import Timer.shortcut", "keeps it as Timer"),
                Example("beckon shortcut import Weather.shortcut --answer Berlin", "answers what it asks first"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let path = try session[file]
        let file = try ShortcutFile(path, in: session.surroundings)
        for problem in file.problems { session.terminal.warn("\(problem.message); \(problem.remedy)") }
        if let note = file.signatureNote { session.terminal.note(note) }
        guard let document = try await answered(file.document, session) else { return ExitCode(rawValue: 3) }
        let name = try session[name] ?? document.name ?? Self.name(ofFile: path)
        let record = try await session.system.shortcuts.add(document, name: name, replacing: try session[replaces])
        for problem in ShortcutNeeds(of: document, in: try await session.catalog()).problems {
            session.terminal.warn(problem)
        }
        if session.isJSON {
            try session.terminal.output.json(record.json)
        } else {
            session.terminal.say("‘\(record.name)’ is kept, with \(record.actionCount) actions.")
        }
        return .success
    }

    /// The shortcut with the person's answers; nil where nobody answers.
    private static func answered(
        _ document: ShortcutDocument, _ session: Session
    ) async throws -> ShortcutDocument? {
        var script = try session[answers][...]
        var document = document
        for question in document.importQuestions {
            let standard = question.defaultText
            var answer = script.popFirst()
            if answer == nil, session.terminal.isInteractive, !session.isJSON {
                session.terminal.output.line(question.text.printable + (standard.map { " (\($0.printable))" } ?? ""))
                answer = await session.terminal.ask("› ")
            }
            guard let text = answer ?? standard else {
                session.terminal.warn("‘\(question.text)’ is not answered; give --answer")
                return nil
            }
            document = document.answering(question, with: text.isEmpty ? standard ?? "" : text)
        }
        return document
    }

    /// `Timer` of `Files/Timer.shortcut`.
    private static func name(ofFile path: String) -> String {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return name.isEmpty ? "Shortcut" : name
    }
}
