// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Phrases
import PropertyLists
import SiriDomains

/// The wordings of the framework's own intents, as an app has them that handles all of them.
struct DomainWordings {
    let language: String
    let app: String

    /// Each with the intent's name.
    var all: [(name: String, wording: IntentWording)] {
        // An app that handles calls of any kind is asked for these no more.
        SiriDomains.classNames.filter { !["INStartAudioCallIntent", "INStartVideoCallIntent"].contains($0) }
            .compactMap(SiriDomains.intent).map { ($0.declaration.name, wording(of: $0)) }
    }

    private func wording(of intent: SiriDomains.Intent) -> IntentWording {
        let phrases = SiriDomains.phrases(of: intent.definition.name, in: language)
        let templates = phrases.intents[intent.declaration.name] ?? []
        let text = (templates.map(\.text) + phrases.rules.values).joined(separator: "\n")
        let parameters = intent.declaration.parameters.flatMap { parameter in
            [self.parameter(parameter.name, parameter.type, intent.definition)]
                + properties(of: parameter, usedIn: text, intent.definition)
        }
        var wording = IntentWording(
            language: language, titles: [], category: intent.declaration.category, parameters: parameters, apps: [app])
        wording.templates = templates.map { IntentWording.Template($0.text, constants: $0.constants) }
        wording.rules = phrases.rules
        wording.lists = phrases.lists
        wording.isToTheLetter = true
        return wording
    }

    private func parameter(
        _ name: String, _ type: ValueType, _ definition: LocalizedDefinition
    ) -> IntentWording.Parameter {
        IntentWording.Parameter(
            name: name, values: values(of: type, definition), isInTitlesAlone: true, isPerson: type == .person)
    }

    private func properties(
        of parameter: ParameterDeclaration, usedIn text: String, _ definition: LocalizedDefinition
    ) -> [IntentWording.Parameter] {
        (type(parameter.type, definition)?.properties ?? []).filter { text.contains("\(parameter.name).\($0.name)") }
            .map { self.parameter("\(parameter.name).\($0.name)", $0.type, definition) }
    }

    private func values(of type: ValueType, _ definition: LocalizedDefinition) -> IntentWording.Values {
        switch type {
        case .integer, .decimal: return .numbers(IntentWording.Values.anyNumber)
        case .timeInterval: return .duration
        case .dateComponents, .system("INDateComponentsRange"): return .date
        case .currencyAmount: return .money
        case .temperature: return .measurement(.temperature)
        case .enumeration(let name, _): return names(name, definition.file.enums, definition)
        case .system(let name): return names(name, definition.file.optionSets, definition)
        case .object:
            guard let type = self.type(type, definition), let name = type.spokenProperty,
                let property = type.properties.first(where: { $0.name == name }),
                self.type(property.type, definition) == nil
            else { return .freeText }
            return values(of: property.type, definition)
        default: return .freeText
        }
    }

    private func names(
        _ name: String, _ declared: [EnumDeclaration], _ definition: LocalizedDefinition
    ) -> IntentWording.Values {
        guard let found = declared.first(where: { $0.name == name }) else { return .freeText }
        return .names(
            found.cases.filter { $0.index != 0 }.map { enumCase in
                let texts = [enumCase.displayName].compactMap(\.self) + enumCase.synonyms
                return texts.map { words(of: $0, definition) } + [enumCase.name]
            })
    }

    private func words(of text: LocalizableText, _ definition: LocalizedDefinition) -> String {
        text.key.flatMap { definition.tables[language]?.strings[$0] } ?? text.text
    }

    private func type(_ type: ValueType, _ definition: LocalizedDefinition) -> TypeDeclaration? {
        guard case .object(let name?, _) = type,
            let declared = definition.file.types.first(where: { $0.name == name })
        else { return nil }
        return declared.spokenType.flatMap { other in definition.file.types.first { $0.name == other } } ?? declared
    }
}
