// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// Finds intents without a description, in any language.
struct IntentDescriptionMissing: Rule {
    let about = RuleDescription(
        "intent-description-missing", .warning, "an intent has no description in a language",
        explanation: "The description stands below the intent in lists of actions. An upload without one in a language "
            + "of the app may be refused as ITMS-90626, Invalid Siri Support.",
        mend: "Write the description in the definition, and translate it in the .strings file of the language.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition -> [Finding] in
            let texts = LocalizedTexts(definition, of: project)
            return definition.customIntents.filter { !$0.isDeprecated }.flatMap { intent -> [Finding] in
                let name = definition.className(intent)
                guard let summary = intent.summary, !summary.text.isEmpty else {
                    return [
                        finding(
                            at: definition.place(of: intent, "INIntentDescription"),
                            "\(name) has no description (ITMS-90626)", mend: "write one under INIntentDescription")
                    ]
                }
                return texts.languagesWithout(summary).map { language in
                    finding(
                        at: texts.place(language),
                        "the description of \(name) is not translated to \(language) (ITMS-90626)",
                        mend: "add \"\(summary.key ?? "")\" = \"…\"; for ‘\(summary.text)’")
                }
            }
        }
    }
}
