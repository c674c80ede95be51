// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds intents whose description is empty, or not translated.
///
/// An intent without any description is left alone: apps with such intents are accepted.
struct IntentDescriptionMissing: Rule {
    let about = RuleDescription(
        "intent-description-missing", .warning, "an intent's description is missing in a language",
        explanation: "Lists of actions show the description below the intent. An upload with a description in only "
            + "some of the app's languages may be rejected with ITMS-90626, Invalid Siri Support.",
        remedy: "Translate the description in the .strings file of the language.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition -> [Finding] in
            let texts = LocalizedTexts(definition, of: project)
            return definition.customIntents.filter { !$0.isDeprecated }.flatMap { intent -> [Finding] in
                guard let summary = intent.summary else { return [] }
                let name = definition.className(intent)
                if summary.text.isEmpty {
                    return [
                        finding(
                            at: definition.place(of: intent, "INIntentDescription"),
                            "the description of \(name) is empty (ITMS-90626)", remedy: "write one, or remove the key")
                    ]
                }
                return texts.languagesWithout(summary).map { language in
                    finding(
                        at: texts.place(language),
                        "the description of \(name) is not translated to \(language) (ITMS-90626)",
                        remedy: "add \"\(summary.key ?? "")\" = \"…\"; for ‘\(summary.text)’")
                }
            }
        }
    }
}
