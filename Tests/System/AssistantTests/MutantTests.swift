// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import Phrases
import Testing

@testable import Apps
@testable import Assistant

/// Declarations of an app as somebody else has changed them: each is refused, or every sentence of other apps stays
/// theirs.
@Suite("Mutants of compiled declarations") struct MutantTests {
    /// What is said to the apps that are there before.
    private static let sentences = [
        "buy bread", "please buy bread", "buy a bread", "buy three loaves of bread", "buy bread with Bakery",
        "could you buy five loaves of bread", "grind flour", "grind some flour", "grind flour with Mill",
        "use Mill to grind flour",
    ]
    private static let mutants = 1000

    /// Those of one team, and the sentences that are said to each.
    private static func others() throws -> [InstalledApp] {
        let mill = try Bakery.app(
            "Mill", intents: [Bakery.intent("GrindFlour", title: LocalizableText("Grind Flour"))], chinese: [:])
        return [try Bakery.app(), mill]
    }

    /// Who gets a sentence without being asked about.
    private static func owner(of sentence: String, _ book: PhraseBook) -> BundleIdentifier? {
        switch book.understanding(of: sentence) {
        case .understood(let candidate), .likely(let candidate): candidate.app.id
        case .ambiguous, .unsure, .nothing: nil
        }
    }

    /// The sentences that are surely somebody's.
    private static func owned(_ book: PhraseBook) -> [String] {
        sentences.filter { sentence in
            if case .understood = book.understanding(of: sentence) { true } else { false }
        }
    }

    private static func book(_ apps: [InstalledApp], _ parts: inout PhraseParts) -> PhraseBook {
        PhraseBook(
            of: Candidate.all(in: AppCatalog(apps: apps)), language: "en", options: OptionVocabulary(), parts: &parts)
    }

    @Test("are refused, or no sentence of another app is theirs")
    func mutants() throws {
        let others = try Self.others()
        var parts = PhraseParts()
        let before = Self.book(others, &parts)
        let sentences = Self.owned(before)
        #expect(sentences.count >= 5, "\(sentences)")
        var random = SeededNumbers(seed: 45)
        let original = try JSONSerialization.jsonObject(with: AppIntentMetadata(HostileTea.declarations).data())
        var (refused, taken, quiet) = (0, 0, 0)
        for number in 0..<Self.mutants {
            var mutant = HostileTea(declarations: original)
            mutant.mutate(using: &random)
            guard let app = try mutant.app(beside: others) else {
                refused += 1
                continue
            }
            let book = Self.book(others + [app], &parts)
            for sentence in sentences {
                let owner = Self.owner(of: sentence, book)
                if owner == app.id {
                    taken += 1
                    Issue.record("mutant \(number), \(mutant), takes ‘\(sentence)’")
                }
                if owner == Self.owner(of: sentence, before) { quiet += 1 }
            }
        }
        #expect(taken == 0)
        // The test tests something: some are refused, and some are not.
        #expect(refused > Self.mutants / 10 && refused < Self.mutants, "\(refused) of \(Self.mutants)")
        #expect(quiet > 0)
    }
}

/// Numbers that are the same in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
