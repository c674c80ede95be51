// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a rule is called and what it is for, in the words of its documentation.
package struct RuleDescription: Hashable, Sendable {
    /// What `--only`, `--disable` and comments name, such as `intent-not-supported`; stable.
    package let id: String
    package let severity: Finding.Severity
    /// What is wrong, in one line: a sentence without a full stop.
    package let title: String
    /// What comes of the mistake.
    package let explanation: String
    /// How it is mended, as a rule.
    package let mend: String

    init(_ id: String, _ severity: Finding.Severity, _ title: String, explanation: String, mend: String) {
        self.id = id
        self.severity = severity
        self.title = title
        self.explanation = explanation
        self.mend = mend
    }
}
