// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Passes on what keeps App Intents from being offered.
struct AppIntentInvalid: Rule {
    let about = RuleDescription(
        "app-intent-invalid", .error, "an App Intent cannot be offered as written",
        explanation:
            "The system learns about App Intents from the compiler, without running them. beckon install reports the "
            + "same and refuses the app.",
        remedy: "Fix the part that the finding names.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.appIntents.filter { $0.severity == .error }.map { diagnostic in
            finding(at: Place(diagnostic.location), diagnostic.message, remedy: diagnostic.remedy)
        }
    }
}
