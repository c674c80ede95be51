// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what keeps code from being generated from a definition.
struct DefinitionInvalid: Rule {
    let about = RuleDescription(
        "definition-invalid", .error, "a definition cannot be compiled",
        explanation: "A definition with errors generates no code. intentc check reports the same.",
        remedy: "Fix the part that the finding names.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap(\.diagnostics).filter { $0.severity == .error }.map { diagnostic in
            finding(at: Place(diagnostic.location), diagnostic.message, remedy: diagnostic.remedy)
        }
    }
}

extension Place {
    /// The same place; a binary definition has none but itself.
    init(_ location: SourceLocation) {
        self.init(path: location.path, line: location.line, column: location.column)
    }
}
