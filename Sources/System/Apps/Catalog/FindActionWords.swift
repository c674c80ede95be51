// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import PropertyLists
import SystemTexts

/// What the action is called that finds an entity's things, in every language that Beckon speaks.
struct FindActionWords {
    private let type: TypeDeclaration
    private let definition: LocalizedDefinition

    init(_ type: TypeDeclaration, _ definition: LocalizedDefinition) {
        self.type = type
        self.definition = definition
    }

    /// What a command line calls the action: its title without spaces, such as `FindTeas`, or where that is invalid,
    /// the entity's name after `Find`.
    var name: String {
        let name = words(.findThings, in: Self.source).filter { !$0.isWhitespace }
        let isName = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isName ? name : "Find\(type.name)"
    }

    /// A text of the system's about the things, with its translations.
    func text(_ text: SystemText) -> LocalizableText {
        LocalizableText(words(text, in: Self.source), key: key(text))
    }

    /// Puts the translations beside those of the app.
    func add(to definition: inout LocalizedDefinition) {
        for language in Texts<SystemText>.languages {
            for text in Self.texts {
                definition.tables[language, default: StringTable(language: language)]
                    .strings[key(text)] = words(text, in: language)
            }
        }
    }

    /// English, in the words of the source.
    private static let source = ""
    private static let texts: [SystemText] = [.findThings, .findSort, .findDescending, .findLimit, .findAny]

    /// A bar does not stand in keys that are words.
    private func key(_ text: SystemText) -> String { "\(type.name)|\(text.rawValue)" }

    private func words(_ text: SystemText, in language: String) -> String {
        Texts<SystemText>(language.isEmpty ? "en" : language)(text, ["things": things(in: language)])
    }

    /// What several of the things are called; in a language without a plural what one is.
    private func things(in language: String) -> String {
        let one = type.displayName.map { definition.text($0, language: language) } ?? type.name
        let grammar = language.isEmpty ? "en" : language
        guard let format = type.entity?.numericFormat,
            PluralCategory(of: 1, language: grammar) != PluralCategory(of: 2, language: grammar)
        else { return one }
        let text = definition.text(format, language: language, numbers: numbers(of: format))
        let words = text.replacing(/%(?:\d+\$)?(?:lld|ld|d|lf|f|@)|\d+/, maxReplacements: 1) { _ in "" }
            .split(separator: " ")
        guard !words.isEmpty else { return one }
        // The only one of the languages whose titles are written so.
        let isTitle = grammar.hasPrefix("en")
        return words.map { isTitle ? $0.prefix(1).uppercased() + $0.dropFirst() : String($0) }.joined(separator: " ")
    }

    /// Several, for every number that the words depend on.
    private func numbers(of format: LocalizableText) -> [String: Int] {
        let names = definition.tables.values.compactMap { table in format.key.flatMap { table.plurals[$0] } }
            .flatMap(\.variables.keys)
        return Dictionary(names.map { ($0, 2) }) { first, _ in first }
    }
}
