// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import PropertyLists
import Sentences
import TestSupport
import Testing

@testable import SystemTexts

/// What a person reads that stands in English where it is said, and its translations.
@Suite struct SentencesTests {
    /// All but English, which stands where it is said.
    private static let languages = knownLanguages.filter { $0 != "en" }

    /// Texts by language and table.
    private static let tables: [String: [SentenceTable: [String: String]]] = languages.reduce(into: [:]) {
        for table in SentenceTable.allCases {
            let text = embeddedTexts[$1]?[TextTables.file(table.rawValue)] ?? ""
            $0[$1, default: [:]][table] = (try? StringsReader.read(Data(text.utf8), path: table.rawValue)) ?? [:]
        }
    }

    private static let chinese = tables["zh-Hans", default: [:]]
    private static let translated = Set(chinese.values.flatMap(\.keys))

    /// The keys of each Swift file, by its path below Sources.
    private static let sources: [String: [String]] = {
        let root = PackageRoot.url.appending(path: "Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { sources, path in
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            sources[path] = text.map { SourceLiterals($0).keys } ?? []
        }
    }()

    /// What other programs read, apps' developers above all: the SDK, the wire, code that is generated, and what stands
    /// among the compiler's own words.
    /// And what people say themselves, language by language, and what Home Assistant reads.
    private static let apart = [
        "System/HomeAssistant/Server/HomeServer+Names",
        "SDK/", "Libraries/", "Model/Wire/", "Model/IntentValues/", "Engines/IntentCompiler/",
        "Tools/write-sources/", "Tools/rewrite-sources/",
        "Engines/Contacts/Matching/RelationshipWords", "Engines/Contacts/Matching/HonorificWords",
        "Tools/AppIntentsMacros/",
    ]

