// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import IntentDefinition
import PropertyLists
package import Sentences

/// An app as is on the disk, with all that the system knows of it.
package struct InstalledApp: Hashable, Codable, Sendable, Identifiable {
    package var info: InfoPlist
    /// Who the app's own processes are, as its signature says.
    package var identity: BundleIdentity
    /// The bundle's folder.
    package var location: URL
    package var executable: URL
    /// The folder that belongs to the app: home and working directory of its processes.
    package var container: URL
    /// The folders of the groups that the app belongs to.
    package var groupContainers: [ApplicationGroup: URL] = [:]
    package var extensions: [InstalledExtension]
    /// What the extensions handle, in the order of the definitions.
    package var intents: [OfferedIntent] = []
    /// Display names by language tag, from the bundle's `InfoPlist.strings`.
    package var names: [String: String]
    /// The words of its quick actions by language tag, then by key, from the same files.
    package var texts: [String: [String: String]] = [:]
    /// What it calls the things that are said to it, by language tag; that of the bundle's root under an empty one.
    package var vocabularies: [String: AppVocabulary] = [:]
    /// What is odd but does no harm, one sentence each.
    package var warnings: [Sentence]

    /// All but the intents, which ``CompiledApp`` keeps with their definitions.
    private enum CodingKeys: String, CodingKey {
        case info, identity, location, executable, container, groupContainers, extensions, names, texts, vocabularies
        case warnings
    }

    package var id: BundleIdentifier { info.identifier }

    /// The app and its extensions.
    package var identities: [BundleIdentity] { [identity] + extensions.map(\.identity) }

    /// The groups that the app or one of its extensions belongs to.
    package var groups: Set<TeamGroup> { Set(identities.flatMap(TeamGroup.all)) }

    /// The name a person reads, in the language that comes nearest.
    package func name(in language: String) -> String {
        LanguageTag.fallbacks(of: language).lazy.compactMap { names[$0] }.first ?? info.title
    }

    /// The text that a key of `Info.plist`'s own texts stands for, in the language that comes nearest, else in the
    /// one the app was developed in; nil if no file has it.
    package func text(for key: String, in language: String) -> String? {
        let languages = LanguageTag.fallbacks(of: language) + LanguageTag.fallbacks(of: info.developmentRegion ?? "en")
        return (languages + ["Base"]).lazy.compactMap { texts[$0]?[key] }.first
    }
}

extension InstalledApp {
    /// What the app calls the things that may be said for a parameter, those names first that are of the language that
    /// comes nearest.
    ///
    /// - Parameters:
    ///   - intent: The class without its module.
    ///   - language: A BCP 47 tag.
    package func vocabulary(of intent: String, _ parameter: String, in language: String) -> [AppVocabulary.Item] {
        var items: [AppVocabulary.Item] = []
        var places: [String: Int] = [:]
        for item in vocabularies(in: language).flatMap({ $0.items["\(intent).\(parameter)"] ?? [] }) {
            if let place = places[item.identifier] {
                // One thing in several languages, which people mix.
                items[place].synonyms += item.synonyms
            } else {
                places[item.identifier] = items.count
                items.append(item)
            }
        }
        return items
    }

    /// The sentences that the app proposes for an intent in the language that comes nearest.
    package func examples(of intent: String, in language: String) -> [String] {
        guard let vocabulary = vocabularies(in: language).first(where: { $0.examples[intent] != nil }) else {
            return []
        }
        let items = vocabulary.items.filter { $0.key.hasPrefix("\(intent).") }.sorted { $0.key < $1.key }
        let examples =
            (vocabulary.examples[intent] ?? []) + items.flatMap(\.value).flatMap(\.synonyms).flatMap(\.examples)
        var known: Set<String> = []
        return examples.filter { known.insert($0).inserted }
    }

    private func vocabularies(in language: String) -> [AppVocabulary] {
        let tags = LanguageTag.fallbacks(of: language) + LanguageTag.fallbacks(of: info.developmentRegion ?? "en")
        var known: Set<String> = []
        return (tags + ["Base", ""]).filter { known.insert($0).inserted }.compactMap { vocabularies[$0] }
    }
}

/// An extension inside an installed app.
package struct InstalledExtension: Hashable, Codable, Sendable, Identifiable {
    package var info: InfoPlist
    /// Who the extension's process is, as its signature says.
    package var identity: BundleIdentity
    /// The bundle's folder.
    package var location: URL
    package var executable: URL
    /// The folder that belongs to the extension: home and working directory of its processes.
    package var container: URL
    /// The folders of the groups that the extension belongs to.
    package var groupContainers: [ApplicationGroup: URL] = [:]

    package var id: BundleIdentifier { info.identifier }
}

/// An intent that an extension of an installed app handles.
package struct OfferedIntent: Hashable, Sendable {
    package var declaration: IntentDeclaration
    /// The definition that declares it, with its translations.
    package var definition: LocalizedDefinition
    /// The Swift module of its class.
    package var module: String
    /// The extension that handles it.
    package var handler: BundleIdentifier
    /// Whether the extension or the definition asks for an unlocked device.
    package var isRestrictedWhileLocked: Bool

    package init(
        declaration: IntentDeclaration, definition: LocalizedDefinition, module: String, handler: BundleIdentifier,
        isRestrictedWhileLocked: Bool
    ) {
        self.declaration = declaration
        self.definition = definition
        self.module = module
        self.handler = handler
        self.isRestrictedWhileLocked = isRestrictedWhileLocked
    }

    /// The class without its module, such as `OrderPizzaIntent`.
    package var className: String { definition.classNames.intent(declaration) }

    /// The class with its module, as `NSClassFromString` wants it.
    package var qualifiedClassName: String { "\(module).\(className)" }

    /// The title in a language, or the intent's name where it has none.
    package func title(in language: String) -> String {
        declaration.title.map { words(of: $0, in: language) } ?? declaration.name
    }

    /// A text of the definition in a language.
    package func words(of text: LocalizableText, in language: String) -> String {
        definition.text(text, language: language)
    }
}
