// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds translated phrases of App Shortcuts that can never be said.
struct PhraseTranslationInvalid: Rule {
    let about = RuleDescription(
        "phrase-translation-invalid", .error, "a translated phrase has wrong placeholders",
        explanation: "A phrase in AppShortcuts.xcstrings or AppShortcuts.strings holds the app's name as "
            + "${applicationName}, and the same parameter as the phrase it translates. Any other phrase is never "
            + "understood, and nothing says so.",
        remedy: "Write ${applicationName} and the phrase's own ${parameter} into the translation.")

    private static let name = "applicationName"

    func findings(in project: CheckedProject) -> [Finding] {
        project.tables.filter { $0.name == "AppShortcuts" }.flatMap { table in
            table.strings.sorted { $0.key < $1.key }.compactMap { key, phrase in
                problem(of: phrase, translating: key).map { problem, remedy in
                    finding(
                        at: Place(path: table.path),
                        "in \(table.language), the phrase \"\(key)\" is translated as \"\(phrase)\", \(problem)",
                        remedy: remedy)
                }
            }
        }
    }

    /// What keeps a phrase from being understood; nil if nothing does.
    private func problem(of phrase: String, translating key: String) -> (Sentence, Sentence)? {
        if phrase.contains("\\(") {
            return ("which has a placeholder of Swift", "write ${applicationName} instead of \\(.applicationName)")
        }
        let (names, wanted) = (Set(Placeholders.names(in: phrase)), Set(Placeholders.names(in: key)))
        if !names.contains(Self.name) {
            return ("which does not hold the app's name", "write ${applicationName} into it")
        }
        // A set of phrases is listed under a key that is no phrase.
        guard wanted.contains(Self.name) else { return nil }
        if let missing = wanted.subtracting(names).min() {
            return ("which lacks ${\(missing)}", "write ${\(missing)} into it")
        }
        if let surplus = names.subtracting(wanted).min() {
            return ("which has ${\(surplus)}, unlike the original", "remove ${\(surplus)}")
        }
        return nil
    }
}
