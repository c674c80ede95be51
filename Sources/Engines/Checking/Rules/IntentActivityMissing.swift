// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds intents of an extension that its app cannot be opened with.
struct IntentActivityMissing: Rule {
    let about = RuleDescription(
        "intent-activity-missing", .warning, "an app does not accept the activity of an intent",
        explanation: "When an intent continues in the app, the app opens with an activity whose type is the intent's "
            + "class name. Only types in NSUserActivityTypes reach it.",
        remedy: "Add the intent's class name to NSUserActivityTypes of the app.")

    func findings(in project: CheckedProject) -> [Finding] {
        let intents = project.customIntents
        return project.families.flatMap { family -> [Finding] in
            guard let plist = family.app.plist, !plist.isOpen("NSUserActivityTypes"), !family.app.hasOpenIntents else {
                return []
            }
            let accepted = Set(
                plist.texts("NSUserActivityTypes").map(\.text) + family.app.supportedIntents.map(\.text))
            let listed = family.extensions.filter { $0.kind == .intentsExtension }.flatMap(\.supportedIntents)
            // An intent that configures a widget is never handed to the app.
            let missing = Set(listed.map(\.text)).subtracting(accepted).filter { name in
                intents[name].map { !$0.1.isEligibleForWidgets } ?? false
            }
            return missing.map { name in
                finding(
                    at: plist.place("NSUserActivityTypes"),
                    "\(family.app.name) cannot be opened with \(name), which its extension handles",
                    remedy: "add \(name) to NSUserActivityTypes")
            }
        }
    }
}
