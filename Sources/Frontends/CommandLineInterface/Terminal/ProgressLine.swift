// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
import Synchronization

/// One line that says what is being done, on a terminal; elsewhere a line for each long step, and one now and then
/// while it goes on, so that the log of a machine is not silent for minutes.
///
/// ```swift
/// let progress = ProgressLine(on: terminal)
/// defer { progress.clear() }
/// progress.show("building Pizzeria")
/// ```
package final class ProgressLine: Sendable {
    /// Between two lines of one step, where there is no terminal.
    private static let interval = Duration.seconds(10)

    private let terminal: Terminal
    private let now: @Sendable () -> Duration
    /// When the last line was written.
    private let last = Mutex<Duration?>(nil)

    /// - Parameter now: The time since any moment that stays the same.
    package init(on terminal: Terminal, now: (@Sendable () -> Duration)? = nil) {
        self.terminal = terminal
        let origin = ContinuousClock.now
        self.now = now ?? { origin.duration(to: .now) }
    }

    private var stream: TextStream { terminal.errors }

    /// A short step, which only a terminal shows: it replaces the line, cut to the terminal's width.
    package func show(_ step: Sentence) {
        guard stream.isTerminal else { return }
        stream.write("\r\u{1B}[2K" + text(step).beginning(fitting: max(1, stream.width - 1)))
    }

    /// A step that may take long.
    package func begin(_ step: Sentence) {
        if stream.isTerminal { return show(step) }
        let now = now()
        last.withLock { $0 = now }
        stream.line(text(step))
    }

    /// How far the step is, of which there may be many a second.
    package func update(_ step: Sentence) {
        if stream.isTerminal { return show(step) }
        let now = now()
        let isDue = last.withLock { last in
            guard last.map({ now - $0 >= Self.interval }) ?? true else { return false }
            last = now
            return true
        }
        if isDue { stream.line(text(step)) }
    }

    /// Its first line in the person's language.
    private func text(_ step: Sentence) -> String { String(terminal.text(step).prefix { !$0.isNewline }) }

    /// Takes the line away; to be called before anything else is written.
    package func clear() {
        guard stream.isTerminal else { return }
        stream.write("\r\u{1B}[2K")
    }
}
