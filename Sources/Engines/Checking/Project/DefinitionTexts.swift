// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// The texts of a definition that may hold placeholders, each with what they may name.
struct DefinitionTexts {
    struct Text {
        var content: LocalizableText
        /// What the text is, such as `a prompt of 'quantity'`.
        var owner: Sentence
        var names: Set<String>
        var place: Place
    }

    let texts: [Text]

    init(_ definition: CheckedDefinition) {
        texts = definition.customIntents.flatMap { intent in
            Self.combinations(of: intent, definition) + Self.dialogs(of: intent, definition)
                + Self.answers(of: intent, definition)
        }
    }

    private static func combinations(of intent: IntentDeclaration, _ definition: CheckedDefinition) -> [Text] {
        let names = Set(intent.parameters.map(\.name))
        let tables = [
            ("INIntentParameterCombinations", intent.suggestionCombinations),
            ("INIntentManagedParameterCombinations", intent.shortcutCombinations),
        ]
        return tables.flatMap { table, combinations in
            combinations.flatMap { combination in
                [combination.title, combination.subtitle].compactMap(\.self).map { text in
                    Text(
                        content: text, owner: "a combination of \(definition.className(intent))", names: names,
                        place: definition.place(of: intent, table, combination.parameters.joined(separator: ",")))
                }
            }
        }
    }

    private static func dialogs(of intent: IntentDeclaration, _ definition: CheckedDefinition) -> [Text] {
        let names = Set(intent.parameters.map(\.name) + ["count"])
        return intent.parameters.flatMap { parameter -> [Text] in
            let dialogs = parameter.dialogs.compactMap(\.text).map { text in
                Text(
                    content: text, owner: "a dialog of '\(parameter.name)'", names: names,
                    place: definition.place(of: parameter, in: intent, "INIntentParameterPromptDialogs"))
            }
            let reasons = parameter.unsupportedReasons.compactMap(\.text).map { text in
                Text(
                    content: text, owner: "a refusal of '\(parameter.name)'",
                    names: names.union(["displayName", "minimumValue", "maximumValue"]),
                    place: definition.place(of: parameter, in: intent, "INIntentParameterUnsupportedReasons"))
            }
            return dialogs + reasons
        }
    }

    private static func answers(of intent: IntentDeclaration, _ definition: CheckedDefinition) -> [Text] {
        guard let response = intent.response else { return [] }
        let names = Set(response.properties.map(\.name))
        return response.codes.flatMap { code in
            [(code.spoken, "FormatString"), (code.printed, "ConciseFormatString")].compactMap { text, key in
                text.map {
                    Text(
                        content: $0, owner: "the answer '\(code.name)' of \(definition.className(intent))",
                        names: names,
                        place: definition.place(of: code, in: intent, "INIntentResponseCode" + key))
                }
            }
        }
    }
}
