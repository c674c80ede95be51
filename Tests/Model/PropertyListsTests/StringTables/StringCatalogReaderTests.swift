// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import PropertyLists

@Suite("Reading string catalogues")
struct StringCatalogReaderTests {
    private func read(_ text: String) throws -> [String: StringTable] {
        let tables = try StringCatalogReader.read(Data(text.utf8), path: "Localizable.xcstrings")
        return Dictionary(uniqueKeysWithValues: tables.map { ($0.language, $0) })
    }

    private func catalogue(_ strings: String) -> String {
        #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    }

    @Test("each language has its words, and the source language its keys")
    func plain() throws {
        let tables = try read(
            catalogue(
                #"""
                "Tea": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tee"}}}},
                "empty": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
                "title": {"localizations": {"en": {"stringUnit": {"value": "A title"}}, "pt_BR": {"stringUnit": {"value": "Um"}}}}
                """#))
        #expect(tables["de"]?.strings == ["Tea": "Tee"])
        #expect(tables["en"]?.strings == ["Tea": "Tea", "empty": "empty", "title": "A title"])
        #expect(tables["pt-BR"]?.strings == ["title": "Um"])
    }

    @Test("words that depend on a number")
    func plural() throws {
        let tables = try read(
            catalogue(
                #"""
                "%lld cups": {"localizations": {"en": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld cup"}}, "other": {"stringUnit": {"value": "%lld cups"}}}}}}}
                """#))
        #expect(
            tables["en"]?.plurals["%lld cups"]
                == .init(format: "%#@value@", variables: ["value": ["one": "%lld cup", "other": "%lld cups"]]))
    }

    @Test("substitutions are the variables of a text")
    func substitutions() throws {
        let tables = try read(
            catalogue(
                #"""
                "k": {"localizations": {"en": {
                    "stringUnit": {"value": "%#@cups@ for %@"},
                    "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "%arg cup"}}, "other": {"stringUnit": {"value": "%arg cups"}}}}}}}}}
                """#))
        #expect(
            tables["en"]?.plurals["k"]
                == .init(
                    format: "%#@cups@ for %@", variables: ["cups": ["one": "%1$lld cup", "other": "%1$lld cups"]]))
    }

    @Test("of words that differ by device those of an iPhone count")
    func devices() throws {
        let tables = try read(
            catalogue(
                #"""
                "k": {"localizations": {"en": {"variations": {"device": {
                    "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}}
                """#))
        #expect(tables["en"]?.strings == ["k": "Tap"])
    }

    @Test("phrases are found by those of the source language")
    func phrases() throws {
        let tables = try read(
            catalogue(
                #"""
                "Brew": {"localizations": {
                    "en": {"stringSet": {"values": ["Brew", "Make ${leaf}"]}},
                    "de": {"stringSet": {"values": ["Brühe", "Mach ${leaf}", "Koche"]}}}}
                """#))
        #expect(tables["de"]?.strings == ["Brew": "Brühe", "Make ${leaf}": "Mach ${leaf}"])
    }

    @Test(
        "what is no catalogue is refused with its line",
        arguments: [("", 1), ("{\n\n[", 3), (#"{"strings":{}"#, 1)])
    func refused(text: String, line: Int) {
        let error = #expect(throws: StringsError.self) { try read(text) }
        #expect(error?.line == line)
    }

    @Test("anything at all in it does no harm", arguments: ["[]", "{}", "1", #"{"strings":[]}"#])
    func odd(text: String) {
        let error = #expect(throws: StringsError.self) { try read(text) }
        #expect(error?.message.description.contains("‘strings’") == true)
    }

    @Test(
        "an entry that is not understood is left out",
        arguments: [
            #""k": 1"#, #""k": {"localizations": 1}"#, #""k": {"localizations": {"de": []}}"#,
            #""k": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "x"}}}}}}}"#,
        ])
    func entries(strings: String) throws {
        #expect(try read(catalogue(strings))["de"] == nil)
    }

    @Test("the files that are made of a table say the same")
    func written() throws {
        var table = StringTable(language: "en", strings: ["a": "A", "b\n": "“B” \\"])
        table.plurals["n"] = .init(format: "%#@value@", variables: ["value": ["one": "%d cup", "other": "%d cups"]])
        #expect(try StringsReader.read(#require(table.stringsFile()), path: "F") == table.strings)
        #expect(try StringsdictReader.read(#require(table.stringsdictFile()), path: "F") == table.plurals)
        let dictionary =
            try PropertyListSerialization.propertyList(
                from: #require(table.stringsdictFile()), format: nil) as? [String: [String: Any]]
        #expect((dictionary?["n"]?["value"] as? [String: String])?["NSStringFormatValueTypeKey"] == "d")
        #expect(StringTable(language: "en").stringsFile() == nil)
    }
}
