// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension Command {
    /// Parses, runs and reports: everything between the shell and a command's body.
    ///
    /// Help and versions go to standard output. Every error is one sentence on
    /// standard error. A line that cannot be read also says where to read more,
    /// and exits with ``ExitCode/usage``, as does a ``UsageError`` of the body. Whatever
    /// comes of a body once its task was cancelled, it was interrupted.
    ///
    /// - Parameter words: the command line without the program's name.
    package func main(
        _ words: [String] = Array(CommandLine.arguments.dropFirst()), on terminal: Terminal = .standard()
    ) async -> ExitCode {
        var parser = ArgumentParser(root: self, words: words)
        do throws(UsageError) {
            switch try parser.parse() {
            case .help(let path):
                terminal.output.write(HelpPage(path: path, terminal).text)
            case .options:
                terminal.output.write(HelpPage(path: [self], terminal).options)
            case .version(let version, let isJSON):
                try show(version, isJSON: isJSON, on: terminal)
            case .run(let body, let arguments):
                return terminal.ending(with: await Self.run(body, arguments, terminal))
            }
            return terminal.ending(with: .success)
        } catch {
            terminal.report("\(error)")
            let path = parser.path.map(\.name).joined(separator: " ")
            // Said once: an error that names one of many has said it.
            if !error.description.contains("\(path) --help") {
                terminal.note("Run '\(path) --help' for its arguments and options.")
            }
            return .usage
        }
    }

    private func show(_ version: String, isJSON: Bool, on terminal: Terminal) throws(UsageError) {
        guard isJSON else { return terminal.output.line("\(name) \(version)") }
        do {
            try terminal.output.json(["name": name, "version": version])
        } catch {
            throw UsageError("the version has no JSON form: \(error)", remedy: "leave out --json")
        }
    }

    private static func run(_ body: Body, _ arguments: ParsedArguments, _ terminal: Terminal) async -> ExitCode {
        do {
            let code = try await body(arguments, terminal)
            return code != .success && Task.isCancelled ? interrupted(on: terminal) : code
        } catch {
            // What fails because it was cancelled fails in the words of whatever was at work.
            if Task.isCancelled || error is CancellationError { return interrupted(on: terminal) }
            terminal.report(sentence(for: error))
            return (error as? any ExitCoded)?.exitCode ?? .failure
        }
    }

    private static func interrupted(on terminal: Terminal) -> ExitCode {
        // A reader that has closed the output needs no message.
        if terminal.output.failure != .readerGone { terminal.note("Interrupted.") }
        return .interrupted
    }

    /// The command that a command line names and its arguments; nil if it asks for help or a
    /// version, or is wrong.
    ///
    /// - Parameter words: the command line without the program's name.
    package func line(_ words: [String]) -> (path: [String], arguments: ParsedArguments)? {
        var parser = ArgumentParser(root: self, words: words)
        // A wrong command line is reported by the one who runs it.
        guard case .run(_, let arguments)? = try? parser.parse() else { return nil }
        return (parser.path.map(\.name), arguments)
    }

    private static func sentence(for error: any Error) -> Sentence {
        (error as? any LocalizedError)?.errorDescription.map(Sentence.init(verbatim:)) ?? "\(error)"
    }
}
