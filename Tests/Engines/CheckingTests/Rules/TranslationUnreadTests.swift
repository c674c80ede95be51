// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule translation-unread")
struct TranslationUnreadTests {
    private static func findings(name: String, folder: String, keys: [String] = ["titl01"]) throws -> [String] {
        var bakery = Bakery()
        let strings = Dictionary(uniqueKeysWithValues: keys.map { ($0, "Brot kaufen") })
        bakery.tables = [
            CheckedTable(path: "\(folder).lproj/\(name).strings", name: name, language: folder, strings: strings)
        ]
        return try bakery.check("translation-unread")
    }

    @Test("a file with the definition's texts and another name is found") func file() throws {
        #expect(
            try Self.findings(name: "Bread", folder: "de") == [
                "de.lproj/Bread.strings: warning: Bread.strings translates Base.lproj/Bakery.intentdefinition, but has another name; rename it to Bakery.strings [translation-unread]"
            ])
    }

    @Test(
        "a folder that is not named after a language is found, with the code of the language it means",
        arguments: [("german", "de"), ("Chinese", "zh"), ("deutsch", "de")])
    func folder(name: String, code: String) throws {
        #expect(
            try Self.findings(name: "Bakery", folder: name) == [
                "\(name).lproj/Bakery.strings: warning: \(name).lproj is not named after a language; rename the folder to its language code, such as \(code).lproj [translation-unread]"
            ])
    }

    @Test(
        "files that are read, and files with other texts, are left alone",
        arguments: [("Bakery", "de", "titl01"), ("Bakery", "zh-Hans", "titl01"), ("Other", "de", "other")])
    func silent(name: String, folder: String, key: String) throws {
        #expect(try Self.findings(name: name, folder: folder, keys: [key]) == [])
    }
}
