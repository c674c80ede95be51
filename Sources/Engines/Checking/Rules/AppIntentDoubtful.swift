// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what App Intents most likely do not mean.
struct AppIntentDoubtful: Rule {
    let about = RuleDescription(
        "app-intent-doubtful", .warning, "an App Intent says something that will not work as it was meant",
        explanation:
            "The app works, and a part of what its types say has no effect, such as the class of an old intent "
            + "that no definition declares, or a summary that is known only while the app runs.",
        remedy: "Correct what the finding names.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.appIntents.filter { $0.severity == .warning }.map { diagnostic in
            finding(at: Place(diagnostic.location), diagnostic.message, remedy: diagnostic.remedy)
        }
    }
}
