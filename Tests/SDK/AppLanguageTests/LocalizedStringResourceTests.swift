// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppLanguage

@Suite("Texts that are looked up when they are read") struct LocalizedStringResourceTests {
    static let texts: [(LocalizedStringResource, key: String, words: String)] = [
        ("Soup", "Soup", "Soup"),
        ("100 % soup", "100 % soup", "100 % soup"),
        ("\(3) soups", "%lld soups", "3 soups"),
        ("\("Ada") and \(LocalizedStringResource("\(2) others"))", "%@ and %@", "Ada and 2 others"),
        ("\("Leek soup".prefix(4)) for \(AttributedString("all"))", "%@ for %@", "Leek for all"),
        ("\(0.5, format: .percent.locale(Locale(identifier: "en_US"))) done", "%@ done", "50% done"),
        (LocalizedStringResource("soup.title", defaultValue: "Soup of the Day"), "soup.title", "Soup of the Day"),
        (LocalizedStringResource("n", defaultValue: "\(3) soups", table: "Soups", comment: "x"), "n", "3 soups"),
        (LocalizedStringResource("a", bundle: .atURL(URL(filePath: "/nowhere"))), "a", "a"),
        (LocalizedStringResource(stringLiteral: "b"), "b", "b"),
    ]

    @Test("have a key, and words where no table has it", arguments: texts)
    func words(text: LocalizedStringResource, key: String, words: String) {
        #expect(text.key == key && String(localized: text) == words)
        #expect(String(AttributedString(localized: text).characters) == words)
    }

    @Test("are read as they are written", arguments: texts)
    func coding(text: LocalizedStringResource, key: String, words: String) throws {
        let back = try JSONDecoder().decode(LocalizedStringResource.self, from: try JSONEncoder().encode(text))
        #expect(back == text && String(localized: back) == words)
    }

    @Test("are the person’s language’s where a table has the key")
    func languages() throws {
        let bundle = try LocalizedBundle([
            "zh-Hans.lproj/Localizable.strings": """
            "soup.title" = "今日例汤";
            "%lld soups" = "%lld 份汤";
            """
        ])
        let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundle.bundleURL)
        let lookup = TextLookup(language: "zh-Hans")
        #expect(LocalizedStringResource("soup.title", defaultValue: "Soup", bundle: place).words(by: lookup) == "今日例汤")
        #expect(LocalizedStringResource("\(3) soups", bundle: place).words(by: lookup) == "3 份汤")
    }

    @Test("a place for a value has its specifier in the key")
    func placeholders() {
        let text: LocalizedStringResource =
            "\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object)"
        #expect(text.key == "%lld %llu %f %lf %@")
    }
}
