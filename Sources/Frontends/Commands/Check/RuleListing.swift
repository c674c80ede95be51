// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface

/// What `beckon check --rules` prints.
struct RuleListing {
    let rules: [RuleDescription]

    func write(as format: CheckFormat, to terminal: Terminal) throws {
        guard format == .text else {
            for rule in rules { try terminal.output.json(Entry(rule)) }
            return
        }
        for rule in rules {
            let severity = terminal.output.styled(rule.severity.rawValue, rule.severity == .error ? .red : .yellow)
            terminal.output.line("\(terminal.output.styled(rule.id, .bold)) (\(severity)): \(rule.title)")
            terminal.output.line("    \(rule.explanation)")
            terminal.output.line("    \(rule.remedy)")
        }
    }

    /// One rule as JSON, one object per line.
    private struct Entry: Encodable {
        let rule: String
        let severity: String
        let title: String
        let explanation: String
        let remedy: String

        init(_ rule: RuleDescription) {
            self.rule = rule.id
            severity = rule.severity.rawValue
            title = rule.title
            explanation = rule.explanation
            remedy = rule.remedy
        }
    }
}
