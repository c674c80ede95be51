// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import IntentDefinition
import IntentPhrases

extension OfferedIntent {
    /// The words by which it is spoken to.
    ///
    /// - Parameter language: A BCP 47 tag.
    func spokenWording(of app: InstalledApp, in language: String) -> IntentWording {
        let combinations = declaration.suggestionCombinations + declaration.shortcutCombinations
        let titles = ([declaration.title] + combinations.map(\.title)).compactMap(\.self)
        var known: Set<String> = []
        return IntentWording(
            language: language, titles: titles.map { words(of: $0, in: language) }.filter { known.insert($0).inserted },
            category: declaration.category, parameters: declaration.parameters.map { parameter($0, in: language) },
            apps: [app.name(in: language)])
    }

    /// Names may be said anywhere; numbers and spans of time where a title has them, as they are hundreds of words.
    private func parameter(_ declaration: ParameterDeclaration, in language: String) -> IntentWording.Parameter {
        let name = declaration.name
        switch declaration.type {
        case .enumeration(let type, _):
            if let names = names(of: type, in: language) {
                return IntentWording.Parameter(name: name, values: .names(names))
            }
        case .integer, .decimal:
            return IntentWording.Parameter(
                name: name, values: .numbers(0...Self.largestNumber), isInTitlesAlone: true)
        case .timeInterval: return IntentWording.Parameter(name: name, values: .duration, isInTitlesAlone: true)
        default: break
        }
        return IntentWording.Parameter(name: name, values: .freeText, isInTitlesAlone: true)
    }

    /// Numbers that are heard: each is words of its own.
    private static let largestNumber = 200.0

    private func names(of enumeration: String, in language: String) -> [[String]]? {
        guard let found = definition.file.enums.first(where: { $0.name == enumeration }) else { return nil }
        return found.cases.filter { $0.index != 0 }.map { enumCase in
            let texts = [enumCase.displayName].compactMap(\.self) + enumCase.synonyms
            var known: Set<String> = []
            let names = texts.map { words(of: $0, in: language) }.filter { known.insert($0).inserted }
            return names.isEmpty ? [enumCase.name] : names
        }
    }
}