    /// English words for a person, as far as that can be told from the text alone.
    private static func isProse(_ text: String) -> Bool {
        text.contains(/[a-z]{2,}[,;:.]? [a-z('$‘]/)
            && !text.contains(
                /^(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|\s*<|beckon |intentc |swift package|complete )/)
    }

    @Test("every sentence that a person reads is in the tables, but for those of the list")
    func complete() {
        var left: [String: Int] = [:]
        for (path, keys) in Self.sources where !Self.apart.contains(where: path.hasPrefix) {
            let missing = keys.filter { Self.isProse($0) && !Self.translated.contains($0) }
            if !missing.isEmpty { left[path] = missing.count }
        }
        for (path, count) in left where count > SentencesLeft.files[path, default: 0] {
            let missing = Self.sources[path, default: []].filter { Self.isProse($0) && !Self.translated.contains($0) }
            Issue.record("\(path) has \(count) sentences without Chinese: \(missing)")
        }
        for (path, count) in SentencesLeft.files where left[path, default: 0] < count {
            Issue.record(
                "\(path) has \(left[path, default: 0]) sentences without Chinese; lower its number in the list")
        }
    }

    @Test("every key of a table is a sentence of a source")
    func unused() {
        let said = Set(Self.sources.values.joined())
        for (table, texts) in Self.chinese where table != .reasons {
            #expect(Set(texts.keys).subtracting(said).sorted() == [], "\(table.rawValue)")
        }
    }

    @Test("a key stands in one table")
    func once() {
        let all = Self.chinese.values.flatMap(\.keys)
        #expect(all.count == Self.translated.count)
    }

    @Test("each language has the sentences of the others", arguments: languages)
    func keys(language: String) {
        for (table, texts) in Self.chinese {
            let own = Set(Self.tables[language]?[table]?.keys.map(\.self) ?? [])
            #expect(Set(texts.keys).subtracting(own).sorted() == [], "missing in \(table.rawValue)")
            #expect(own.subtracting(texts.keys).sorted() == [], "unused in \(table.rawValue)")
        }
    }

    @Test("a translation has the values of the English sentence", arguments: languages)
    func values(language: String) {
        func values(_ text: String) -> Set<Substring> { Set(text.matches(of: /\$\{(\d+)\}/).map(\.output.1)) }
        for (key, text) in Self.tables[language, default: [:]].values.joined() {
            // A placeholder that is written as one: `${${1}}`.
            #expect(values(text) == values(key), "\(key)")
        }
    }

    @Test("a summary has the parameters of the English one, and asks about no others", arguments: languages)
    func blanks(language: String) {
        func names(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<Substring> {
            Set(text.matches(of: pattern).map(\.output.1))
        }
        for (key, text) in Self.tables[language]?[.summaries] ?? [:] {
            #expect(names(text, /\{(\w+)\}/) == names(key, /\{(\w+)\}/), "\(text)")
            #expect(names(text, /\[(\w+)!?=/) == names(key, /\[(\w+)!?=/), "\(text)")
            #expect(text.count { $0 == "[" } == text.count { $0 == "]" }, "\(text)")
        }
    }

    @Test("no sentence mixes German or French with English", arguments: ["de", "fr"])
    func mixed(language: String) throws {
        for (table, texts) in Self.tables[language, default: [:]] {
            for (key, text) in texts where Self.isProse(key) && key.split(separator: " ").count > 2 {
                #expect(text != key, "\(table.rawValue)")
            }
        }
        for (file, content) in embeddedTexts[language, default: [:]] where file != "Answers.strings" {
            for text in try StringsReader.read(Data(content.utf8), path: file).values {
                // Names that are English everywhere stand in quotation marks, or in capitals.
                let own = text.replacing(/„[^“]*“|«[^»]*»|\{[^}]*\}|\[[^:\]]*:|[\w.\/-]*[A-Z.\/_-][\w.\/-]*/, with: "")
                let word = own.firstMatch(of: Self.english)?.output
                #expect(word == nil, "\(file): \(text)")
            }
        }
    }

    /// Words that neither German nor French has.
    private static var english: Regex<(Substring, Substring)> {
        /\b(the|of|and|with|is|are|which|from|that|this|there|it|cannot|by|than|has|have|not|what|where|its|no|be|at)\b/
    }

    @Test("the reasons of the operating system are its own words")
    func reasons() {
        let words = Set((1...150).map { String(cString: strerror($0)) })
        #expect(Set(Self.chinese[.reasons, default: [:]].keys).subtracting(words).sorted() == [])
    }

    private struct Refusal: Error, PersonReadable {
        var sentence: Sentence { "check the path" }
    }

    @Test(
        "a sentence is put into the person's language with the sentences in it",
        arguments: [
            ("en", "'a' is missing; check the path"), ("zh-Hans", "“a”不存在；请检查路径"),
            ("zh-TW", "“a”不存在；请检查路径"), ("de-AT", "„a“ fehlt; prüfe den Pfad"),
            ("fr", "«\u{a0}a\u{a0}» est introuvable\u{a0}; vérifie le chemin"),
            ("it", "'a' is missing; check the path"),
        ])
    func nested(language: String, text: String) {
        let reason: Sentence = "'\("a")' is missing"
        let sentence: Sentence = "\(reason); \(Refusal() as any Error)"
        #expect(sentence.text(in: language) == text)
        #expect("\(sentence)" == "'a' is missing; check the path")
    }

    @Test("a sentence of which a part has no translation is in English as a whole")
    func untranslated() {
        let known: Sentence = "'\("a")' is missing"
        let moon: Sentence = "\(known); \("the moon is full" as Sentence)"
        #expect(moon.text(in: "de") == "'a' is missing; the moon is full")
        let names: Sentence = "\(known); \("2 MB, BSSID" as Sentence)"
        #expect(names.text(in: "de") == "„a“ fehlt; 2 MB, BSSID")
    }

    @Test("a value is no placeholder, whatever it is")
    func hostile() {
        let sentence: Sentence = "unknown \("${2}") '\("${1}")'"
        #expect(sentence.text(in: "zh-Hans") == "未知的${2}“${1}”")
        #expect(sentence.description == "unknown ${2} '${1}'")
    }

    @Test("a duration is in the person's language")
    func duration() {
        let sentence: Sentence =
            "was asked \("to handle \("Order")" as Sentence), did not answer within "
            + "\(Duration.milliseconds(2500)) and was ended; answer on every path"
        #expect(sentence.text(in: "zh-Hans") == "被要求处理 Order，在 2.5 秒内没有回答，已被终止；请让每条路径都给出回答")
        #expect(sentence.description.contains(" within 2.5 seconds and was ended; "))
    }

    @Test("sentences are joined by what joins them in the language")
    func joined() {
        let sentence = Sentence.names(["a", "b"], separator: " or ")
        #expect(sentence.text(in: "zh-Hans") == "“a”或“b”")
        #expect("\(sentence)" == "'a' or 'b'")
        #expect("\(Sentence.names([String]()))" == "")
    }

    @Test("a literal of several pieces is one sentence")
    func pieces() {
        let sentence: Sentence = "a daemon already runs on \("x")" + ", process \(7)"
        #expect(sentence.key == "a daemon already runs on ${1}, process ${2}")
        #expect(sentence.text(in: "zh") == "x 上已有守护进程在运行（进程 7）")
    }

    @Test("a sentence travels and keeps its languages")
    func coded() throws {
        let sentence: Sentence = "\("App" as Sentence): \(Refusal())"
        let copy = try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence))
        #expect(copy == sentence && copy.text(in: "zh-Hans") == "应用：请检查路径")
        #expect(copy.replacing("App", with: "b").description == "App: check the path", "words are no values")
        #expect(("\("App"): x" as Sentence).replacing("App", with: "b").description == "b: x")
    }

    @Test(
        "a sentence that is not whole is refused",
        arguments: [#"{"words":[],"values":[]}"#, #"{"words":["a"],"values":[{"text":{"_0":"b"}}]}"#])
    func malformed(text: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Sentence.self, from: Data(text.utf8))
        }
        #expect(error?.place == "words")
    }

    @Test("of a list there may be very many")
    func many() {
        let sentence = Array(repeating: "a" as Sentence, count: 100_000).joined(by: ", ")
        #expect(sentence.text(in: "zh-Hans").count == 199_999)
    }

    @Test(
        "the literals of a source are found as the compiler reads them",
        arguments: [
            (#"let a = "x \(b("y")) z" // "no""#, ["y", "x ${1} z"]),
            ("\"a \\(1)\"\n    + \"b \\(2)\"", ["a ${1}b ${2}"]), (##"#"{"k": 1}"#"##, [#"{"k": 1}"#]),
            ("\"\"\"\n    a\n     b\n    \"\"\"", ["a\n b"]), (#""\u{2068}\"""#, ["\u{2068}\""]),
        ])
    func literals(source: String, keys: [String]) {
        #expect(SourceLiterals(source).keys == keys)
    }
}
