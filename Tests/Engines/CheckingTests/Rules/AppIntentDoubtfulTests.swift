// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences
import Testing

@testable import Checking

@Suite("The rule app-intent-doubtful")
struct AppIntentDoubtfulTests {
    @Test("what the compiler's constants tell is passed on with its place, and nothing of the other severity")
    func warningOfConstants() {
        var project = CheckedProject()
        project.appIntents = [Diagnostic.Severity.warning, .error].map { severity in
            Diagnostic(severity, at: SourceLocation(path: "Tea.swift", line: 3), "it is odd", remedy: "mend it")
        }
        let findings = Checker(rules: [AppIntentDoubtful()]).check(project)
        #expect(findings.map { "\($0)" } == ["Tea.swift:3: warning: it is odd; mend it [app-intent-doubtful]"])
    }
}
