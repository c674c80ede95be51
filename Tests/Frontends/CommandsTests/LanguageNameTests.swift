// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Commands

@Suite("Language names")
struct LanguageNameTests {
    @Test(
        "the locale variables in their order name the language",
        arguments: [
            ([:], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), (["LANG": "zh_CN.UTF-8"], "zh-Hans"),
            (["LANG": "zh_TW"], "zh-Hant"), (["LANG": "de_DE@euro"], "de-DE"),
            (["LANG": "en_US", "LC_MESSAGES": "zh_CN.UTF-8"], "zh-Hans"),
            (["LANG": "zh_CN", "LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de"], "en-GB"),
            (["LANG": "zh_CN", "LC_ALL": ""], "zh-Hans"), (["LANG": "../../etc"], "en"),
        ] as [([String: String], String)])
    func variables(variables: [String: String], tag: String) {
        #expect(LanguageName(variables: variables).tag == tag)
    }

    @Test(
        "a tag is taken as given, Chinese by its script",
        arguments: [
            ("en", "en"), ("zh", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-hk", "zh-Hant"), ("pt_BR", "pt-BR"),
            ("", nil),
            ("e", nil), ("english", nil), ("en-", nil), ("en/..", nil),
        ] as [(String, String?)])
    func argument(text: String, tag: String?) {
        #expect(LanguageName(argument: text)?.tag == tag)
    }
}
