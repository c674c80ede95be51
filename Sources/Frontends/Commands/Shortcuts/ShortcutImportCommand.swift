// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Store

/// `beckon shortcut import`: keeps the shortcut of a file, or of what a link leads to.
enum ShortcutImportCommand {
    private static let source = Argument<String>.positional(
        "FILE|LINK", "a .shortcut, .wflow, .plist, .json or .txt file, or the link of a shared shortcut")
    private static let name = Argument<String?>.option(
        "name", "NAME", "the shortcut's name; default: from its file or link")
    private static let replaces = Argument.flag("replace", "replaces a shortcut of the same name, and its permissions")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT", "answers the shortcut's next setup question")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "import", "imports a shortcut from a file or link", takes: [source, name, replaces, answers],
            examples: [
                Example("beckon shortcut import Timer.shortcut", "imports it as Timer"),
                Example("beckon shortcut import Weather.shortcut --answer Berlin", "answers its setup questions"),
                Example("beckon shortcut import https://www.icloud.com/shortcuts/ID", "imports a shared shortcut"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let found = try await session.foreignShortcut(try session[source])
        guard let document = try await answered(found.document, session) else { return ExitCode(rawValue: 3) }
        let name = try session[name] ?? found.name
        let record = try await kept(document, as: name, session)
        for problem in ShortcutNeeds(of: document, in: try await session.catalog()).problems {
            session.terminal.warn(problem)
        }
        if session.isJSON {
            try session.terminal.output.json(record.json)
        } else {
            session.terminal.say(record.keptNote)
        }
        return .success
    }

    private static func kept(
        _ document: ShortcutDocument, as name: String, _ session: Session
    ) async throws -> ShortcutRecord {
        do {
            return try await session.system.shortcuts.add(document, name: name, replacing: try session[replaces])
        } catch let error as StoreError where error.code == .nameTaken {
            throw StoreError(
                .nameTaken, reason: error.reason,
                remedy: "choose another name with --name, or replace it with --replace")
        }
    }

    /// The shortcut with the person's answers; nil if nobody answers.
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
            if answer == nil, let standard {
                session.terminal.warn(
                    "‘\(question.text)’ was not answered and stays ‘\(standard)’; answer it with --answer")
            }
            guard let text = answer ?? standard else {
                session.terminal.warn("‘\(question.text)’ was not answered; answer it with --answer")
                return nil
            }
            document = document.answering(question, with: text.isEmpty ? standard ?? "" : text)
        }
        return document
    }
}
