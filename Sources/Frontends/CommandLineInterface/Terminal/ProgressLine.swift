// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One line that says what is being done, on a terminal only.
///
/// ```swift
/// let progress = ProgressLine(on: terminal)
/// defer { progress.clear() }
/// progress.show("building Pizzeria")
/// ```
package struct ProgressLine: Sendable {
    private let stream: TextStream

    package init(on terminal: Terminal) {
        stream = terminal.errors
    }

    /// Replaces the line, cut to the terminal's width.
    package func show(_ text: String) {
        guard stream.isTerminal else { return }
        let firstLine = text.prefix { !$0.isNewline }
        stream.write("\r\u{1B}[2K" + String(firstLine.prefix(max(0, stream.width - 1))))
    }

    /// Takes the line away; to be called before anything else is written.
    package func clear() {
        guard stream.isTerminal else { return }
        stream.write("\r\u{1B}[2K")
    }
}
