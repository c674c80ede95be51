// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what App Intents most likely do not mean.
struct AppIntentDoubtful: Rule {
    let about = RuleDescription(
        "app-intent-doubtful", .warning, "part of an App Intent has no effect",
        explanation:
            "The app works, but part of its declarations has no effect, such as the class of an old intent that no "
            + "definition declares, or a summary that is computed at run time.",
        remedy: "Fix the part that the finding names.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.appIntents.filter { $0.severity == .warning }.map { diagnostic in
            finding(at: Place(diagnostic.location), diagnostic.message, remedy: diagnostic.remedy)
        }
    }
}
