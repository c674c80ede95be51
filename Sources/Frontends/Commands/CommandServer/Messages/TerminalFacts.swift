// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface

/// What a daemon has to know of a client's terminal to write for it.
package struct TerminalFacts: Hashable, Sendable, Codable {
    /// One stream of the terminal.
    package struct Stream: Hashable, Sendable, Codable {
        var isTerminal: Bool
        var width: Int
        var usesColor: Bool

        init(_ stream: TextStream) {
            isTerminal = stream.isTerminal
            width = stream.width
            usesColor = stream.usesColor
        }

        /// A stream that looks the same. Widths come from outside: an absurd one is brought into bounds.
        func stream(to sink: @escaping @Sendable (String) -> Void) -> TextStream {
            TextStream(isTerminal: isTerminal, width: min(max(width, 1), 10_000), usesColor: usesColor, to: sink)
        }
    }

    var output: Stream
    var errors: Stream
    var isInteractive: Bool

    package init(_ terminal: Terminal) {
        output = Stream(terminal.output)
        errors = Stream(terminal.errors)
        isInteractive = terminal.isInteractive
    }
}
