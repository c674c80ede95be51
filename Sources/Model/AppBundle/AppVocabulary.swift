// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// What an app calls the things that are said to it, and sentences that it proposes, from an
/// `AppIntentVocabulary.plist` of its bundle.
///
/// Contract: Apple's “App-Specific Vocabulary File Format”.
package struct AppVocabulary: Hashable, Codable, Sendable {
    /// A thing that may be said for a parameter.
    package struct Item: Hashable, Codable, Sendable {
        /// What the app knows it by.
        package var identifier: String
        /// All that people call it; the first is shown.
        package var synonyms: [Synonym]

        package init(identifier: String, synonyms: [Synonym]) {
            self.identifier = identifier
            self.synonyms = synonyms
        }
    }

    /// One of the names of a thing.
    package struct Synonym: Hashable, Codable, Sendable {
        package var phrase: String
        package var pronunciation: String?
        /// Sentences that have it.
        package var examples: [String]

        package init(phrase: String, pronunciation: String? = nil, examples: [String] = []) {
            self.phrase = phrase
            self.pronunciation = pronunciation
            self.examples = examples
        }
    }

    /// By parameter, such as `INStartWorkoutIntent.workoutName`.
    package var items: [String: [Item]] = [:]
    /// Sentences, by the class of the intent.
    package var examples: [String: [String]] = [:]

    /// The name of the files.
    package static let fileName = "AppIntentVocabulary.plist"

    /// A vocabulary without anything in it.
    package init() {}
}

extension AppVocabulary {
    /// Things of one parameter, names of one thing, sentences of one intent or name, and parameters of one entry.
    private static let (mostItems, mostSynonyms, mostExamples, mostParameters) = (1000, 50, 50, 50)
    /// Entries of the file.
    private static let mostEntries = 200
    /// Names of all parameters' things.
    private static let mostNames = 10_000
    /// Bytes of a name or a sentence.
    private static let longest = 500

    /// Reads an XML or binary property list.
    ///
    /// - Throws: ``InfoPlistError`` that names the first key whose value is missing, too much or of another kind.
    package init(reading data: Data) throws(InfoPlistError) {
        let document = try PropertyDocument(reading: data)
        do throws(InfoPlistError) {
            guard case .dictionary(let values) = document.tree else {
                throw InfoPlistError(
                    reason: "the property list is of type \(document.tree.typeName)", remedy: "write a <dict> into it")
            }
            try read(PropertyTable(path: "", values: values))
        } catch {
            throw document.locating(error)
        }
    }

    private mutating func read(_ table: PropertyTable) throws(InfoPlistError) {
        var names = 0
        for entry in try Self.few(table, "ParameterVocabularies", most: Self.mostEntries) {
            let parameters = try entry.strings("ParameterNames")
            guard parameters.count <= Self.mostParameters else { throw Self.tooMany(entry, "ParameterNames") }
            guard let stranger = parameters.firstIndex(where: { !Self.isParameter($0) }) else {
                let items = try Self.items(entry)
                names += parameters.count * items.reduce(0) { $0 + $1.synonyms.count }
                guard names <= Self.mostNames else { throw Self.tooMany(table, "ParameterVocabularies") }
                for name in parameters {
                    guard self.items[name, default: []].count + items.count <= Self.mostItems else {
                        throw Self.tooMany(entry, "ParameterVocabulary")
                    }
                    self.items[name, default: []] += items
                }
                continue
            }
            throw InfoPlistError(
                key: entry.keyPath("ParameterNames[\(stranger)]"),
                reason: "‘\(String(parameters[stranger].prefix(200)))’ is not a parameter name",
                remedy: "write the intent's class and the parameter, such as INStartWorkoutIntent.workoutName")
        }
        for entry in try Self.few(table, "IntentPhrases", most: Self.mostEntries) {
            let name = try Self.text(entry, "IntentName")
            let examples = try Self.texts(entry, "IntentExamples")
            self.examples[name, default: []] += examples.prefix(Self.mostExamples)
        }
    }

    private static func items(_ entry: PropertyTable) throws(InfoPlistError) -> [Item] {
        var items: [Item] = []
        for item in try few(entry, "ParameterVocabulary", most: mostItems) {
            var synonyms: [Synonym] = []
            for synonym in try few(item, "VocabularyItemSynonyms", most: mostSynonyms) {
                synonyms.append(
                    Synonym(
                        phrase: try text(synonym, "VocabularyItemPhrase"),
                        pronunciation: try synonym.string("VocabularyItemPronunciation").map {
                            String($0.prefix(longest))
                        },
                        examples: try texts(synonym, "VocabularyItemExamples")))
            }
            guard !synonyms.isEmpty else {
                throw InfoPlistError(
                    key: item.keyPath("VocabularyItemSynonyms"), reason: "the item has no name",
                    remedy: "add a dictionary with VocabularyItemPhrase")
            }
            items.append(Item(identifier: try text(item, "VocabularyItemIdentifier"), synonyms: synonyms))
        }
        return items
    }

    private static func few(_ table: PropertyTable, _ key: String, most: Int) throws(InfoPlistError) -> [PropertyTable]
    {
        let tables = try table.tables(key)
        guard tables.count <= most else { throw tooMany(table, key) }
        return tables
    }

    private static func text(_ table: PropertyTable, _ key: String) throws(InfoPlistError) -> String {
        let text = try table.requiredString(key, remedy: "write a text")
        guard text.utf8.count <= longest else {
            throw InfoPlistError(key: table.keyPath(key), reason: "the text is too long", remedy: "write a shorter one")
        }
        return text
    }

    private static func texts(_ table: PropertyTable, _ key: String) throws(InfoPlistError) -> [String] {
        let texts = try table.strings(key)
        guard texts.count <= mostExamples else { throw tooMany(table, key) }
        if let long = texts.firstIndex(where: { $0.utf8.count > longest }) {
            throw InfoPlistError(
                key: table.keyPath("\(key)[\(long)]"), reason: "the text is too long", remedy: "write a shorter one")
        }
        return texts.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    private static func tooMany(_ table: PropertyTable, _ key: String) -> InfoPlistError {
        InfoPlistError(
            key: table.keyPath(key), reason: "the list is longer than what is read", remedy: "remove some of it")
    }

    /// `INStartWorkoutIntent.workoutName`, or further into its value.
    private static func isParameter(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 200 && parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            }
    }
}
