// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import IntentValues
import Phrases
import PropertyLists
import SystemTexts

extension OfferedIntent {
    /// The words for it, in the person's language and in the one that the app was developed in.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - options: By parameter the names of options that the app alone knows, as far as it has told.
    ///   - isShown: Whether a person reads the names of values, which are in the wording's language then.
    func wordings(
        of app: InstalledApp, language: String, options: [String: [[String]]] = [:], isShown: Bool = false
    ) -> [IntentWording] {
        if declaration.kind == .system { return domainWordings(of: app, language, options, isShown: isShown) }
        let developed = app.info.developmentRegion ?? "en"
        let apps = app.spokenNames(in: language)
        // An App Intent that nobody is to find has no words but those of its phrases.
        let titles = isFound ? [declaration.title].compactMap(\.self) + combinationTitles : []
        let phrases = shortcutPhrases(namedAs: isShown ? Array(apps.prefix(1)) : apps)
        let spoken = wording(
            language,
            titles.map { words(of: $0, in: language) } + phrases { definition.words(of: $0, language: language) }, apps,
            options, namedIn: isShown ? language : nil)
        let written = titles.map(\.text) + phrases(\.text.text)
        guard written != spoken.titles else { return [spoken] }
        return [spoken, wording(developed, written, apps, options)]
    }

    /// Those that may be in a sentence: of what is found what it is like, not in which order it comes.
    private var saidParameters: [ParameterDeclaration] {
        guard declaration.appIntent?.finds != nil else { return declaration.parameters }
        return declaration.parameters.filter { !FindParameters.own.contains($0.name) }
    }

    /// The phrases of the app's own shortcuts for the intent, each with every name of the app.
    private func shortcutPhrases(
        namedAs apps: [String]
    ) -> ((AppShortcutDeclaration.Phrase) -> String) -> [String] {
        let declared = definition.file.appShortcuts.filter { $0.intent == className }.flatMap(\.phrases)
        return { words in
            declared.flatMap { phrase in
                let phrase = words(phrase)
                return apps.map { phrase.replacing("${applicationName}", with: $0) }
            }
        }
    }

    private func wording(
        _ language: String, _ titles: [String], _ apps: [String], _ options: [String: [[String]]],
        namedIn shown: String? = nil
    ) -> IntentWording {
        var known: Set<String> = []
        return IntentWording(
            language: language, titles: titles.filter { known.insert($0).inserted },
            summary: declaration.summary.map { words(of: $0, in: language) } ?? "", category: declaration.category,
            parameters: saidParameters.map { declared in
                var parameter = parameter(declared, options: options[declared.name] ?? [], namedIn: shown)
                parameter.title = declared.displayName.map { words(of: $0, in: language) } ?? ""
                let isAsked = declared.isRequired && declared.options.defaultValue == nil
                parameter.isOptional = declaration.kind == .app && !isAsked
                return parameter
            }, apps: apps)
    }

    /// Whether people find it by its title and its parts.
    var isFound: Bool { declaration.appIntent?.isFound ?? true }

    /// Whether it can be said at all.
    var isSaid: Bool { isFound || definition.file.appShortcuts.contains { $0.intent == className } }

    var combinationTitles: [LocalizableText] {
        (declaration.suggestionCombinations + declaration.shortcutCombinations).compactMap(\.title)
            + (declaration.appIntent?.summary?.sentences ?? [])
    }

    /// What a sentence of its summary says by its conditions, as far as all of those words say the same.
    ///
    /// - Parameter label: The sentence as a reading has it.
    func values(saidBy label: String, in language: String) -> [String: String] {
        let said = (declaration.appIntent?.summary?.statements ?? []).filter {
            $0.text.text == label || words(of: $0.text, in: language) == label
        }
        guard let first = said.first else { return [:] }
        return first.values.filter { name, value in said.allSatisfy { $0.values[name] == value } }
    }

