// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Phrases
import Testing
import Wire

@testable import Assistant

@Suite("Compiling what can be said")
struct PhrasePartsTests {
    private func book(_ names: [String], _ parts: inout PhraseParts) throws -> PhraseBook {
        let apps = try names.map { try Bakery.app($0) }
        return PhraseBook(
            of: Candidate.all(in: AppCatalog(apps: apps)), language: "en", options: OptionVocabulary(), parts: &parts)
    }

    @Test("an app that is installed is compiled, and those that were there are not compiled again")
    func installed() throws {
        var parts = PhraseParts()
        _ = try book(["Bakery", "Mill"], &parts)
        #expect(parts.compiled == 2)
        let book = try book(["Bakery", "Inn", "Mill"], &parts)
        #expect(parts.compiled == 3)
        for name in ["Bakery", "Inn", "Mill"] {
            guard case .understood(let candidate) = book.understanding(of: "buy three loaves of bread with \(name)")
            else {
                Issue.record("\(name) is not understood")
                continue
            }
            #expect(candidate.app.info.title == name)
            #expect(candidate.invocation.texts == ["loaves": "3"])
        }
    }

    @Test("an app that is removed is not understood any more")
    func removed() throws {
        var parts = PhraseParts()
        _ = try book(["Bakery", "Mill"], &parts)
        let book = try book(["Mill"], &parts)
        #expect(parts.compiled == 2)
        guard case .understood(let candidate) = book.understanding(of: "buy bread") else {
            Issue.record("only one app has the title")
            return
        }
        #expect(candidate.app.info.title == "Mill")
    }
}
