// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Sentences

/// What a failed build says is wrong: each error once, with the line of source that it is about.
///
/// The compiler prints an error again for each file of the module that it compiles together with, between warnings,
/// notes and what it compiles; the notes stay out too, as they are longer than what they are about.
struct CompilerErrors {
    /// An error as the compiler prints it, `file:line:column: error: text`, and the source and the caret below it.
    private struct Entry {
        var head: String
        var excerpt: [String] = []
    }

    /// More would scroll away what is to be mended first: errors follow from one another.
    private static let most = 20
    /// How many lines are shown where none of them is an error.
    private static let lastLines = 40

    private var entries: [Entry] = []
    private var hasNotes = false
    private let lines: [Substring]

    /// - Parameter output: All that `swift` printed.
    init(in output: String) {
        lines = output.split(whereSeparator: \.isNewline)
        var seen: Set<Substring> = []
        for (place, line) in lines.enumerated() where !Self.isExcerpt(line) {
            if line.contains(" note: ") { hasNotes = true }
            guard Self.isError(line), seen.insert(line).inserted else { continue }
            entries.append(Entry(head: String(line), excerpt: Self.excerpt(of: line, lines[(place + 1)...])))
        }
        // That some program failed says nothing where another line says why.
        let reasons = entries.filter { !Self.isFailureAlone($0.head) }
        if !reasons.isEmpty { entries = reasons }
    }

    /// - Parameter output: Of a program that failed, both streams of it.
    init(in output: SubprocessOutput) { self.init(in: output.text + "\n" + output.errorText) }

    /// The errors, and how to see what is left out; the last lines there are where none is an error; nil if there are
    /// no lines.
    ///
    /// - Parameter command: What a person runs to see everything; nil if they have seen it run.
    func sentence(seenWith command: Sentence?) -> Sentence? {
        guard !entries.isEmpty else {
            return lines.isEmpty
                ? nil : Sentence(verbatim: lines.suffix(Self.lastLines).joined(separator: "\n"))
        }
        let shown = entries.prefix(Self.most).flatMap { [$0.head] + $0.excerpt }.joined(separator: "\n")
        return [Sentence(verbatim: shown), rest(seenWith: command)].compactMap(\.self).joined(by: "\n")
    }

    private func rest(seenWith command: Sentence?) -> Sentence? {
        let more = entries.count - Self.most
        switch (command, more) {
        case (let command?, 1): return "… 1 more error; \(command) shows all"
        case (let command?, 2...): return "… \(more) more errors; \(command) shows all"
        case (let command?, _): return hasNotes ? "\(command) shows the compiler’s notes too" : nil
        case (nil, 1): return "… 1 more error"
        case (nil, 2...): return "… \(more) more errors"
        default: return nil
        }
    }

    // MARK: -

    /// Also what a linker says without the word.
    private static func isError(_ line: Substring) -> Bool {
        guard !line.hasPrefix("[") else { return false }
        return line.hasPrefix("error: ") || line.contains(" error: ")
            || ["undefined reference to ", "multiple definition of "].contains { line.contains($0) }
    }

    private static func isFailureAlone(_ head: String) -> Bool {
        head == "error: fatalError" || head.contains(/command failed with exit (code|status)/)
    }

    /// A line of source behind its number, or what stands below one: `12 | let bread`, `   |     ^`.
    private static func isExcerpt(_ line: Substring) -> Bool { line.prefixMatch(of: /\s*\d*\s*\|/) != nil }

    /// The line of source that an error names, and where in it.
    private static func excerpt(of head: Substring, _ lines: ArraySlice<Substring>) -> [String] {
        guard let number = head.firstMatch(of: /:(\d+):\d+:/)?.output.1 else { return [] }
        let excerpt = lines.prefix { isExcerpt($0) }
        let source = excerpt.firstIndex { line in
            line.prefixMatch(of: /\s*(\d+)\s*\|/)?.output.1 == number
        }
        guard let source else { return [] }
        let below = excerpt[(source + 1)...].prefix { $0.prefixMatch(of: /\s*\|/) != nil }
        let caret = below.lazy.compactMap(caret).first
        return [String(excerpt[source])] + (caret.map { [$0] } ?? [])
    }

    /// `   |   ^` of what may repeat the whole error behind the place.
    private static func caret(_ line: Substring) -> String? {
        if let found = line.firstMatch(of: /[`|]- error:/) { return line[..<found.range.lowerBound] + "^" }
        return line.contains("^") ? String(line) : nil
    }
}
