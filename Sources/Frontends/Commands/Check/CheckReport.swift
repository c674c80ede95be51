// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Foundation
import Sentences

/// What a check found, in the requested format.
struct CheckReport {
    let findings: [Finding]
    /// The rules that were applied.
    let rules: [RuleDescription]
    let project: CheckedProject
    let workingDirectory: URL
    /// Puts a sentence into the language of anyone who reads it.
    let text: (Sentence) -> String

    func write(as format: CheckFormat, to terminal: Terminal) throws {
        switch format {
        case .text: writeText(to: terminal)
        case .json: try terminal.output.json(json)
        case .sarif: try terminal.output.json(staticAnalysisLog)
        }
    }

    /// Such as `2 apps and extensions, 1 definition, 40 sources: 1 error, 2 warnings`.
    var summary: Sentence {
        let (parts, definitions, sources) = (project.parts.count, project.definitions.count, project.sources.count)
        let (errors, warnings) = (count(.error), count(.warning))
        let checked = Self.counts([
            (parts, "1 app or extension", "\(parts) apps and extensions"),
            (definitions, "1 definition", "\(definitions) definitions"), (sources, "1 source", "\(sources) sources"),
        ])
        let found = Self.counts([
            (errors, "1 error", "\(errors) errors"), (warnings, "1 warning", "\(warnings) warnings"),
        ])
        return found.isEmpty ? "\(checked): nothing to fix" : "\(checked): \(found)"
    }

    /// The counts that are not zero, each in the words for one or for several.
    private static func counts(_ counts: [(count: Int, one: Sentence, several: Sentence)]) -> Sentence {
        counts.filter { $0.count > 0 }.map { $0.count == 1 ? $0.one : $0.several }.joined(by: ", ")
    }

    func count(_ severity: Finding.Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// What `--format json` prints: one object with how much was looked at, and what was left out and why; names are
    /// stable, more may be added.
    private var json: JSONObject {
        let checked: JSONObject = [
            "parts": project.parts.map(\.name), "definitions": project.definitions.count,
            "sources": project.sources.count, "rules": rules.map(\.id), "omissions": project.omissions.map(text),
        ]
        return [
            "findings": findings.map(json), "errors": count(.error), "warnings": count(.warning), "checked": checked,
        ]
    }

    private func json(_ finding: Finding) -> JSONObject {
        let place = finding.place
        return [
            "rule": finding.rule, "severity": finding.severity.rawValue, "path": place.path, "line": place.line,
            "column": place.line == nil ? nil : place.column, "message": text(finding.message),
            "remedy": text(finding.remedy),
        ]
    }

    private func writeText(to terminal: Terminal) {
        var excerpts = SourceExcerpts(workingDirectory: workingDirectory)
        for finding in findings {
            terminal.output.line(line(for: finding, on: terminal))
            // The line itself is for a person; programs read the first line alone.
            if terminal.output.isTerminal, let excerpt = excerpts.excerpt(at: finding.place) {
                terminal.output.line(excerpt.line)
                terminal.output.line(terminal.output.styled(excerpt.caret, .green))
            }
        }
        terminal.note(summary)
    }

    private func line(for finding: Finding, on terminal: Terminal) -> String {
        let (stream, isError) = (terminal.output, finding.severity == .error)
        let severity = terminal.label(isError ? "error:" : "warning:", isError ? .red : .yellow, on: stream)
        let rule = stream.styled("[\(finding.rule)]", .faint)
        return "\(finding.place): \(severity)\(terminal.text("\(finding.message); \(finding.remedy)")) \(rule)"
    }
}
