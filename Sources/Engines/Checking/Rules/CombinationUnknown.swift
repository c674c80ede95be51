// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds combinations of parameters that the intent does not have.
struct CombinationUnknown: Rule {
    let about = RuleDescription(
        "combination-unknown", .warning, "a combination names no parameter",
        explanation: "A combination lists the parameters that form an action together. A combination with an unknown "
            + "name never matches, so its title is never shown.",
        remedy: "Use parameter names only, or remove the combination.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition in
            definition.customIntents.flatMap { intent -> [Finding] in
                let names = Set(intent.parameters.map(\.name))
                return [
                    ("INIntentParameterCombinations", intent.suggestionCombinations),
                    ("INIntentManagedParameterCombinations", intent.shortcutCombinations),
                ].flatMap { table, combinations in
                    combinations.flatMap { combination in
                        combination.parameters.filter { !names.contains($0) }.map { name in
                            finding(
                                at: definition.place(of: intent, table, combination.parameters.joined(separator: ",")),
                                "a combination of \(definition.className(intent)) names '\(name)', which is not a "
                                    + "parameter",
                                remedy: names.isEmpty
                                    ? "use no parameters" : "use \(names.sorted().joined(separator: ", "))")
                        }
                    }
                }
            }
        }
    }
}
