// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds translated phrases of App Shortcuts that can never be said.
struct PhraseTranslationInvalid: Rule {
    let about = RuleDescription(
        "phrase-translation-invalid", .error, "a translated phrase has wrong placeholders",
        explanation: "A phrase in AppShortcuts.xcstrings or AppShortcuts.strings must contain the app's name as "
            + "${applicationName}, and the same parameter as the original phrase. Any other phrase is silently "
            + "ignored.",
        remedy: "Use ${applicationName} and the phrase's own ${parameter} in the translation.")

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
            return ("which has a Swift placeholder", "write ${applicationName} instead of \\(.applicationName)")
        }
        let (names, wanted) = (Set(Placeholders.names(in: phrase)), Set(Placeholders.names(in: key)))
        if !names.contains(Self.name) {
            return ("which lacks the app's name", "add ${applicationName}")
        }
        // A set of phrases is listed under a key that is not a phrase.
        guard wanted.contains(Self.name) else { return nil }
        if let missing = wanted.subtracting(names).min() {
            return ("which lacks ${\(missing)}", "add ${\(missing)}")
        }
        if let surplus = names.subtracting(wanted).min() {
            return ("which has ${\(surplus)}, unlike the original", "remove ${\(surplus)}")
        }
        return nil
    }
}
