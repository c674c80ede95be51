// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Hearing

@Suite("Whether a sentence was said")
struct PlausibilityTests {
    private static let words = Hypothesis([
        .init(word: "<sil>", frames: 0...9, score: -100), .init(word: "bunch", frames: 10...109, score: -1000),
    ])

    private static func sentence(_ first: Int, _ second: Int) -> Hypothesis {
        Hypothesis([
            .init(word: "<sil>", frames: 0...9, score: -900), .init(word: "punch", frames: 10...59, score: first),
            .init(word: "~a(2)", frames: 60...63, score: -100), .init(word: "in(2)", frames: 64...109, score: second),
        ])
    }

    @Test(
        "a sentence was said whose words fit nearly as well as any words do",
        arguments: [(-500, -460, true), (-1000, -900, true), (-500, -2500, false), (-3600, -460, false)])
    func meant(first: Int, second: Int, isMeant: Bool) throws {
        let plausibility = try #require(Plausibility(of: Self.sentence(first, second), against: Self.words))
        #expect(plausibility.isMeant == isMeant)
    }

    @Test("words that say nothing, and the ways to say one, are no part of the sentence")
    func sentence() {
        #expect(Self.sentence(0, 0).sentence == "punch in")
    }

    @Test("silence is no sentence")
    func silence() {
        #expect(Plausibility(of: Hypothesis([]), against: Self.words) == nil)
    }
}
