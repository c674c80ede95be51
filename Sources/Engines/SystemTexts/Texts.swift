// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// What Beckon itself says: the texts of one table in the language that a person reads.
///
/// A file is parsed once; finding a text is a look into a dictionary.
package struct Texts<Key: TextKey>: Sendable {
    /// The language of the texts, which may stand in for the one asked for.
    package let language: String
    private let templates: [String: Template]

    /// The languages that have the table.
    package static var languages: [String] { TextTables.shared.languages(with: Key.table) }

    /// The language of the table that comes nearest to another one; nil if no folder has that language.
    ///
    /// - Parameter tag: A BCP 47 tag.
    package static func language(nearest tag: String) -> String? { LanguageTag.nearest(to: tag, among: languages) }

    /// - Parameter language: A BCP 47 tag. If no folder has it, a folder of
    ///   the same language in another script or region stands in, and else English.
    package init(_ language: String) {
        let table = TextTables.shared.table(Key.table, for: language)
        self.language = table.language
        templates = table.templates
    }

    /// A text without placeholders, or with all of them filled.
    ///
    /// - Parameter values: By placeholder; one without a value leaves no gap.
    package func callAsFunction(_ key: Key, _ values: [String: String] = [:]) -> String {
        filled(key.rawValue, values) ?? key.rawValue
    }

    /// A text in the plural form that goes with a number, which it names `${count}`.
    ///
    /// - Parameter shown: The number as it is written.
    package func callAsFunction(_ key: Key, count: Double, shown: String) -> String {
        let category = Int(exactly: count).map { PluralCategory(of: $0, language: language) } ?? .other
        return filled("\(key.rawValue).\(category.rawValue)", ["count": shown])
            ?? filled("\(key.rawValue).\(PluralCategory.other.rawValue)", ["count": shown]) ?? shown
    }

    private func filled(_ name: String, _ values: [String: String]) -> String? {
        // Where a folder lacks a text, all of it is English: no sentence is in two languages.
        let template = templates[name] ?? TextTables.shared.table(Key.table, in: TextTables.base).templates[name]
        return template.map { $0.filled { path in path.first.flatMap { values[$0] } } }
    }
}

extension Texts<SystemText> {
    /// “a, b and c”.
    package func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: self(.listComma)) + self(.listAnd) + last
    }
}
