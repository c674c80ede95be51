// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists

/// A definition file with the translations that stand beside it.
package struct LocalizedDefinition: Hashable, Codable, Sendable {
    package var file: DefinitionFile
    /// The file's own name without its extension.
    package var name: String
    /// By language tag.
    package var tables: [String: StringTable]
    package var classNames: ClassNames

    package init(
        file: DefinitionFile, name: String, tables: [String: StringTable] = [:], classNames: ClassNames = ClassNames()
    ) {
        self.file = file
        self.name = name
        self.tables = tables
        self.classNames = classNames
    }
}

extension LocalizedDefinition {
    /// How deep plural variables may name one another.
    private static let variableDepth = 4

    /// A text in a language: its translation there, in the next wider language, or its own words.
    ///
    /// - Parameter language: a BCP 47 tag; `zh-Hans-CN` falls back to `zh-Hans` and `zh`.
    package func text(_ text: LocalizableText, language: String) -> String {
        self.text(text, language: language, numbers: [:])
    }

    /// A text in a language, in the form its numbers ask for.
    ///
    /// A plural text is used where `numbers` has all of its variables. Placeholders
    /// such as `${quantity}` stay as they are, for the conversation to fill in.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - numbers: by the name of the parameter or property.
    package func text(_ text: LocalizableText, language: String, numbers: [String: Int]) -> String {
        guard let key = text.key else { return text.text }
        for table in tables(for: language) {
            if let plural = table.plurals[key],
                let words = words(of: plural, language: table.language, asked: language, numbers)
            {
                return words
            }
            if let string = table.strings[key], !string.isEmpty { return string }
        }
        return text.text
    }

    private func tables(for language: String) -> [StringTable] {
        LanguageTag.fallbacks(of: language).compactMap { tag in
            if let table = tables[tag] { return table }
            let wanted = tag.lowercased()
            return tables.keys.sorted()
                .first { $0.replacing("_", with: "-").lowercased() == wanted }
                .flatMap { tables[$0] }
        }
    }

    private func words(
        of plural: StringTable.Plural, language: String, asked: String, _ numbers: [String: Int]
    ) -> String? {
        // The region asked for decides where the table is of the language alone, as for `pt-PT`.
        expand(plural.format, plural, asked.hasPrefix(language) ? asked : language, numbers, depth: 0)
    }

    /// Replaces each `%#@variable@` by the variable's words; nil if one has no number or no words.
    private func expand(
        _ format: String, _ plural: StringTable.Plural, _ language: String, _ numbers: [String: Int], depth: Int
    ) -> String? {
        guard depth < Self.variableDepth else { return nil }
        var result = ""
        var rest = format[...]
        while let match = rest.firstMatch(of: /%(?:\d+\$)?#@([^@]+)@/) {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            let name = String(match.output.1)
            guard let number = numbers[name], let forms = plural.variables[name],
                let form = form(of: forms, for: number, language),
                let words = expand(Self.format(form, number), plural, language, numbers, depth: depth + 1)
            else { return nil }
            result += words
        }
        result += rest
        return depth == 0 ? result.replacing("%%", with: "%") : result
    }

    /// Words for `zero` count for 0 in every language, as Foundation has it.
    private func form(of forms: [String: String], for number: Int, _ language: String) -> String? {
        if number == 0, let words = forms[PluralCategory.zero.rawValue] { return words }
        let category = PluralCategory(of: number, language: language)
        return forms[category.rawValue] ?? forms[PluralCategory.other.rawValue]
    }

    /// Writes the number for `%d` and its like; `%%` and variables stay.
    private static func format(_ words: String, _ number: Int) -> String {
        words.replacing(/%%|%(?:\d+\$)?(?:hh|h|ll|l|q|z|t|j)?[diu@]/) { match in
            match.output == "%%" ? "%%" : String(number)
        }
    }
}
