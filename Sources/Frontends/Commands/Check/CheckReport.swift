// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Foundation

/// What a check found, in the requested format.
struct CheckReport {
    let findings: [Finding]
    /// The rules that were applied.
    let rules: [RuleDescription]
    let project: CheckedProject
    let workingDirectory: URL

    func write(as format: CheckFormat, to terminal: Terminal) throws {
        switch format {
        case .text: writeText(to: terminal)
        case .json: try terminal.output.json(FindingsDocument(self))
        case .sarif: try terminal.output.json(StaticAnalysisLog(self))
        }
    }

    /// Such as `2 apps and extensions, 1 definition, 40 sources: 1 error, 2 warnings`.
    var summary: String {
        let checked = [
            (project.parts.count, "app or extension", "apps and extensions"),
            (project.definitions.count, "definition", "definitions"), (project.sources.count, "source", "sources"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
        let found = [(count(.error), "error"), (count(.warning), "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
        return "\(checked): \(found.isEmpty ? "nothing to fix" : found)"
    }

    func count(_ severity: Finding.Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    private func writeText(to terminal: Terminal) {
        var excerpts = SourceExcerpts(workingDirectory: workingDirectory)
        for finding in findings {
            terminal.output.line(line(for: finding, on: terminal.output))
            // The line itself is for a person; programs read the first line alone.
            if terminal.output.isTerminal, let excerpt = excerpts.excerpt(at: finding.place) {
                terminal.output.line(excerpt.line)
                terminal.output.line(terminal.output.styled(excerpt.caret, .green))
            }
        }
        terminal.errors.line(summary)
    }

    private func line(for finding: Finding, on stream: TextStream) -> String {
        let severity = stream.styled("\(finding.severity.rawValue):", finding.severity == .error ? .red : .yellow)
        let rule = stream.styled("[\(finding.rule)]", .faint)
        return "\(finding.place): \(severity) \(finding.message); \(finding.remedy) \(rule)"
    }
}
