// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentDefinition
import Sentences

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
            let (isError, stream) = (diagnostic.severity == .error, terminal.errors)
            let severity = terminal.label(isError ? "error:" : "warning:", isError ? .red : .yellow, on: stream)
            let words = terminal.text("\(diagnostic.message); \(diagnostic.remedy)")
            stream.line("\(diagnostic.place) \(severity)\(words)")
        }
    }

    /// Such as `3 files: 1 error, 2 warnings`.
    var summary: Sentence {
        let files: Sentence = fileCount == 1 ? "1 file" : "\(fileCount) files"
        let (errors, warnings) = (count(.error), count(.warning))
        let parts: [(count: Int, words: Sentence)] = [
            (errors, errors == 1 ? "1 error" : "\(errors) errors"),
            (warnings, warnings == 1 ? "1 warning" : "\(warnings) warnings"),
        ]
        guard !diagnostics.isEmpty else { return "\(files): no errors" }
        return "\(files): \(parts.filter { $0.count > 0 }.map(\.words).joined(by: ", "))"
    }

    /// The form of `--json`; the names are a stable format.
    ///
    /// - Parameter text: Puts a sentence into the language of anyone who reads it.
    func json(_ text: (Sentence) -> String) -> JSONObject {
        let entries: [JSONObject] = diagnostics.map { diagnostic in
            let location = diagnostic.location
            return [
                "path": location.path, "line": location.line, "column": location.column,
                "keyPath": location.keyPath.isEmpty ? nil : location.keyPath,
                "severity": diagnostic.severity.rawValue, "message": text(diagnostic.message),
                "remedy": text(diagnostic.remedy),
            ]
        }
        return ["files": fileCount, "errors": count(.error), "warnings": count(.warning), "diagnostics": entries]
    }

    private func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}
