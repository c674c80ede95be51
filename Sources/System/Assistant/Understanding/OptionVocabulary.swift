// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition
import IntentValues
import Wire

/// What the options of apps' parameters are called, as far as the apps have told.
///
/// An app names the values of a parameter with options of its own only when it is asked. They are kept for as long as the
/// system runs, and each time that the app is asked they are what it says then.
struct OptionVocabulary: Sendable {
    /// A parameter of an app's intent with options of the app's own, in a language.
    struct Key: Hashable, Sendable {
        var app: BundleIdentifier
        /// The class without its module.
        var intent: String
        var parameter: String
        /// A BCP 47 tag.
        var language: String
    }

    private var names: [Key: [[String]]] = [:]

    /// Values of one parameter that are understood by name; an app may have more, and is asked about those.
    static let mostValues = 1000

    /// Each value by its names; nil where the app was not asked yet.
    subscript(key: Key) -> [[String]]? { names[key] }

    /// Keeps what an app says its options are.
    ///
    /// - Returns: Whether that is news.
    mutating func learn(_ options: OptionsPayload, of key: Key) -> Bool {
        let values = options.sections.flatMap(\.items).prefix(Self.mostValues).map(Self.names).filter { !$0.isEmpty }
        defer { names[key] = Array(values) }
        return names[key] != Array(values)
    }

    /// Keeps that an app did not tell, so that it is not asked again and again.
    mutating func learnNothing(of key: Key) {
        names[key] = names[key] ?? []
    }

    /// Keeps what an app calls the things that are said for a parameter, each by all its names.
    ///
    /// - Returns: Whether that is news.
    mutating func learn(names new: [[String]], of key: Key) -> Bool {
        let values = new.prefix(Self.mostValues).filter { !$0.isEmpty }
        defer { names[key] = Array(values) }
        return names[key] != Array(values)
    }

    private static func names(of value: IntentValue) -> [String] {
        let names: [String?] =
            switch value {
            case .object(let object):
                [object.displayString, object.pronunciationHint] + object.alternatives.map(\.spokenPhrase)
            case .string(let text): [text]
            case .person(let person): [person.displayName]
            default: []
            }
        var known: Set<String> = []
        return names.compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) && known.insert($0).inserted }
    }
}

extension Candidate {
    /// By parameter what the options are called, as far as the app has told, or has in its vocabulary.
    func options(in vocabulary: OptionVocabulary, _ language: String) -> [String: [[String]]] {
        learnedOptions(in: vocabulary, language).merging(written(in: language)) { $0 + $1 }
    }

    /// By parameter what the options are called, as far as the app has told since it was started.
    func learnedOptions(in vocabulary: OptionVocabulary, _ language: String) -> [String: [[String]]] {
        nameKeys(in: language).reduce(into: [:]) { $0[$1.parameter] = vocabulary[$1] }
    }

    /// By parameter what the app's bundle calls the things that are said for it.
    private func written(in language: String) -> [String: [[String]]] {
        guard !app.vocabularies.isEmpty else { return [:] }
        let names = intent.declaration.parameters.map { parameter in
            let items = app.vocabulary(of: intent.className, parameter.name, in: language)
            return (parameter.name, items.prefix(OptionVocabulary.mostValues).map { $0.synonyms.map(\.phrase) })
        }
        return Dictionary(names.filter { !$0.1.isEmpty }) { first, _ in first }
    }

    /// The parameters that names may be learned for: of the framework's own intents all.
    private func nameKeys(in language: String) -> [OptionVocabulary.Key] {
        guard intent.declaration.kind == .system else { return optionKeys(in: language) }
        return intent.declaration.parameters.map { key(of: $0, language) }
    }

    private func key(of parameter: ParameterDeclaration, _ language: String) -> OptionVocabulary.Key {
        OptionVocabulary.Key(app: app.id, intent: intent.className, parameter: parameter.name, language: language)
    }

    /// The parameters whose options the app alone knows.
    func optionKeys(in language: String) -> [OptionVocabulary.Key] {
        intent.declaration.parameters.filter(\.hasDynamicOptions).map { key(of: $0, language) }
    }
}
