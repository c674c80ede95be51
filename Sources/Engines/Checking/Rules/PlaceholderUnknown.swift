// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import PropertyLists
import Sentences

/// Finds placeholders that name no parameter or property, in every language.
struct PlaceholderUnknown: Rule {
    let about = RuleDescription(
        "placeholder-unknown", .warning, "a placeholder names nothing",
        explanation: "A ${name} in a combination or dialog stands for a parameter; in a response, for a property. Any "
            + "other name appears as written, or not at all.",
        remedy: "Write the name of a parameter or property, or declare it.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.definitions.flatMap { definition -> [Finding] in
            let texts = DefinitionTexts(definition).texts
            return texts.flatMap(check) + translations(of: definition, texts)
        }
    }

    private func check(_ text: DefinitionTexts.Text) -> [Finding] {
        Placeholders.names(in: text.content.text).filter { !text.names.contains($0) }.map { name in
            finding(
                at: text.place, "${\(name)} in \(text.owner) names no parameter or property",
                remedy: remedy(text.names))
        }
    }

    /// A key may stand for several texts, so a translation may name what any of them may.
    private func translations(of definition: CheckedDefinition, _ texts: [DefinitionTexts.Text]) -> [Finding] {
        let keyed = Dictionary(grouping: texts.filter { $0.content.key != nil }) { $0.content.key ?? "" }
        let tables = definition.content?.tables.values.sorted { $0.language < $1.language } ?? []
        return tables.flatMap { table in
            keyed.sorted { $0.key < $1.key }.flatMap { key, owners -> [Finding] in
                let names = owners.reduce(into: Set()) { $0.formUnion($1.names) }
                let words = [table.strings[key]] + (table.plurals[key].map(Self.words) ?? [])
                let unknown = Set(words.compactMap(\.self).flatMap(Placeholders.names)).subtracting(names)
                return unknown.sorted().map { name in
                    finding(
                        at: Place(path: definition.tables[table.language] ?? definition.path),
                        "${\(name)} in the translation \"\(key)\" of \(owners[0].owner) names no parameter or property",
                        remedy: remedy(names))
                }
            }
        }
    }

    private static func words(of plural: StringTable.Plural) -> [String?] {
        [plural.format] + plural.variables.values.flatMap(\.values)
    }

    private func remedy(_ names: Set<String>) -> Sentence {
        if names.isEmpty { return "remove it" }
        return "use one of \(names.sorted().map { "${\($0)}" }.joined(separator: ", "))"
    }
}
