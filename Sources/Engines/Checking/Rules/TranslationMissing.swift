// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import PropertyLists
import Sentences

/// Finds texts that one language has and another lacks.
struct TranslationMissing: Rule {
    let about = RuleDescription(
        "translation-missing", .warning, "a text is missing in a translation",
        explanation: "If a language's .strings file lacks a text, people read it in the definition's language in the "
            + "middle of a conversation in their own.",
        remedy: "Add the keys to the .strings file of the language.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition -> [Finding] in
            let texts = LocalizedTexts(definition, of: project)
            let tables = texts.completeTables
            let used = DefinitionTexts(definition).texts.map(\.content).filter { hasWords($0.text) }
            let words = Dictionary(used.compactMap { text in text.key.map { ($0, text.text) } }) { first, _ in first }
            return tables.compactMap { table in
                // A table that has next to nothing of this definition is not meant to translate it.
                let present = words.keys.filter { has($0, table) }
                guard present.count * 2 >= words.count else { return nil }
                let missing = words.keys.filter { !has($0, table) }.sorted()
                guard let first = missing.first else { return nil }
                let more: Sentence = missing.count > 1 ? " and \(missing.count - 1) more" : ""
                return finding(
                    at: texts.place(table.language),
                    "\(table.language) lacks \"\(first)\" (‘\(words[first] ?? "")’)\(more)",
                    remedy: "translate it")
            }
        }
    }

    /// Whether there is more in a text than placeholders.
    private func hasWords(_ text: String) -> Bool {
        text.replacing(/\$\{[^}]*\}/, with: "").contains(where: \.isLetter)
    }

    private func has(_ key: String, _ table: StringTable) -> Bool {
        !(table.strings[key] ?? "").isEmpty || table.plurals[key] != nil
    }
}
