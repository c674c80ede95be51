// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Testing

@testable import SiriDomains

/// The words and templates of each language are compared with the English ones.
@Suite struct DomainLanguageTests {
    private static let languages = embeddedTexts.keys.filter { !["Definitions", "en"].contains($0) }.sorted()
    private static let templates = (embeddedTexts["en"] ?? [:]).keys.filter { $0.hasSuffix(".phrases") }.sorted()
    private static let tables = (embeddedTexts["en"] ?? [:]).keys.filter { $0.hasSuffix(".strings") }.sorted()

    private static func phrases(_ file: String, _ language: String) throws -> DomainPhrases {
        let text = try #require(embeddedTexts[language]?[file], "\(language) lacks \(file)")
        return try DomainPhrases(reading: text, path: file)
    }

    private static func matches(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<Substring> {
        Set(text.matches(of: pattern).map(\.output.1))
    }

    @Test("German and French are there beside English and Chinese")
    func folders() {
        #expect(Self.languages == ["de", "fr", "zh-Hans"])
    }

    @Test("each language says the intents that English says, with their parameters", arguments: languages, templates)
    func said(language: String, file: String) throws {
        let english = try Self.phrases(file, "en")
        let own = try Self.phrases(file, language)
        #expect(own.intents.keys.sorted() == english.intents.keys.sorted())
        for (intent, templates) in own.intents {
            func slots(_ phrases: DomainPhrases) -> Set<Substring> {
                let text = (phrases.intents[intent] ?? []).map(\.text) + Array(phrases.rules.values)
                return Self.matches(text.joined(separator: " "), /\{(?:\w+:)?([\w.]+)(?:\*\d+)?\}/)
            }
            func constants(_ phrases: DomainPhrases) -> Set<String> {
                // A place is a word of the language.
                let all = (phrases.intents[intent] ?? []).flatMap(\.constants).filter { $0.key != "dropOffLocation" }
                return Set(all.map { "\($0.key)=\($0.value)" })
            }
            #expect(slots(own).subtracting(slots(english)).sorted() == [], "\(intent)")
            // Chinese says some values otherwise.
            guard language != "zh-Hans" else { continue }
            #expect(slots(english).subtracting(slots(own)).sorted() == [], "\(intent)")
            #expect(constants(own).subtracting(constants(english)).sorted() == [], "\(intent)")
            #expect(constants(english).subtracting(constants(own)).sorted() == [], "\(intent)")
            #expect(templates.count * 2 > english.intents[intent]?.count ?? 0, "\(intent)")
        }
    }

    @Test("what a template refers to is in its file", arguments: languages, templates)
    func references(language: String, file: String) throws {
        let phrases = try Self.phrases(file, language)
        let text = phrases.intents.values.joined().map(\.text).joined(separator: "\n")
        let rules = Self.matches(text + phrases.rules.values.joined(), /<(\w+)>/)
        #expect(rules.subtracting(["app"]).subtracting(phrases.rules.keys.map { $0[...] }).sorted() == [])
        #expect(Set(phrases.rules.keys.map { $0[...] }).subtracting(rules).sorted() == [], "unused")
        let lists = Self.matches(text + phrases.rules.values.joined(), /\{(\w+):/).subtracting(["text", "clause"])
        #expect(lists == Set(phrases.lists.keys.map { $0[...] }))
    }

    @Test("each language has the words of the English tables, with their placeholders", arguments: languages, tables)
    func words(language: String, file: String) {
        let name = String(file.dropLast(".strings".count))
        let english = SiriDomains.strings(of: name, in: "en")
        let own = SiriDomains.strings(of: name, in: language)
        #expect(own.keys.sorted() == english.keys.sorted())
        for (key, text) in own {
            func placeholders(_ text: String) -> [Substring] { Self.matches(text, /\$\{([\w.]+)\}/).sorted() }
            #expect(placeholders(text) == placeholders(english[key] ?? ""), "\(key)")
        }
    }
}
