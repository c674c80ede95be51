// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Sentences
import Testing

@Suite struct PhrasePatternTests {
    @Test("slots are read in their order")
    func slots() throws {
        #expect(try PhrasePattern("Show {amount} in { currency }").slots == ["amount", "currency"])
        #expect(try PhrasePattern("订披萨").slots.isEmpty)
    }

    @Test(
        "what can't be a phrase is refused with its reason",
        arguments: [
            ("", PhraseError.Reason.noWords), ("…", .noWords), ("{x}", .noWords), ("a {b", .unmatchedBrace),
            ("a b}", .unmatchedBrace), ("a {b{c}}", .unmatchedBrace), ("a { }", .namelessSlot),
            ("a {b} to {b}", .repeatedSlot("b")), ("a {b}{c}", .touchingSlots("b", "c")),
            ("a {b} , {c}", .touchingSlots("b", "c")),
        ])
    func refused(text: String, reason: PhraseError.Reason) {
        #expect(throws: PhraseError(reason, phrase: text)) { try PhrasePattern(text) }
    }

    @Test("a phrase of a thousand words is too long, and the error stays short")
    func tooLong() {
        do {
            _ = try PhrasePattern(String(repeating: "word ", count: 1000))
            Issue.record("accepted")
        } catch {
            #expect(error.reason == .tooLong)
            #expect(error.description.count < 300)
        }
    }

    @Test("a phrase has three hundred characters at most, and sixteen bytes for each", arguments: [0, 7])
    func longest(accents: Int) throws {
        let letter = "\u{E4}" + String(repeating: "\u{301}", count: accents)
        let text = String(repeating: letter, count: 300)
        #expect(try PhrasePattern(text).text == text)
        for longer in [text + "a", text + (accents > 0 ? "\u{301}" : "ä")] {
            let error = #expect(throws: PhraseError.self) { try PhrasePattern(longer) }
            #expect(error?.reason == .tooLong)
        }
    }

    @Test("every reason names the phrase and a remedy")
    func descriptions() {
        let reasons: [PhraseError.Reason] = [
            .noWords, .tooLong, .unmatchedBrace, .namelessSlot, .repeatedSlot("b"), .touchingSlots("b", "c"),
            .taken(by: "Pizza night"),
        ]
        for reason in reasons {
            let text = PhraseError(reason, phrase: "abc").description
            #expect(text.contains("abc") && text.contains(";"), "\(text)")
        }
    }
}
