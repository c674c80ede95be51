// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Swift source as it grows: lines, blocks and the gaps between declarations.
struct SourceText {
    private var lines: [String] = []
    private var depth = 0

    /// Ends with a line break.
    var contents: String { lines.joined(separator: "\n") + "\n" }

    /// Adds a line at the current depth.
    mutating func line(_ text: String) { lines.append(String(repeating: " ", count: depth * 4) + text) }

    /// Adds what stands before every type: since when it is there, and that no
    /// actor owns it, also in a module whose declarations are the main actor's.
    mutating func attributes(_ availability: String) {
        line(availability)
        line("nonisolated")
    }

    /// Sets the next declaration apart, except at the start of a block.
    mutating func gap() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
        lines.append("")
    }

    /// Adds a declaration with its body, one level deeper.
    mutating func block(_ opening: String, closing: String = "}", _ body: (inout SourceText) -> Void) {
        line(opening)
        depth += 1
        body(&self)
        depth -= 1
        line(closing)
    }
}

/// Writes one construct of the generated code.
protocol Emitter {
    func emit(to text: inout SourceText)
}
