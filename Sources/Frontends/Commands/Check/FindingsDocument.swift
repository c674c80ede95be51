// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Sentences
import SystemTexts

/// What `beckon check --format json` prints: one object; names are stable, more may be added.
struct FindingsDocument: Encodable {
    struct Entry: Encodable {
        let rule: String
        let severity: String
        let path: String
        let line: Int?
        let column: Int?
        let message: String
        let remedy: String

        init(_ finding: Finding, _ language: String) {
            rule = finding.rule
            severity = finding.severity.rawValue
            path = finding.place.path
            line = finding.place.line
            column = finding.place.line == nil ? nil : finding.place.column
            message = finding.message.text(in: language)
            remedy = finding.remedy.text(in: language)
        }
    }

    /// How much was looked at.
    struct Checked: Encodable {
        let parts: [String]
        let definitions: Int
        let sources: Int
        let rules: [String]
        /// What was left out and why.
        let omissions: [String]
    }

    let findings: [Entry]
    let errors: Int
    let warnings: Int
    let checked: Checked

    init(_ report: CheckReport) {
        findings = report.findings.map { Entry($0, report.language) }
        errors = report.count(.error)
        warnings = report.count(.warning)
        checked = Checked(
            parts: report.project.parts.map(\.name), definitions: report.project.definitions.count,
            sources: report.project.sources.count, rules: report.rules.map(\.id),
            omissions: report.project.omissions.map { $0.text(in: report.language) })
    }
}
