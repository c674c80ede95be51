// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Apps

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "the nearest translation is found by leaving parts off",
        arguments: [
            ("zh-Hans-CN", "Hans"), ("zh-Hans", "Hans"), ("ZH_hans", "Hans"), ("zh-Hant", "zh"), ("en-GB", "en"),
            ("fr", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(tag: String, expected: String?) {
        #expect(LanguageTag.nearest(to: tag, in: ["zh-Hans": "Hans", "zh": "zh", "en": "en"]) == expected)
    }
}
