// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import PropertyLists

extension ConversationContext {
    /// The cases of an enumeration with all their names.
    func candidates(of declaration: EnumDeclaration) -> [OptionMatcher.Candidate] {
        choices(of: declaration).map { enumCase in
            let others = [enumCase.displayName].compactMap { $0 } + enumCase.synonyms
            return OptionMatcher.Candidate(
                value: .enumeration(enumCase.index),
                names: [label(enumCase), enumCase.name] + others.flatMap(wordsInEveryLanguage))
        }
    }

    /// People mix languages, and a script is written in one.
    private func wordsInEveryLanguage(_ text: LocalizableText) -> [String] {
        let translations = text.key.map { key in definition.tables.values.compactMap { $0.strings[key] } } ?? []
        return [text.text] + translations.sorted()
    }

    /// A value with all its names.
    func candidate(for value: IntentValue, of type: ValueType, options: ValueOptions) -> OptionMatcher.Candidate {
        let shown = ValueFormatter(context: self).string(value, type: type, options: options)
        switch value {
        case .object(let object):
            let others = [object.pronunciationHint].compactMap { $0 } + object.alternatives.map(\.spokenPhrase)
            return OptionMatcher.Candidate(
                value: value, names: [shown] + others, identifier: object.identifier, subtitle: object.subtitle)
        case .enumeration:
            let known = enumeration(of: type).map(candidates)?.first { $0.value == value }
            return known ?? OptionMatcher.Candidate(value: value, names: [shown])
        case .person(let person):
            return OptionMatcher.Candidate(value: value, names: [shown, person.handle?.value].compactMap { $0 })
        default:
            return OptionMatcher.Candidate(value: value, names: [shown])
        }
    }
}
