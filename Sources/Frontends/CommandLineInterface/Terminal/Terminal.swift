// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a command reads from and writes to.
package struct Terminal: Sendable {
    /// For results.
    package var output: TextStream
    /// For errors, warnings and progress.
    package var errors: TextStream
    /// Whether a person can be asked something.
    package var isInteractive: Bool
    private let lines: @Sendable () async -> String?

    /// - Parameter lines: gives the next line of input without its line break, nil at the end.
    package init(
        output: TextStream, errors: TextStream, isInteractive: Bool = false,
        lines: @escaping @Sendable () async -> String? = { nil }
    ) {
        self.output = output
        self.errors = errors
        self.isInteractive = isInteractive
        self.lines = lines
    }

    /// The next line a person types, after the prompt; nil at the end of input.
    ///
    /// The prompt is shown only where ``isInteractive``.
    package func ask(_ prompt: String = "") async -> String? {
        if isInteractive { output.write(prompt) }
        return await lines()
    }

    /// The next line a person types, without a prompt; nil at the end of input.
    package func line() async -> String? {
        await lines()
    }

    /// Writes `error: …` to ``errors``.
    package func report(_ sentence: String) {
        errors.line(errors.styled("error:", .red) + " " + sentence.printable)
    }

    /// The exit code of a command, all its output counted: a result that could not be written is no success.
    ///
    /// - Parameter code: What the command itself ended with.
    package func ending(with code: ExitCode) -> ExitCode {
        switch output.failure ?? errors.failure {
        case nil: return code
        case .readerGone: return .readerGone
        case .refused(let reason):
            report("the result could not be written to standard output: \(reason); make room, or write it elsewhere")
            return code == .success ? .failure : code
        }
    }

    /// Writes `warning: …` to ``errors``.
    package func warn(_ sentence: String) {
        errors.line(errors.styled("warning:", .yellow) + " " + sentence.printable)
    }
}
