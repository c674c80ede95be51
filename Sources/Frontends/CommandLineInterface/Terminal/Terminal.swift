// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What a command reads from and writes to.
package struct Terminal: Sendable {
    /// For results.
    package var output: TextStream
    /// For errors, warnings and progress.
    package var errors: TextStream
    /// Whether a person can be asked something.
    package var isInteractive: Bool
    /// What the person reads, a BCP 47 tag.
    package private(set) var language = "en"
    private var translation: @Sendable (Sentence) -> String = { $0.description }
    private let lines: @Sendable () async -> String?
    private let secretLines: @Sendable () async -> String?

    /// - Parameters:
    ///   - lines: gives the next line of input without its line break, nil at the end.
    ///   - secretLines: does the same without showing what is typed; the same as `lines` where it is nil.
    package init(
        output: TextStream, errors: TextStream, isInteractive: Bool = false,
        lines: @escaping @Sendable () async -> String? = { nil },
        secretLines: (@Sendable () async -> String?)? = nil
    ) {
        self.output = output
        self.errors = errors
        self.isInteractive = isInteractive
        self.lines = lines
        self.secretLines = secretLines ?? lines
    }

    /// The next line a person types, after the prompt; nil at the end of input.
    ///
    /// The prompt is shown only where ``isInteractive``.
    package func ask(_ prompt: String = "") async -> String? {
        if isInteractive { output.write(prompt) }
        return await lines()
    }

    /// The next line a person types, which the terminal does not show, after a prompt among the errors; nil at the end
    /// of input.
    package func askSecretly(_ prompt: String) async -> String? {
        if isInteractive { errors.write(prompt) }
        defer { if isInteractive { errors.write("\n") } }
        return await secretLines()
    }

    /// The next line a person types, without a prompt and without showing it; nil at the end of input.
    package func secretLine() async -> String? {
        await secretLines()
    }

    /// The next line a person types, without a prompt; nil at the end of input.
    package func line() async -> String? {
        await lines()
    }

    /// Says everything in a language from now on; English until then.
    ///
    /// The words come from outside, as this module has nothing of Beckon's own.
    ///
    /// - Parameter language: A BCP 47 tag.
    package mutating func speak(_ language: String, translation: @escaping @Sendable (Sentence) -> String) {
        self.language = language
        self.translation = translation
    }

    /// The sentence in the person's language.
    package func text(_ sentence: Sentence) -> String { translation(sentence) }

    /// Writes a line to ``output``.
    package func say(_ sentence: Sentence) {
        output.line(text(sentence))
    }

    /// Writes a line to ``errors`` that is neither an error nor a warning.
    package func note(_ sentence: Sentence) {
        errors.line(text(sentence).printable)
    }

    /// A word such as `error:` in the person's language and a style, with the space that goes behind it: a colon of
    /// Chinese brings its own.
    package func label(_ label: Sentence, _ style: TerminalStyle, on stream: TextStream) -> String {
        let text = text(label)
        return stream.styled(text, style) + (text.last?.isASCII == true ? " " : "")
    }

    /// Writes `error: …` to ``errors``.
    package func report(_ sentence: Sentence) {
        errors.line(label("error:", .red, on: errors) + text(sentence).printable)
    }

    /// The exit code of a command, all its output counted: a result that could not be written is no success.
    ///
    /// - Parameter code: What the command itself ended with.
    package func ending(with code: ExitCode) -> ExitCode {
        switch output.failure ?? errors.failure {
        case nil: return code
        case .readerGone: return .readerGone
        case .refused(let reason):
            report("cannot write the result to standard output: \(reason); free some space or write to another place")
            return code == .success ? .failure : code
        }
    }

    /// Writes `warning: …` to ``errors``.
    package func warn(_ sentence: Sentence) {
        errors.line(label("warning:", .yellow, on: errors) + text(sentence).printable)
    }
}
