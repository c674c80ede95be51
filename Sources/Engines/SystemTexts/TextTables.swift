// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Synchronization

/// The tables in the program, each parsed when it is first asked for.
final class TextTables: Sendable {
    /// One table in one language, ready to be filled in.
    struct Table: Sendable {
        let language: String
        /// As they are written.
        let strings: [String: String]
        let templates: [String: Template]

        init(language: String, strings: [String: String]) {
            self.language = language
            self.strings = strings
            templates = strings.mapValues(Template.init)
        }
    }

    static let shared = TextTables(embeddedTexts)
    /// The language that has every table.
    static let base = "en"

    /// Files by language and name.
    let files: [String: [String: String]]
    /// Of the folders, in alphabetical order.
    let languages: [String]
    private let parsed = Mutex<[String: [String: Table]]>([:])
    /// By the languages of the tables.
    private let sentences = Mutex<[String: [String: String]]>([:])

    init(_ files: [String: [String: String]]) {
        self.files = files
        languages = files.keys.sorted()
    }

    func table(_ name: String, for tag: String) -> Table {
        table(name, in: language(of: name, for: tag))
    }

    /// The table of a language's own folder; without texts where the folder lacks it or it can't be
    /// read, which a test finds: the files are ours, and are compiled in.
    func table(_ name: String, in language: String) -> Table {
        parsed.withLock { parsed in
            if let known = parsed[language]?[name] { return known }
            let table = Table(language: language, strings: strings(of: name, in: language))
            parsed[language, default: [:]][name] = table
            return table
        }
    }

    /// What stands for the English of all tables of sentences; nil if nothing does.
    func sentences(in tag: String) -> [String: String]? {
        let tables = SentenceTable.allCases.map { (name: $0.rawValue, language: language(of: $0.rawValue, for: tag)) }
            .filter { $0.language != Self.base }
        guard !tables.isEmpty else { return nil }
        let languages = tables.map(\.language).joined(separator: " ")
        return sentences.withLock { sentences in
            if let known = sentences[languages] { return known }
            let read = tables.reduce(into: [String: String]()) { all, table in
                all.merge(strings(of: table.name, in: table.language)) { $1 }
            }
            sentences[languages] = read
            return read
        }
    }

    private func strings(of name: String, in language: String) -> [String: String] {
        guard let text = files[language]?[Self.file(name)] else { return [:] }
        // A test reads them all; a file of ours that can't be read is no reason to end a conversation.
        return (try? StringsReader.read(Data(text.utf8), path: "\(language).lproj/\(Self.file(name))")) ?? [:]
    }

    /// The language whose folder has the table and comes nearest to the one asked for.
    private func language(of name: String, for tag: String) -> String {
        LanguageTag.nearest(to: tag, among: languages(with: name)) ?? Self.base
    }

    func languages(with table: String) -> [String] {
        languages.filter { files[$0]?[Self.file(table)] != nil }
    }

    static func file(_ table: String) -> String { table + ".strings" }
}
