// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what a definition most likely does not mean.
struct DefinitionDoubtful: Rule {
    let about = RuleDescription(
        "definition-doubtful", .warning, "a definition says something that will not work as it was meant",
        explanation: "The definition compiles, and a part of it has no effect, such as a relationship without a "
            + "parent or a default that is not a case; intentc check says the same.",
        remedy: "Correct what the finding names.")

    /// What the rules about placeholders and combinations find too, in all languages.
    private static let left = ["the placeholder ${", "the combination names "]

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap(\.diagnostics).filter { diagnostic in
            diagnostic.severity == .warning && !Self.left.contains { diagnostic.message.key.hasPrefix($0) }
        }.map { finding(at: Place($0.location), $0.message, remedy: $0.remedy) }
    }
}
