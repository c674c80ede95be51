// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a program writes text: a terminal, a file, a pipe, or a test's memory.
package struct TextStream: Sendable {
    package var isTerminal: Bool
    /// In columns.
    package var width: Int
    /// True only on a terminal, and where `NO_COLOR` is not set (no-color.org).
    package var usesColor: Bool
    private let sink: @Sendable (String) -> Void
    private let failing: @Sendable () -> WriteFailure?

    /// - Parameter failure: Gives the first thing that kept a text from being written; nil as long as none did.
    package init(
        isTerminal: Bool = false, width: Int = 80, usesColor: Bool = false,
        failure: @escaping @Sendable () -> WriteFailure? = { nil }, to sink: @escaping @Sendable (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.usesColor = usesColor
        self.sink = sink
        failing = failure
    }

    /// The first thing that kept a text from being written; nil if all of it was.
    package var failure: WriteFailure? { failing() }

    package func write(_ text: String) {
        sink(text)
    }

    /// The text and a line break.
    package func line(_ text: String = "") {
        sink(text + "\n")
    }

    /// The value as one line of JSON, keys in alphabetical order.
    ///
    /// - Throws: `EncodingError`, where the value has no JSON form.
    package func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        line(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// The text in a style, where the stream shows styles.
    package func styled(_ text: String, _ style: TerminalStyle) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
