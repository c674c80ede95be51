// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension Command {
    /// Parses, runs and reports: everything between the shell and a command's body.
    ///
    /// - Parameter words: the command line without the program's name.
    package func main(
        _ words: [String] = Array(CommandLine.arguments.dropFirst()), on terminal: Terminal = .standard()
    ) async -> ExitCode {
        switch read(words, on: terminal) {
        case .call(let call): await perform(call, on: terminal)
        case .done(let code): code
        }
    }

    /// Parses a command line, and answers one that runs nothing.
    ///
    /// Help and versions go to standard output. A line that cannot be read is one sentence on standard error and where
    /// to read more, and exits with ``ExitCode/usage``.
    ///
    /// - Parameter words: the command line without the program's name.
    package func read(_ words: [String], on terminal: Terminal) -> CommandLineReading {
        var parser = ArgumentParser(root: self, words: words)
        do throws(UsageError) {
            switch try parser.parse() {
            case .help(let path):
                terminal.output.write(HelpPage(path: path, terminal).text)
            case .options:
                terminal.output.write(HelpPage(path: [self], terminal).options)
            case .version(let version, let isJSON):
                try show(version, isJSON: isJSON, on: terminal)
            case .run(let arguments):
                return .call(CommandCall(path: parser.path.dropFirst().map(\.name), arguments: arguments))
            }
            return .done(terminal.ending(with: .success))
        } catch {
            terminal.report("\(error)")
            let path = parser.path.map(\.name).joined(separator: " ")
            // Said once: an error that names one of many has said it.
            if !error.description.contains("\(path) --help") {
                terminal.note("Run '\(path) --help' for its arguments and options.")
            }
            return .done(.usage)
        }
    }

    /// Runs the command that a call names. The call may come from a client, so its arguments are checked here.
    ///
    /// Every error is one sentence on standard error; a ``UsageError`` of the body exits with ``ExitCode/usage``.
    /// A body whose task is cancelled exits with ``ExitCode/interrupted``, unless it succeeds.
    package func perform(_ call: CommandCall, on terminal: Terminal) async -> ExitCode {
        let body: Body
        do throws(UsageError) {
            body = try resolve(call)
        } catch {
            terminal.report("\(error)")
            return .usage
        }
        do {
            let code = try await body(call.arguments, terminal)
            return terminal.ending(with: code != .success && Task.isCancelled ? interrupted(on: terminal) : code)
        } catch {
            // What fails because it was cancelled fails in the words of whatever was at work.
            if Task.isCancelled || error is CancellationError {
                return terminal.ending(with: interrupted(on: terminal))
            }
            terminal.report(Self.sentence(for: error))
            return terminal.ending(with: (error as? any ExitCoded)?.exitCode ?? .failure)
        }
    }

    /// - Throws: `UsageError` if there is no such command, or its arguments are wrong.
    private func resolve(_ call: CommandCall) throws(UsageError) -> Body {
        var path = [self]
        for name in call.path {
            guard let next = path.last?.subcommands.first(where: { $0.name == name }) else { break }
            path.append(next)
        }
        guard let body = path.last?.body, path.count == call.path.count + 1 else {
            throw UsageError(
                "the running daemon has no command '\(call.path.joined(separator: " "))'",
                remedy: "end 'beckon serve' and start it again with this beckon")
        }
        try call.arguments.validate(as: path.flatMap(\.arguments))
        return body
    }

    private func show(_ version: String, isJSON: Bool, on terminal: Terminal) throws(UsageError) {
        let commit = BuiltCommit.current
        guard isJSON else {
            return terminal.output.line("\(name) \(version)" + (commit.map { " (\($0))" } ?? ""))
        }
        do {
            let known = ["name": name, "version": version].merging(commit.map { ["commit": $0] } ?? [:]) { $1 }
            try terminal.output.json(known)
        } catch {
            throw UsageError("the version has no JSON form: \(error)", remedy: "leave out --json")
        }
    }

    private func interrupted(on terminal: Terminal) -> ExitCode {
        // A reader that has closed the output needs no message.
        if terminal.output.failure != .readerGone { terminal.note("Interrupted.") }
        return .interrupted
    }

    private static func sentence(for error: any Error) -> Sentence {
        (error as? any LocalizedError)?.errorDescription.map(Sentence.init(verbatim:)) ?? "\(error)"
    }
}
