// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What people say and read of declarations.

extension DefinitionFile {
    /// What people may say.
    package var spokenTexts: [LocalizableText] {
        var texts: [LocalizableText?] = intents.flatMap(\.spokenTexts)
        for found in enums { texts += [found.displayName] + found.cases.flatMap(\.spokenTexts) }
        for type in types { texts += [type.displayName] + type.properties.map(\.displayName) }
        for shortcut in appShortcuts { texts += shortcut.phrases.map(\.text) + [shortcut.shortTitle] }
        return texts.compactMap(\.self)
    }

    /// What people only read or hear.
    package var writtenTexts: [LocalizableText] { intents.flatMap(\.writtenTexts) + types.flatMap(\.writtenTexts) }
}

extension IntentDeclaration {
    /// The title and the sentences by which the intent is said.
    var titles: [LocalizableText] {
        let combined = (suggestionCombinations + shortcutCombinations).compactMap(\.title)
        return (title.map { [$0] } ?? []) + combined + (appIntent?.summary?.sentences ?? [])
    }

    fileprivate var spokenTexts: [LocalizableText] {
        var texts: [LocalizableText?] = titles + (appIntent?.keywords ?? [])
        for parameter in parameters {
            texts += [parameter.displayName, parameter.options.trueName, parameter.options.falseName]
        }
        return texts.compactMap(\.self)
    }

    fileprivate var writtenTexts: [LocalizableText] {
        var texts: [LocalizableText?] = [summary, question, appIntent?.deprecation, appIntent?.category]
        texts += (suggestionCombinations + shortcutCombinations).map(\.subtitle)
        texts += response?.codes.flatMap { [$0.spoken, $0.printed] } ?? []
        texts += parameters.flatMap(\.writtenTexts)
        return texts.compactMap(\.self)
    }
}

extension ParameterDeclaration {
    fileprivate var writtenTexts: [LocalizableText?] {
        var texts = dialogs.map(\.text) + unsupportedReasons.map(\.text) + [options.placeholder]
        texts += confirmationReasons.values.map { $0 }
        return texts
    }
}

extension EnumCaseDeclaration {
    /// The names of the case.
    var spokenTexts: [LocalizableText] { (displayName.map { [$0] } ?? []) + synonyms }
}

extension TypeDeclaration {
    fileprivate var writtenTexts: [LocalizableText] {
        let words = entity?.findWords
        var texts: [LocalizableText?] = [entity?.numericFormat, words?.summary, words?.category, words?.resultName]
        texts += words?.keywords ?? []
        return texts.compactMap(\.self)
    }
}
