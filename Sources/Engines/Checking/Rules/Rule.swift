// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One kind of mistake that can be found before anything runs.
///
/// A rule reports only what is certain: where a project leaves something open,
/// such as a variable nobody has set, it stays silent. Each rule has a file
/// and a test of its own, and stands in ``RuleRegistry``.
package protocol Rule: Sendable {
    /// What the rule is called and what it is for.
    var about: RuleDescription { get }

    /// What the rule finds in a project, in any order.
    func findings(in project: CheckedProject) -> [Finding]
}

extension Rule {
    /// A finding of this rule.
    func finding(at place: Place, _ message: String, mend: String) -> Finding {
        Finding(rule: about.id, severity: about.severity, place: place, message: message, mend: mend)
    }
}
