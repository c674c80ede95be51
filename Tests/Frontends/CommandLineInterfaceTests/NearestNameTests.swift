// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineInterface

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "is the one a slip away",
        arguments: [
            ("instal", "install"), ("ls", "lst"), ("SAY", "say"), ("isntall", "install"), ("phrases", "phrase"),
            ("dance", nil), ("", nil), ("xy", nil), ("phr", "phrase"), ("INS", "install"), ("in", nil),
        ])
    func nearest(word: String, name: String?) {
        #expect(NearestName.to(word, among: ["install", "say", "phrase", "lst"]) == name)
    }

    @Test("is the first of several as near")
    func ties() {
        #expect(NearestName.to("cat", among: ["bat", "hat"]) == "bat")
    }

    @Test("is not one of several that begin with the word")
    func beginnings() {
        #expect(NearestName.to("--lan", among: ["--language", "--landscape"]) == nil)
        #expect(NearestName.to("--lan", among: ["--language", "--answer"]) == "--language")
        #expect(NearestName.to("--l", among: ["--language", "--answer"]) == nil)
    }
}
