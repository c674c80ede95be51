// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppLanguage

struct LocalizationOrderTests {
    @Test(
        "the person's language comes first, then wider ones, the development region, and Base",
        arguments: [
            ("zh-Hans-CN", ["Base", "en", "zh-Hans"], ["zh-Hans", "en", "Base"]),
            ("zh-Hans-CN", ["en", "zh", "zh-Hans"], ["zh-Hans", "zh", "en"]),
            ("zh-Hans", ["en", "zh_CN"], ["zh_CN", "en"]),
            ("zh-Hans", ["en", "zh-CN"], ["zh-CN", "en"]),
            ("zh-Hans", ["en", "zh-hans"], ["zh-hans", "en"]),
            ("zh-TW", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
            ("zh-Hant", ["en", "zh_TW", "zh_CN"], ["zh_TW", "en"]),
            ("zh-Hans", ["en", "zh-Hant", "zh-HK"], ["en"]),
            ("en-US", ["de", "en-GB"], ["en-GB"]),
            ("pt", ["pt-BR", "pt-PT", "en"], ["pt-BR", "pt-PT", "en"]),
            ("sr-Latn", ["sr-Cyrl", "en"], ["en"]),
            ("fr", ["de", "zh-Hans"], []),
            ("fr", ["Base", "de"], ["Base"]),
        ])
    func order(language: String, localizations: [String], expected: [String]) {
        #expect(
            LocalizationOrder.folders(for: language, among: localizations, developmentRegion: "en") == expected)
    }

    @Test("nobody's language is the development region's")
    func nobody() {
        let folders = LocalizationOrder.folders(
            for: nil, among: ["en", "de", "Base", "zh-Hans"], developmentRegion: "zh_CN")
        #expect(folders == ["zh-Hans", "Base"])
    }

    @Test("the folders' own order doesn't matter")
    func shuffled() {
        let names = ["zh-Hans", "Base", "en-GB", "en", "zh_CN"]
        let orders = [names, names.reversed(), names.sorted()].map {
            LocalizationOrder.folders(for: "en-AU", among: $0, developmentRegion: nil)
        }
        #expect(Set(orders) == [["en", "en-GB", "Base"]])
    }

    @Test(
        "what is no tag is nobody's language",
        arguments: ["", "e", "../../etc", "zh Hans", "中文", String(repeating: "a", count: 36)])
    func noTag(text: String) {
        #expect(PersonLanguage.tag(in: ["BECKON_LANGUAGE": text]) == nil)
    }

    @Test("the language is what the system says it is")
    func tag() {
        #expect(PersonLanguage.tag(in: ["BECKON_LANGUAGE": "zh-Hans", "LANG": "de_DE.UTF-8"]) == "zh-Hans")
        #expect(PersonLanguage.tag(in: ["LANG": "de_DE.UTF-8"]) == nil)
    }
}
