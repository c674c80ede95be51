// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Descriptors
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts
import Store
import SystemTexts

/// `beckon shortcut run`: runs a shortcut, with what it is started with, what it asks and what it gives.
enum ShortcutRunCommand {
    private static let text = Argument<[String]>.options(
        "text", "TEXT", "passes this text as input; repeat to pass a list")
    private static let input = Argument<[String]>.options(
        "input", short: "i", "FILE", "passes this file as input; '-' reads text from standard input")
    private static let output = Argument<String?>.option(
        "output", short: "o", "FILE", "writes the output to this file instead of the terminal")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT",
        "answers the next question; after the last answer, asks you in a terminal, unless --json is given")
    private static let hosts = Argument<[String]>.options(
        "allow-host", "HOST", "allows connections to this host without asking")
    private static let traces = Argument.flag("trace", "reports each step with its output")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "run", "runs a shortcut",
            takes: [ShortcutCommands.target, text, input, output, answers, hosts, traces],
            examples: [
                Example("beckon shortcut run Timer --answer 5", "answers its questions"),
                Example(
                    "echo hello | beckon shortcut run Upper.shortcut --input -", "runs a shortcut file in a pipeline"),
                Example("beckon shortcut run Resize -i Photo.jpg -o Small.jpg", "reads and writes files"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let target = try session[ShortcutCommands.target]
        let (document, record) = try await session.shortcut(target)
        var start = ShortcutStart(
            document, name: record?.name ?? document.name ?? fileName(target), record: record,
            input: try await content(session),
            allowed: Set(try session[hosts].map { ShortcutPermission(.network, $0.lowercased()) }))
        if try session[traces] {
            start.trace = { [terminal = session.terminal, language = session.language] step in
                let text: Sentence = "\(step.title): \(step.output ?? "")"
                terminal.errors.line("\(step.action)  \(text.text(in: language))".printable)
            }
        }
        let file = try session[output].map(session.surroundings.file)
        let context = try session.context()
        let dialogue = dialogue(session, script: try session[answers])
        let isPlain = session.terminal.isInteractive && !session.isJSON
        let result = SeenResult()
        let (outcome, content) = try await session.finishing {
            try await session.system.covering {
                try await session.system.run(start, context, answers: dialogue) { turn, app in
                    // A person sees it once; a program gets it by itself, also where it was shown.
                    if isPlain, await !result.isToBeShown(turn) { return }
                    if case .shown(let showing) = turn, showing.style == .output, !session.isJSON, !isPlain { return }
                    await dialogue.show(turn, from: app)
                }
            }
        }
        if let content, file != nil || !isPlain { try write(content, to: file, session) }
        return ExitCode(rawValue: outcome.exitStatus)
    }

    /// What a file is called is what its shortcut is called, wherever it lies.
    private static func fileName(_ path: String) -> String {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return name.isEmpty ? path : name
    }

    /// What is shown and asked goes beside the output where that goes into a pipe.
    private static func dialogue(_ session: Session, script: [String]) -> Dialogue {
        var terminal = session.terminal
        if !terminal.isInteractive, !session.isJSON { terminal.output = terminal.errors }
        return Dialogue.make(session, on: terminal, script: script)
    }

    // MARK: - Input and output

    private static func content(_ session: Session) async throws -> Content {
        var items = try session[text].map { ContentItem(.text($0)) }
        for path in try session[input] {
            items.append(path == "-" ? await standardInput(session) : try file(path, session))
        }
        return Content(items)
    }

    private static func standardInput(_ session: Session) async -> ContentItem {
        var lines: [String] = []
        while let line = await session.terminal.line() { lines.append(line) }
        return ContentItem(.text(lines.joined(separator: "\n")))
    }

    private static func file(_ path: String, _ session: Session) throws(UsageError) -> ContentItem {
        let file = session.surroundings.file(path)
        do throws(PlainFile.Problem) {
            let bytes = try PlainFile.read(file.path(percentEncoded: false), limit: sizeLimit)
            let name = file.lastPathComponent
            return ContentItem(
                .file(ContentFile(name: name, type: FileTypes.type(ofName: name), data: Data(bytes))))
        } catch {
            throw UsageError("\(path) cannot be read: \(error.reason)", remedy: "give a file that you can read")
        }
    }

    /// In bytes, of a file that a shortcut is started with.
    private static let sizeLimit = 512 << 20

    private static func write(_ content: Content, to file: URL?, _ session: Session) throws {
        let coercion = Coercion(in: RunEnvironment(locale: Locale(identifier: session.language)))
        guard let file else {
            guard !session.isJSON, !content.isEmpty else { return }
            session.terminal.output.line(coercion.text(content).printable)
            return
        }
        // One file as it is; all else as its text.
        let data: Data =
            if case .one(let item) = content, case .file(let file) = item.value {
                file.data
            } else {
                Data(coercion.text(content).utf8)
            }
        try OutputFile.write(result: data, to: file)
    }
}
