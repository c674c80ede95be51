// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Testing

@testable import SystemTexts

/// A table with the names it may have.
struct KnownTable: Sendable, CustomTestStringConvertible {
    let table: String
    let keys: Set<String>

    init<Key: TextKey>(_ key: Key.Type) {
        table = Key.table
        keys = Set(Key.allCases.map(\.rawValue))
    }

    var testDescription: String { table }
}

let knownTables: [KnownTable] = [
    KnownTable(SystemText.self), KnownTable(CategoryText.self), KnownTable(DurationText.self),
    KnownTable(AnswerVocabulary.self), KnownTable(PhraseText.self), KnownTable(SuggestionText.self),
    KnownTable(TalkText.self), KnownTable(ReasonText.self), KnownTable(DeviceText.self),
    KnownTable(PageText.self), KnownTable(InstalledText.self), KnownTable(PanelText.self),
]

let knownLanguages: [String] = embeddedTexts.keys.sorted()

@Suite struct TextsTests {
    /// Without the plural form: `day` for `day.other`.
    private static func name(_ key: String) -> String {
        let parts = key.split(separator: ".").map(String.init)
        guard let last = parts.last, PluralCategory(rawValue: last) != nil else { return key }
        return parts.dropLast().joined(separator: ".")
    }

    private static func placeholders(_ text: String) -> Set<String> {
        Set(
            Template(text).pieces.compactMap {
                if case .placeholder(let path) = $0 { path.joined(separator: ".") } else { nil }
            })
    }

    private static func texts(_ table: String, _ language: String) throws -> [String: String]? {
        let text = embeddedTexts[language]?[TextTables.file(table)]
        return try text.map { try StringsReader.read(Data($0.utf8), path: "\(language).lproj/\(table).strings") }
    }

    @Test("a language that has a table has all of its texts and no others", arguments: knownTables, knownLanguages)
    func keys(known: KnownTable, language: String) throws {
        guard let texts = try Self.texts(known.table, language) else {
            #expect(language != "en", "English stands in for all, so it has every table")
            return
        }
        let names = Set(texts.keys.map(Self.name))
        #expect(known.keys.subtracting(names).sorted() == [], "missing")
        #expect(names.subtracting(known.keys).sorted() == [], "unused")
        for key in texts.keys where Self.name(key) != key {
            #expect(texts["\(Self.name(key)).other"] != nil, "\(key) has no form for other numbers")
        }
    }

    @Test("a text has the placeholders of the English one", arguments: knownTables, knownLanguages)
    func placeholders(known: KnownTable, language: String) throws {
        let english = try #require(try Self.texts(known.table, "en"))
        for (key, text) in try Self.texts(known.table, language) ?? [:] {
            let model = english[key] ?? english["\(Self.name(key)).other"] ?? ""
            #expect(Self.placeholders(text) == Self.placeholders(model), "\(key)")
        }
    }

    @Test("no folder has a file that nobody reads", arguments: knownLanguages)
    func files(language: String) {
        let tables = knownTables.map(\.table) + SentenceTable.allCases.map(\.rawValue)
        let known = Set(tables.map(TextTables.file))
        #expect(Set(embeddedTexts[language, default: [:]].keys).subtracting(known).sorted() == [])
    }

    @Test("a key stands once in its file", arguments: knownLanguages)
    func duplicates(language: String) throws {
        for (file, text) in embeddedTexts[language, default: [:]] {
            let keys = text.matches(of: /(?m)^"((?:[^"\\]|\\.)*)" =/).map(\.output.1)
            #expect(keys.count == Set(keys).count, "\(file)")
        }
    }

    @Test(
        "the language that comes nearest",
        arguments: [
            ("zh-Hans", "zh-Hans"), ("zh_CN", "zh-Hans"), ("ZH", "zh-Hans"), ("zh-Hant-TW", "zh-Hans"), ("en-GB", "en"),
            ("", "en"), ("zhx", "en"), ("it", "en"), ("fr-CA", "fr"), ("de_AT.UTF-8", "de"),
        ])
    func languages(tag: String, language: String) {
        #expect(Texts<SystemText>(tag).language == language)
    }

    @Test("the other script of a language gives way to a folder of your own")
    func scripts() {
        let file = ["Conversation.strings": "\"yes\" = \"x\";"]
        let tables = TextTables(["en": file, "zh-Hans": file, "zh-Hant": file, "de": ["Other.strings": ""]])
        #expect(tables.table("Conversation", for: "zh-TW").language == "zh-Hant")
        #expect(tables.table("Conversation", for: "zh-SG").language == "zh-Hans")
        #expect(tables.table("Conversation", for: "de").language == "en")
    }

    @Test(
        "a number takes the form that goes with it",
        arguments: [
            ("en", 1.0, "1 day"), ("en", 2, "2 days"), ("en", 1.5, "1.5 days"), ("zh-Hans", 1, "1天"),
            ("de", 2, "2 Tage"), ("fr", 0, "0 jour"), ("fr", 2, "2 jours"),
        ])
    func plurals(language: String, count: Double, text: String) {
        let shown = count == count.rounded() ? String(Int(count)) : String(count)
        #expect(Texts<DurationText>(language)(.day, count: count, shown: shown) == text)
    }

    @Test("a table is in the languages whose folders have it")
    func languages() {
        let tables = TextTables(["en": ["A.strings": "", "B.strings": ""], "de": ["B.strings": ""], "fr": [:]])
        #expect(tables.languages(with: "A") == ["en"])
        #expect(tables.languages(with: "B") == ["de", "en"])
        #expect(tables.languages(with: "C") == [])
    }

    @Test("a category's text is found by its name, and nothing by another")
    func categoryNames() {
        for key in CategoryText.allCases { #expect(CategoryText(rawValue: key.rawValue) == key) }
        #expect(CategoryText(rawValue: "nothing") == nil)
    }
}
