// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Applies rules to projects.
package struct Checker: Sendable {
    /// More than a person reads; a broken project can have a mistake in every line.
    package static let findingLimit = 2_000

    private let rules: [any Rule]

    /// - Parameter rules: all there are, unless some were chosen.
    package init(rules: [any Rule] = RuleRegistry.all) { self.rules = rules }

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

/// One kind of mistake that can be found before anything runs.
///
/// A rule reports only what is certain: where a project leaves something open,
/// such as an unknown variable, it stays silent. Each rule has a file
/// and a test of its own, and stands in ``RuleRegistry``.
package protocol Rule: Sendable {
    /// What the rule is called and what it is for.
    var about: RuleDescription { get }

    /// What the rule finds in a project, in any order.
    func findings(in project: CheckedProject) -> [Finding]
}

extension Rule {
    /// A finding of this rule.
    func finding(at place: Place, _ message: Sentence, remedy: Sentence) -> Finding {
        Finding(rule: about.id, severity: about.severity, place: place, message: message, remedy: remedy)
    }
}

/// What a rule is called and what it is for, in the words of its documentation.
package struct RuleDescription: Hashable, Sendable {
    /// What `--only`, `--disable` and comments name, such as `intent-not-supported`; stable.
    package let id: String
    package let severity: Finding.Severity
    /// What is wrong, in one line: a sentence without a full stop.
    package let title: Sentence
    /// The effect of the mistake.
    package let explanation: Sentence
    /// How it is fixed, as a rule.
    package let remedy: Sentence

    init(_ id: String, _ severity: Finding.Severity, _ title: Sentence, explanation: Sentence, remedy: Sentence) {
        self.id = id
        self.severity = severity
        self.title = title
        self.explanation = explanation
        self.remedy = remedy
    }
}
