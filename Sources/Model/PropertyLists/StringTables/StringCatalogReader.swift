// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// Reads `.xcstrings` files, string catalogs: the texts of one table in all languages.
///
/// The form is the one that Xcode 15 brought. A text without words in the source language is its own key there. Of
/// texts that differ by device those of an iPhone are taken, and phrases of App Shortcuts, which stand there in sets,
/// are found by the phrase in the source language that has the same place.
package struct StringCatalogReader {
    /// The largest of real ones has some 20,000 texts in 30 languages.
    private static let limits = PropertyListLimits(size: 64 << 20, depth: 40, values: 4_000_000)
    /// Languages a table may have; more are left out, in the order of their names.
    private static let languageLimit = 200
    /// How deep variations may stand in one another, by device and by number.
    private static let depth = 4
    /// What the variable of a text is called that depends on its one number.
    private static let onlyVariable = "value"

    private let source: String
    private var tables: [String: StringTable] = [:]

    /// The tables in the order of their languages' tags.
    ///
    /// - Parameter path: what an error calls the file.
    /// - Throws: what is wrong and on which line, when the file is no catalog.
    package static func read(_ data: Data, path: String) throws(StringsError) -> [StringTable] {
        let root: PropertyListNode?
        do throws(JSONReader.Failure) {
            root = try JSONReader.read(data, within: limits)
        } catch {
            let line = data.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw StringsError(
                path: path, line: line, "the catalog is not valid JSON: \(error.message)",
                remedy: "restore the file, or save it again with Xcode")
        }
        guard let strings = root?["strings"]?.entries else {
            throw StringsError(
                path: path, line: nil, "the catalog has no ‘strings’",
                remedy: "restore the file, or save it again with Xcode")
        }
        var reader = StringCatalogReader(source: root?["sourceLanguage"]?.text ?? "en")
        for entry in strings { reader.add(entry) }
        return reader.tables.values.sorted { $0.language < $1.language }.prefix(languageLimit).map { $0 }
    }

    private init(source: String) { self.source = source }

    private mutating func add(_ entry: PropertyListNode.Entry) {
        let localizations = entry.value["localizations"]
        let phrases = localizations?[source].map(Self.set) ?? []
        if localizations?[source] == nil, !entry.key.isEmpty {
            // In its own language a text is its key, unless other words are given.
            tables[source, default: StringTable(language: source)].strings[entry.key] = entry.key
        }
        for localization in localizations?.entries ?? [] {
            let language = localization.key.replacing("_", with: "-")
            var table = tables[language] ?? StringTable(language: language)
            let translated = Self.set(localization.value)
            if !translated.isEmpty {
                table.strings[entry.key] = translated[0]
                for (phrase, words) in zip(phrases, translated) { table.strings[phrase] = words }
            }
            Self.add(localization.value, of: entry.key, to: &table)
            if !table.isEmpty { tables[language] = table }
        }
    }

    /// The texts of a set, such as the phrases of an App Shortcut.
    private static func set(_ localization: PropertyListNode) -> [String] {
        (localization["stringSet"]?["values"]?.items ?? []).compactMap(\.text).filter { !$0.isEmpty }
    }

    private static func add(_ localization: PropertyListNode, of key: String, to table: inout StringTable) {
        let chosen = ofDevice(localization)
        if let forms = plural(chosen) {
            table.plurals[key] = .init(format: "%#@\(onlyVariable)@", variables: [onlyVariable: forms])
            return
        }
        guard let words = chosen["stringUnit"]?["value"]?.text, !words.isEmpty else { return }
        let substitutions = localization["substitutions"]?.entries ?? []
        let variables = substitutions.compactMap { entry in
            variable(entry.value).map { (entry.key, $0) }
        }
        if variables.isEmpty {
            table.strings[key] = words
        } else {
            table.plurals[key] = .init(format: words, variables: Dictionary(variables) { first, _ in first })
        }
    }

    /// What is meant for an iPhone, where devices have texts of their own.
    private static func ofDevice(_ node: PropertyListNode) -> PropertyListNode {
        var chosen = node
        for _ in 0..<depth {
            guard let devices = chosen["variations"]?["device"],
                let next = devices["iphone"] ?? devices["other"] ?? devices.entries?.first?.value
            else { break }
            chosen = next
        }
        return chosen
    }

    /// The words by number; nil if they do not depend on one.
    private static func plural(_ node: PropertyListNode) -> [String: String]? {
        guard let forms = node["variations"]?["plural"]?.entries else { return nil }
        var words: [String: String] = [:]
        for form in forms where PluralCategory(rawValue: form.key) != nil {
            words[form.key] = ofDevice(form.value)["stringUnit"]?["value"]?.text
        }
        // Without words for all other numbers it cannot be used.
        return words[PluralCategory.other.rawValue] == nil ? nil : words
    }

    /// The words of a variable, in which `%arg` is its number.
    private static func variable(_ node: PropertyListNode) -> [String: String]? {
        var place = ""
        // Written out, as Swift 6.3 fails to optimize the same by `map`.
        if case .integer(let number)? = node["argNum"]?.content { place = "\(number)$" }
        let number = "%\(place)\(node["formatSpecifier"]?.text ?? "lld")"
        return plural(ofDevice(node))?.mapValues { $0.replacing("%arg", with: number) }
    }
}

extension StringTable {
    /// Whether there is no text in it.
    package var isEmpty: Bool { strings.isEmpty && plurals.isEmpty }
}

extension PropertyListNode {
    fileprivate subscript(key: String) -> PropertyListNode? { entries?.first { $0.key == key }?.value }

    fileprivate var entries: [Entry]? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries
    }

    fileprivate var items: [PropertyListNode]? {
        guard case .array(let items) = content else { return nil }
        return items
    }

    fileprivate var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }
}
