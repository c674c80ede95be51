// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineInterface

@Suite("Language names")
struct LanguageNameTests {
    @Test(
        "the locale variables in their order name the language",
        arguments: [
            ([:], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), (["LANG": "zh_CN.UTF-8"], "zh-Hans"),
            (["LANG": "zh_TW"], "zh-Hant"), (["LANG": "de_DE@euro"], "de-DE"),
            (["LANG": "en_US", "LC_MESSAGES": "zh_CN.UTF-8"], "zh-Hans"),
            (["LANG": "zh_CN", "LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de"], "en-GB"),
            (["LANG": "zh_CN", "LC_ALL": ""], "zh-Hans"), (["LANG": "../../etc"], "en"), (["LANG": "xx_YY"], "en"),
        ] as [([String: String], String)])
    func variables(variables: [String: String], tag: String) {
        #expect(LanguageName(variables: variables).tag == tag)
    }

    @Test(
        "a tag has its usual case whatever was typed, and Chinese its script",
        arguments: [
            ("en", "en"), ("zh", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-hk", "zh-Hant"), ("pt_BR", "pt-BR"),
            ("ZH-Hans", "zh-Hans"), ("zh-HANT-tw", "zh-Hant-TW"), ("EN-us", "en-US"), ("DE", "de"),
            ("es-419", "es-419"),
            ("sr-latn-rs", "sr-Latn-RS"), ("en-US-POSIX", "en-US-posix"), ("de-u-CO-phonebk", "de-u-co-phonebk"),
            ("", nil),
            ("e", nil), ("english", nil), ("en-", nil), ("en/..", nil), ("xx", nil), ("qqq", nil), ("xx-Latn", nil),
            ("yue", "yue"),
        ] as [(String, String?)])
    func argument(text: String, tag: String?) {
        #expect(LanguageName(argument: text)?.tag == tag)
    }
}
