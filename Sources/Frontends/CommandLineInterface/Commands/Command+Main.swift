// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Command {
    /// Parses, runs and reports: everything between the shell and a command's body.
    ///
    /// Help and versions go to standard output. Every error is one sentence on
    /// standard error; a ``UsageError`` also says where to read more, and exits
    /// with ``ExitCode/usage``.
    ///
    /// - Parameter words: the command line without the program's name.
    package func main(
        _ words: [String] = Array(CommandLine.arguments.dropFirst()), on terminal: Terminal = .standard()
    ) async -> ExitCode {
        var parser = ArgumentParser(root: self, words: words)
        do {
            switch try parser.parse() {
            case .help:
                terminal.output.write(HelpPage(path: parser.path, width: terminal.output.width).text)
                return .success
            case .version(let version):
                terminal.output.line("\(name) \(version)")
                return .success
            case .run(let body, let arguments):
                return try await body(arguments, terminal)
            }
        } catch is CancellationError {
            return .interrupted
        } catch let error as UsageError {
            terminal.report("\(error)")
            terminal.errors.line("Run '\(parser.path.map(\.name).joined(separator: " ")) --help' to see what it takes.")
            return .usage
        } catch {
            terminal.report(Self.sentence(for: error))
            return .failure
        }
    }

    /// The command that a command line names and its arguments; nil where it asks for help or a
    /// version, or is wrong.
    ///
    /// - Parameter words: the command line without the program's name.
    package func line(_ words: [String]) -> (path: [String], arguments: ParsedArguments)? {
        var parser = ArgumentParser(root: self, words: words)
        // A line that is wrong is told of by whoever runs it.
        guard case .run(_, let arguments)? = try? parser.parse() else { return nil }
        return (parser.path.map(\.name), arguments)
    }

    private static func sentence(for error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}