    private func parameter(
        _ parameter: ParameterDeclaration, options: [[String]], namedIn shown: String?
    ) -> IntentWording.Parameter {
        let name = parameter.name
        if !options.isEmpty {
            return IntentWording.Parameter(name: name, values: .names(options), isOpen: parameter.supportsSearch)
        }
        return switch parameter.type {
        case .enumeration(let type, _):
            if let found = definition.file.enums.first(where: { $0.name == type }) {
                IntentWording.Parameter(name: name, values: .names(names(of: found, shownIn: shown)))
            } else {
                IntentWording.Parameter(name: name, values: .freeText, isInTitlesAlone: true)
            }
        case .integer: IntentWording.Parameter(name: name, values: .numbers(IntentWording.Values.anyNumber))
        case .decimal: IntentWording.Parameter(name: name, values: .decimals)
        case .boolean: boolean(parameter, shownIn: shown)
        case .timeInterval: IntentWording.Parameter(name: name, values: .duration)
        case .dateComponents, .moment: IntentWording.Parameter(name: name, values: .date)
        case .currencyAmount: IntentWording.Parameter(name: name, values: .money)
        case .mass: IntentWording.Parameter(name: name, values: .measurement(.mass))
        case .length: IntentWording.Parameter(name: name, values: .measurement(.length))
        case .speed: IntentWording.Parameter(name: name, values: .measurement(.speed))
        case .temperature: IntentWording.Parameter(name: name, values: .measurement(.temperature))
        case .energy: IntentWording.Parameter(name: name, values: .measurement(.energy))
        case .volume: IntentWording.Parameter(name: name, values: .measurement(.volume))
        case .string, .speakableString:
            // A note that may be left out is not what words are that nothing else takes.
            IntentWording.Parameter(
                name: name, values: .freeText, isInTitlesAlone: declaration.kind == .app && !parameter.isRequired)
        default: IntentWording.Parameter(name: name, values: .freeText, isInTitlesAlone: true)
        }
    }

    /// Yes and no by the names that the app has for them; else on and off, which say nothing but where a title has them.
    private func boolean(_ parameter: ParameterDeclaration, shownIn shown: String?) -> IntentWording.Parameter {
        func both(_ text: LocalizableText?, _ usual: AnswerVocabulary) -> [String] {
            text.map { names(of: [$0], shownIn: shown) } ?? Vocabulary.words(usual)
        }
        let options = parameter.options
        return IntentWording.Parameter(
            name: parameter.name, values: .names([both(options.trueName, .on), both(options.falseName, .off)]),
            isInTitlesAlone: options.trueName == nil)
    }

    /// Texts in every language, or in the one that a person reads them in.
    private func names(of texts: [LocalizableText], shownIn shown: String?) -> [String] {
        var known: Set<String> = []
        if let shown { return texts.map { words(of: $0, in: shown) }.filter { known.insert($0).inserted } }
        let translations = texts.compactMap(\.key).flatMap { key in
            definition.tables.values.compactMap { $0.strings[key] }.sorted()
        }
        return (texts.map(\.text) + translations).filter { known.insert($0).inserted }
    }

    /// The cases of an enumeration, each with its names in every language: people mix them.
    ///
    /// - Parameter shown: The language of a person who reads the names; nil for all languages.
    func names(of found: EnumDeclaration, shownIn shown: String?) -> [[String]] {
        found.cases.filter { $0.index != 0 }.map { enumCase in
            let names = names(of: [enumCase.displayName].compactMap(\.self) + enumCase.synonyms, shownIn: shown)
            return shown != nil || names.contains(enumCase.name) ? names : names + [enumCase.name]
        }
    }
}

extension AppIntentDeclaration {
    /// Whether it is an action of its own: what configures something, or is drawn, is not.
    package var isFound: Bool {
        let others: Set<Role> = [.focusFilter, .widgetConfiguration, .snippet]
        return isDiscoverable && deprecation == nil && others.isDisjoint(with: roles)
    }
}

extension InstalledApp {
    /// What people call the app, that of their language first.
    func spokenNames(in language: String) -> [String] {
        var known: Set<String> = []
        let names = ([name(in: language), info.title] + info.alternativeNames).filter { known.insert($0).inserted }
        // A phrase without a word for the app would be anybody's.
        return names.filter { SpokenName($0) != nil }
    }
}
