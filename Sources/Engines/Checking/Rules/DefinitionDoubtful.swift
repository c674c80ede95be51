// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what a definition most likely does not mean.
struct DefinitionDoubtful: Rule {
    let about = RuleDescription(
        "definition-doubtful", .warning, "part of a definition has no effect",
        explanation: "The definition compiles, but part of it has no effect, such as a relationship without a parent "
            + "or a default that is not a case. intentc check reports the same.",
        remedy: "Fix the part that the finding names.")

    /// What the rules about placeholders and combinations find too, in all languages.
    private static let left = ["the placeholder ${", "the combination names "]

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap(\.diagnostics).filter { diagnostic in
            diagnostic.severity == .warning && !Self.left.contains { diagnostic.message.key.hasPrefix($0) }
        }.map { finding(at: Place($0.location), $0.message, remedy: $0.remedy) }
    }
}
