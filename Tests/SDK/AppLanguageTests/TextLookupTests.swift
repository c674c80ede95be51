// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppLanguage

struct TextLookupTests {
    private static let greeting = ["greeting": "你好！"]

    @Test(
        "a table is read in each of its forms",
        arguments: [
            Data("/* said first */ \"greeting\" = \"你好！\";".utf8),
            "\"greeting\" = \"你好！\";".data(using: .utf16) ?? Data(),
            try PropertyListSerialization.data(fromPropertyList: greeting, format: .xml, options: 0),
            try PropertyListSerialization.data(fromPropertyList: greeting, format: .binary, options: 0),
        ])
    func forms(data: Data) throws {
        let words = try LocalizedBundle(["zh-Hans.lproj/Localizable.strings": data])
        #expect(TextLookup(language: "zh-Hans-CN").text(of: "greeting", in: words.bundle) == "你好！")
    }

    @Test(
        "the first table there is counts, whole",
        arguments: [
            ("zh-Hans", "greeting", "你好！"), ("zh-Hans", "farewell", "farewell"), ("en", "farewell", "Bye."),
            ("fr", "greeting", "Hello!"), ("de", "greeting", "Hello!"),
        ])
    func first(language: String, key: String, expected: String) throws {
        let words = try LocalizedBundle([
            "zh-Hans.lproj/Localizable.strings": "greeting = \"你好！\";",
            "en.lproj/Localizable.strings": "greeting = \"Hello!\"; farewell = \"Bye.\";",
            "de.lproj/Other.strings": "greeting = \"Hallo!\";",
        ])
        #expect(TextLookup(language: language).text(of: key, in: words.bundle) == expected)
    }

    @Test("tables have names, and an empty one is Localizable")
    func names() throws {
        let words = try LocalizedBundle([
            "zh-Hans.lproj/Localizable.strings": "a = \"甲\";", "zh-Hans.lproj/Menu.strings": "a = \"乙\";",
        ])
        let lookup = TextLookup(language: "zh-Hans")
        #expect(
            [nil, "", "Localizable", "Menu", "None"].map { lookup.text(of: "a", table: $0, in: words.bundle) }
                == ["甲", "甲", "甲", "乙", "a"])
    }

    @Test("a key that is nowhere is the given text, or itself")
    func absent() throws {
        let words = try LocalizedBundle(["Base.lproj/Localizable.strings": "a = \"A\";"])
        let lookup = TextLookup(language: "zh-Hans")
        #expect(lookup.text(of: "a", in: words.bundle, otherwise: "given") == "A")
        #expect(lookup.text(of: "b", in: words.bundle, otherwise: "given") == "given")
        #expect(lookup.text(of: "b", in: words.bundle) == "b")
    }

    @Test("a bundle without an Info.plist speaks what it has")
    func plain() throws {
        let words = try LocalizedBundle(
            [
                "zh-Hans.lproj/Localizable.strings": "a = \"甲\";", "Base.lproj/Localizable.strings": "a = \"A\";",
                "Base.lproj/Localizable.stringsdict": LocalizedBundle.plurals,
            ], developmentRegion: nil)
        #expect(TextLookup(language: "zh-Hans").text(of: "a", in: words.bundle) == "甲")
        #expect(TextLookup(language: nil).text(of: "a", in: words.bundle) == "A")
        #expect(words.bundle.spokenLanguage == "en")
        let english = TextLookup(language: "fr")
        #expect(english.formatted(english.text(of: "minutes", in: words.bundle), nil, [1]) == "Ready in a minute.")
    }

    @Test("what lies in no folder is everybody's, before all others")
    func unlocalized() throws {
        let words = try LocalizedBundle([
            "Localizable.strings": "a = \"A\";", "zh-Hans.lproj/Localizable.strings": "a = \"甲\";",
        ])
        #expect(TextLookup(language: "zh-Hans").text(of: "a", in: words.bundle) == "A")
    }

    @Test("a broken table is an empty one", arguments: ["a = ", "<plist><array/></plist>", "\u{0}\u{1}"])
    func broken(text: String) throws {
        let words = try LocalizedBundle(["en.lproj/Localizable.strings": text])
        #expect(TextLookup(language: "en").text(of: "a", in: words.bundle) == "a")
    }

    @Test(
        "a text with plural forms takes the one of its number",
        arguments: [("en", 1, "Ready in a minute."), ("en", 12, "Ready in 12 minutes."), ("zh-Hans", 1, "1 分钟后。")])
    func plural(language: String, number: Int, expected: String) throws {
        let words = try LocalizedBundle([
            "en.lproj/Localizable.strings": "minutes = \"never shown\";",
            "en.lproj/Localizable.stringsdict": LocalizedBundle.plurals,
            "zh-Hans.lproj/Localizable.strings": "minutes = \"%ld 分钟后。\";",
        ])
        let lookup = TextLookup(language: language)
        let format = lookup.text(of: "minutes", in: words.bundle)
        #expect(lookup.formatted(format, nil, [number]) == expected)
        // Where the format goes elsewhere, it is at least the one of most numbers.
        #expect(String(format: format, arguments: [12]).contains("12"))
    }

    @Test("many ask at once")
    func concurrent() async throws {
        let words = try LocalizedBundle(["zh-Hans.lproj/Localizable.strings": "a = \"甲\";"])
        let lookup = TextLookup(language: "zh-Hans")
        let path = words.bundle.bundlePath
        let texts = await withTaskGroup(of: Set<String>.self) { group in
            for task in 0..<8 {
                group.addTask {
                    guard let bundle = Bundle(path: path) else { return [] }
                    return Set((0..<200).map { lookup.text(of: "a", table: $0 % 7 == task ? nil : "", in: bundle) })
                }
            }
            return await group.reduce(into: Set()) { $0.formUnion($1) }
        }
        #expect(texts == ["甲"])
    }

    @Test("more tables than are kept are read again")
    func bounded() throws {
        var files = ["en.lproj/Localizable.strings": "a = \"A\";"]
        for number in 0..<300 { files["en.lproj/T\(number).strings"] = "a = \"\(number)\";" }
        let words = try LocalizedBundle(files)
        let lookup = TextLookup(language: "en")
        for _ in 0..<2 {
            for number in 0..<300 {
                #expect(lookup.text(of: "a", table: "T\(number)", in: words.bundle) == "\(number)")
            }
        }
    }
}
