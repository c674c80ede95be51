// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import IntentValues
import Wire

/// What the options of apps' parameters are called, and other things that people say to them, as far as the apps have
/// told.
///
/// An app names the values of a parameter with options of its own only when it is asked. They are kept for as long as
/// the system runs, and each time that the app is asked they are what it says then.
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
    /// What apps say is out of date, and counts until they are asked.
    private var outdated: Set<Key> = []
    /// The names that apps say their people use, by the app's identifier.
    var spoken: [String: [VocabularyType: [SpeakableStringValue]]] = [:]

    /// Values of one parameter that are understood by name; an app may have more, and is asked about those.
    static let mostValues = 1000

    /// Each value by its names; nil if the app was not asked yet.
    subscript(key: Key) -> [[String]]? { names[key] }

    /// Whether the app is to be asked.
    func isUnlearned(_ key: Key) -> Bool { names[key] == nil || outdated.contains(key) }

    /// Keeps what an app has told, until it is asked again.
    mutating func outdate(of app: BundleIdentifier) {
        outdated.formUnion(names.keys.filter { $0.app == app })
    }

    /// Keeps what an app says its options are.
    ///
    /// - Returns: Whether that is news.
    mutating func learn(_ options: OptionsPayload, of key: Key) -> Bool {
        let values = options.sections.flatMap(\.items).prefix(Self.mostValues).map(Self.names).filter { !$0.isEmpty }
        outdated.remove(key)
        defer { names[key] = Array(values) }
        return names[key] != Array(values)
    }

    /// Keeps that an app did not tell, so that it is not asked again and again.
    mutating func learnNothing(of key: Key) {
        outdated.remove(key)
        names[key] = names[key] ?? []
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
    /// By parameter, or by what of a parameter's object is said, what the things are called: as far as the app has
    /// told, or has in its vocabulary.
    func options(in vocabulary: OptionVocabulary, _ language: String) -> [String: [[String]]] {
        let names = names(in: vocabulary, language).mapValues { $0.map(\.phrases) }
        return learnedOptions(in: vocabulary, language).merging(names) { $0 + $1 }
    }

    /// By parameter what the options are called, as far as the app has told since it was started.
    func learnedOptions(in vocabulary: OptionVocabulary, _ language: String) -> [String: [[String]]] {
        optionKeys(in: language).reduce(into: [:]) { $0[$1.parameter] = vocabulary[$1] }
    }

    /// The parameters whose options the app alone knows.
    func optionKeys(in language: String) -> [OptionVocabulary.Key] {
        intent.declaration.parameters.filter(\.hasDynamicOptions).map {
            OptionVocabulary.Key(app: app.id, intent: intent.className, parameter: $0.name, language: language)
        }
    }

    /// By parameter, or by what of a parameter's object is said, what the app calls things: the names that it says its
    /// person uses come first, those of its bundle after them.
    func names(in vocabulary: OptionVocabulary, _ language: String) -> [String: [VocabularyName]] {
        let spoken = intent.names(from: vocabulary.spoken[app.id.text] ?? [:]).mapValues { $0.map(VocabularyName.init) }
        return spoken.merging(written(in: language)) { $0 + $1 }
            .mapValues { Array($0.prefix(OptionVocabulary.mostValues)) }
    }

    private func written(in language: String) -> [String: [VocabularyName]] {
        guard !app.vocabularies.isEmpty else { return [:] }
        return intent.declaration.parameters.reduce(into: [:]) { names, parameter in
            let items = app.vocabulary(of: intent.className, parameter.name, in: language)
            if !items.isEmpty { names[parameter.name] = items.map(VocabularyName.init) }
        }
    }
}

extension VocabularyName {
    fileprivate init(_ name: SpeakableStringValue) {
        self.init(
            identifier: name.identifier, phrases: [name.spokenPhrase], pronunciation: name.pronunciationHint)
    }

    fileprivate init(_ item: AppVocabulary.Item) {
        self.init(
            identifier: item.identifier, phrases: item.synonyms.map(\.phrase),
            pronunciation: item.synonyms.first?.pronunciation)
    }
}
