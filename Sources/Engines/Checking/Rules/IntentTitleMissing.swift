// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds intents without a title, in any language.
struct IntentTitleMissing: Rule {
    let about = RuleDescription(
        "intent-title-missing", .error, "an intent has no title in a language",
        explanation: "Every custom intent needs a title in each of the app's languages. An upload without one is "
            + "rejected with ITMS-90626, Invalid Siri Support.",
        remedy: "Write the title in the definition, and translate it in the .strings file of the language.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition -> [Finding] in
            let texts = LocalizedTexts(definition, of: project)
            return definition.customIntents.filter { !$0.isDeprecated }.flatMap { intent -> [Finding] in
                let name = definition.className(intent)
                guard let title = intent.title, !title.text.isEmpty else {
                    return [
                        finding(
                            at: definition.place(of: intent, "INIntentTitle"), "\(name) has no title (ITMS-90626)",
                            remedy: "write one under INIntentTitle")
                    ]
                }
                return texts.languagesWithout(title).map { language in
                    finding(
                        at: texts.place(language), "the title of \(name) is not translated to \(language) (ITMS-90626)",
                        remedy: "add \"\(title.key ?? "")\" = \"…\"; for ‘\(title.text)’")
                }
            }
        }
    }
}
