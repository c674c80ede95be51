// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Generated) @testable import Intents

@Suite("The preferences")
struct INPreferencesTests {
    @Test(
        "speak the language of the process",
        arguments: [
            ([:], "en-US"), (["LANG": "zh_CN.UTF-8"], "zh-CN"), (["LANG": "C.UTF-8"], "en-US"),
            (["LANGUAGE": "de_AT:en", "LANG": "zh_CN"], "de-AT"), (["LC_ALL": "POSIX", "LANG": "fr"], "fr"),
            (["LC_MESSAGES": "sr_RS@latin"], "sr-RS"), (["LANGUAGE": "", "LANG": ""], "en-US"),
        ] as [([String: String], String)])
    func language(environment: [String: String], code: String) {
        #expect(INPreferences.languageCode(in: environment) == code)
    }

    @MainActor
    @Test("authorize at once, to a closure made on the main actor")
    func authorization() async {
        #expect(INPreferences.siriAuthorizationStatus() == .authorized)
        let status = await withCheckedContinuation { continuation in
            INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .authorized)
    }
}
