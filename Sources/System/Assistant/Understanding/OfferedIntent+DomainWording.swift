// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition
import IntentValues
import Phrases
import SiriDomains

/// The words for the framework's own intents: the templates of their domain, and titles in which nothing is said that may
/// be anything.
extension OfferedIntent {
    /// The words in the person's language, and in the one that the domains were written in.
    func domainWordings(
        of app: InstalledApp, _ language: String, _ options: [String: [[String]]], isShown: Bool
    ) -> [IntentWording] {
        let apps = Array(Set([app.name(in: language), app.info.title])).sorted()
        let spoken = domainWording(language, options, of: app, apps, namedIn: isShown ? language : nil)
        let written = domainWording(Self.written, options, of: app, apps, namedIn: nil)
        return written.titles == spoken.titles ? [spoken] : [spoken, written]
    }

    /// The language that has all words of the domains.
    private static let written = "en"

    /// Older intents, each with the one that has taken its place: an app that handles both is asked for the newer.
    private static let successors = ["StartAudioCall": "INStartCallIntent", "StartVideoCall": "INStartCallIntent"]

    /// Intents whose combinations are called as those of another one are, which a person means by them.
    private static let alikeInTitles: Set<String> = ["StartPhotoPlayback"]

    private func domainWording(
        _ language: String, _ options: [String: [[String]]], of app: InstalledApp, _ apps: [String],
        namedIn shown: String?
    ) -> IntentWording {
        let phrases = SiriDomains.phrases(of: definition.name, in: language)
        let isReplaced = Self.successors[declaration.name].map { app.handles($0) } ?? false
        let templates = isReplaced ? [] : phrases.intents[declaration.name] ?? []
        let text = (templates.map(\.text) + phrases.rules.values).joined(separator: "\n")
        let parameters = declaration.parameters.flatMap { parameter in
            [domainParameter(parameter.name, parameter.type, options, shown)]
                + properties(of: parameter, usedIn: text, options, shown)
        }
        let open = Set(parameters.filter { $0.values == .freeText }.map(\.name))
        let combinations = Self.alikeInTitles.contains(declaration.name) ? [] : combinationTitles
        let allTitles = ([declaration.title].compactMap(\.self) + combinations).map { words(of: $0, in: language) }
        let titles = isReplaced ? [] : allTitles
        var known: Set<String> = []
        var wording = IntentWording(
            language: language,
            titles: titles.filter { title in
                !open.contains { title.contains("${\($0)}") } && known.insert(title).inserted
            },
            category: declaration.category, parameters: parameters, apps: apps)
        wording.templates = templates.map { IntentWording.Template($0.text, constants: $0.constants) }
        wording.rules = phrases.rules
        wording.lists = phrases.lists
        wording.isToTheLetter = true
        return wording
    }

    /// - Parameter name: Of a parameter, or of what is said of its object: `mediaSearch.artistName`.
    private func domainParameter(
        _ name: String, _ type: ValueType, _ options: [String: [[String]]], _ shown: String?
    ) -> IntentWording.Parameter {
        if let names = options[name], !names.isEmpty {
            return IntentWording.Parameter(name: name, values: .names(names), isOpen: true, isPerson: type == .person)
        }
        return IntentWording.Parameter(
            name: name, values: values(of: type, shown), isInTitlesAlone: true, isPerson: type == .person)
    }

    /// The properties of a parameter's value that a template asks for.
    private func properties(
        of parameter: ParameterDeclaration, usedIn text: String, _ options: [String: [[String]]], _ shown: String?
    ) -> [IntentWording.Parameter] {
        guard let type = type(parameter.type), text.contains("\(parameter.name).") else { return [] }
        return type.properties.compactMap { property in
            let name = "\(parameter.name).\(property.name)"
            return text.contains(name) ? domainParameter(name, property.type, options, shown) : nil
        }
    }

    /// What may be said for a type.
    private func values(of type: ValueType, _ shown: String?) -> IntentWording.Values {
        switch type {
        case .integer, .decimal: return .numbers(IntentWording.Values.anyNumber)
        case .timeInterval: return .duration
        case .dateComponents, .system("INDateComponentsRange"): return .date
        case .currencyAmount: return .money
        case .mass: return .measurement(.mass)
        case .length: return .measurement(.length)
        case .speed: return .measurement(.speed)
        case .temperature: return .measurement(.temperature)
        case .energy: return .measurement(.energy)
        case .volume: return .measurement(.volume)
        case .enumeration(let name, _): return names(name, definition.file.enums, shown)
        case .system(let name): return names(name, definition.file.optionSets, shown)
        case .object:
            guard let type = self.type(type), let name = type.spokenProperty,
                let property = type.properties.first(where: { $0.name == name }), self.type(property.type) == nil
            else { return .freeText }
            return values(of: property.type, shown)
        default: return .freeText
        }
    }

    private func names(_ name: String, _ declared: [EnumDeclaration], _ shown: String?) -> IntentWording.Values {
        declared.first { $0.name == name }.map { .names(names(of: $0, shownIn: shown)) } ?? .freeText
    }

    /// The declaration of an object's type, or of the one that a person's words make.
    private func type(_ type: ValueType) -> TypeDeclaration? {
        guard case .object(let name?, _) = type, let declared = definition.file.types.first(where: { $0.name == name })
        else { return nil }
        return declared.spokenType.flatMap { other in definition.file.types.first { $0.name == other } } ?? declared
    }
}

extension InstalledApp {
    fileprivate func handles(_ className: String) -> Bool { intents.contains { $0.className == className } }
}
