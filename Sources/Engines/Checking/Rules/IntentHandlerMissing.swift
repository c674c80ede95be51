// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds intents that an extension lists and no class handles.
struct IntentHandlerMissing: Rule {
    let about = RuleDescription(
        "intent-handler-missing", .error, "a supported intent has no handler",
        explanation: "An extension receives every intent that it lists. If no class conforms to the intent's handling "
            + "protocol, every request fails.",
        remedy: "Write a class that conforms to the handling protocol, or remove the intent from the list.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources else { return [] }
        let intents = project.customIntents
        return project.parts.filter { $0.kind == .intentsExtension || $0.kind == .app }.flatMap { part in
            part.supportedIntents.filter { entry in
                intents[entry.text] != nil && !project.words.words.contains(entry.text + "Handling")
            }.map { entry in
                finding(
                    at: entry.place, "no source mentions \(entry.text)Handling, so \(entry.text) is never handled",
                    remedy: "make a class conform to \(entry.text)Handling, or remove the intent here")
            }
        }
    }
}
