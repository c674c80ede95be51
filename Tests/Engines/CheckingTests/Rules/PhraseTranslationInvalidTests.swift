// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule phrase-translation-invalid")
struct PhraseTranslationInvalidTests {
    private static let key = "Add ${item} with ${applicationName}"

    @Test(
        "a translation that can never be said is found, with file, language and phrase",
        arguments: [
            (
                "${item} mit \\(.applicationName) backen",
                "which has a Swift placeholder; write ${applicationName} instead of \\(.applicationName)"
            ),
            ("${item} backen", "which lacks the app's name; add ${applicationName}"),
            ("Backen mit ${applicationName}", "which lacks ${item}; add ${item}"),
            ("${item} ${kind} mit ${applicationName}", "which has ${kind}, unlike the original; remove ${kind}"),
        ])
    func found(phrase: String, problem: String) throws {
        var bakery = Bakery()
        bakery.tables = [
            CheckedTable(
                path: "AppShortcuts.xcstrings", name: "AppShortcuts", language: "de", strings: [Self.key: phrase])
        ]
        #expect(
            try bakery.check("phrase-translation-invalid") == [
                "AppShortcuts.xcstrings: error: in de, the phrase \"\(Self.key)\" is translated as \"\(phrase)\", \(problem) [phrase-translation-invalid]"
            ])
    }

    @Test(
        "good translations and other tables are left alone",
        arguments: [("AppShortcuts", "${applicationName}: ${item} backen"), ("Localizable", "backen")])
    func silent(name: String, phrase: String) throws {
        var bakery = Bakery()
        bakery.tables = [
            CheckedTable(path: "\(name).xcstrings", name: name, language: "de", strings: [Self.key: phrase])
        ]
        #expect(try bakery.check("phrase-translation-invalid") == [])
    }
}
