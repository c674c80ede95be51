// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Testing

@Suite("A language tag")
struct LanguageTagTests {
    @Test(
        "gives way to ever less of itself, and in Chinese to its script before that",
        arguments: [
            ("en", ["en"]), ("en-GB", ["en-GB", "en"]), ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
            ("zh", ["zh-Hans", "zh", "zh-CN"]), ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
            ("zh_CN.UTF-8", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
            ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"]),
            ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh", "zh-TW"]),
            ("zh-Hans-SG", ["zh-Hans-SG", "zh-Hans", "zh", "zh-CN"]), ("", []),
        ])
    func fallbacks(tag: String, fallbacks: [String]) {
        #expect(LanguageTag.fallbacks(of: tag) == fallbacks)
    }

    @Test(
        "is written in one script, wherever that is",
        arguments: [
            ("en-GB", "en"), ("DE", "de"), ("zh-CN", "zh-hans"), ("zh", "zh-hans"), ("zh-tw", "zh-hant"),
            ("ZH-MO", "zh-hant"), ("zh-Hant-CN", "zh-hant"), ("sr-Latn-RS", "sr-latn"), ("", ""),
        ])
    func written(tag: String, written: String) {
        #expect(LanguageTag.written(tag) == written)
    }
}
