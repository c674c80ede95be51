// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Applies rules to projects.
package struct Checker: Sendable {
    /// More than a person reads; a broken project can have a mistake in every line.
    package static let findingLimit = 2_000

    private let rules: [any Rule]

    /// - Parameter rules: all there are, unless some were chosen.
    package init(rules: [any Rule] = RuleRegistry.all) {
        self.rules = rules
    }

    /// What the rules find, from top to bottom of each file, each thing once.
    ///
    /// Findings that a comment in the source switches off are left out.
    package func check(_ project: CheckedProject) -> [Finding] {
        let silenced = Dictionary(project.sources.map { ($0.path, $0.silenced) }) { first, _ in first }
        var seen: Set<Finding> = []
        for rule in rules {
            for finding in rule.findings(in: project) where seen.count < Self.findingLimit {
                let lines = silenced[finding.place.path] ?? [:]
                let isSilent = [0, finding.place.line ?? 0].contains { lines[$0]?.contains(finding.rule) == true }
                if !isSilent { seen.insert(finding) }
            }
        }
        return seen.sorted()
    }
}
