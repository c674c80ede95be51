// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Sentences

/// What `beckon check --rules` prints.
struct RuleListing {
    let rules: [RuleDescription]

    func write(as format: CheckFormat, to terminal: Terminal) throws {
        guard format == .text else {
            for rule in rules { try terminal.output.json(json(rule, terminal.text)) }
            return
        }
        for rule in rules {
            let isError = rule.severity == .error
            let severity = terminal.output.styled(
                terminal.text(isError ? "error" : "warning"), isError ? .red : .yellow)
            terminal.say("\(terminal.output.styled(rule.id, .bold)) (\(severity)): \(rule.title)")
            terminal.say("    \(rule.explanation)")
            terminal.say("    \(rule.remedy)")
        }
    }

    private func json(_ rule: RuleDescription, _ text: (Sentence) -> String) -> JSONObject {
        [
            "rule": rule.id, "severity": rule.severity.rawValue, "title": text(rule.title),
            "explanation": text(rule.explanation), "remedy": text(rule.remedy),
        ]
    }
}
