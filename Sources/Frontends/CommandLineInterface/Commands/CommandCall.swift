// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that was parsed: the command it names, and what the command is given.
package struct CommandCall: Hashable, Sendable, Codable {
    /// The names of the command and of those around it, without the program's.
    package var path: [String]
    /// What the command is given.
    package var arguments: ParsedArguments

    /// Makes a call, without arguments unless they are given.
    package init(path: [String], arguments: ParsedArguments = ParsedArguments()) {
        (self.path, self.arguments) = (path, arguments)
    }
}

/// The result of reading a command line.
package enum CommandLineReading: Hashable, Sendable {
    /// It names a command to run.
    case call(CommandCall)
    /// It asked for help or a version, or was wrong, and was answered.
    case done(ExitCode)
}
