// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentDefinition

/// What checking a set of files found, for people and for programs.
struct DiagnosticReport {
    private(set) var fileCount = 0
    private(set) var diagnostics: [Diagnostic] = []

    var hasErrors: Bool { count(.error) > 0 }

    mutating func add(_ found: [Diagnostic]) {
        fileCount += 1
        diagnostics += found
    }

    /// One line per diagnostic, in the form compilers and editors share.
    func print(to terminal: Terminal) {
        for diagnostic in diagnostics {
            terminal.errors.line(colored("\(diagnostic)", diagnostic.severity, for: terminal.errors))
        }
    }

    /// Such as `3 files: 1 error, 2 warnings`.
    var summary: String {
        let files = Self.counted(fileCount, "file")
        guard !diagnostics.isEmpty else { return "\(files): no errors" }
        let parts = [(count(.error), "error"), (count(.warning), "warning")].filter { $0.0 > 0 }
        return "\(files): " + parts.map(Self.counted).joined(separator: ", ")
    }

    /// The form of `--json`.
    var encodable: some Encodable {
        Encoded(
            files: fileCount, errors: count(.error), warnings: count(.warning),
            diagnostics: diagnostics.map(Encoded.Entry.init))
    }

    private func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func colored(_ text: String, _ severity: Diagnostic.Severity, for stream: TextStream) -> String {
        guard let range = text.firstRange(of: "\(severity.rawValue):") else { return text }
        let label = stream.styled(String(text[range]), severity == .error ? .red : .yellow)
        return text[..<range.lowerBound] + label + text[range.upperBound...]
    }
}

/// What `--json` prints; the names are a stable format.
private struct Encoded: Encodable {
    struct Entry: Encodable {
        let path: String
        let line: Int?
        let column: Int?
        let keyPath: String?
        let severity: String
        let message: String
        let remedy: String

        init(_ diagnostic: Diagnostic) {
            path = diagnostic.location.path
            line = diagnostic.location.line
            column = diagnostic.location.column
            keyPath = diagnostic.location.keyPath.isEmpty ? nil : diagnostic.location.keyPath
            severity = diagnostic.severity.rawValue
            message = diagnostic.message
            remedy = diagnostic.remedy
        }
    }

    let files: Int
    let errors: Int
    let warnings: Int
    let diagnostics: [Entry]
}
