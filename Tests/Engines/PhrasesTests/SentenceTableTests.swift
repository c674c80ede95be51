// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("Sentences of four languages")
struct SentenceTableTests {
    private static let ownPhrases = [
        "Jot down {text}", "Shout {text} to {person}", "随手记{text}", "对{person}喊{text}", "Merk dir {text}",
        "Ruf {text} an {person}", "Retiens {text}", "Crie {text} à {person}",
    ]

    private static let own: PhraseGrammar? = {
        let patterns = ownPhrases.compactMap { try? PhrasePattern($0) }
        return try? PhraseGrammar(patterns)
    }()

    @Test("a text arrives whole", arguments: SentenceTable.rows("Texts"))
    func texts(row: SentenceTable.Row) throws {
        if row.meant.intent == "own" {
            #expect(try #require(Self.own).match(row.sentence)?.slots == row.meant.values)
            return
        }
        let apps = try #require(SampleApps.all[row.language])
        switch apps.understanding(of: row.sentence) {
        case .understood(let meant), .likely(let meant): #expect(meant == row.meant)
        case let other: Issue.record("\(other)")
        }
    }

    /// Rows whose intent is "asked" are about nothing that may be done, such as a negation; "refused" are strangers.
    @Test("a first sentence is not carried out in another sense", arguments: SentenceTable.rows("FirstSentences"))
    func firstSentences(row: SentenceTable.Row) throws {
        switch try #require(SampleApps.all[row.language]).understanding(of: row.sentence) {
        case .understood(let meant), .likely(let meant): #expect(meant == row.meant)
        case .ambiguous, .unsure, .nothing: break
        }
    }

    @Test("nine of ten first sentences about what apps can do are understood, or asked about")
    func share() {
        let rows = SentenceTable.rows("FirstSentences").filter { !["asked", "refused"].contains($0.meant.intent) }
        let missed = rows.filter { row in
            switch SampleApps.all[row.language]?.understanding(of: row.sentence) {
            case .understood(let meant), .likely(let meant): meant != row.meant
            case .ambiguous(let meant), .unsure(let meant): !meant.contains(row.meant)
            case .nothing, nil: true
            }
        }
        #expect(rows.count > 80)
        #expect(10 * missed.count <= rows.count, "\(missed.map(\.sentence))")
    }

    @Test("strangers find nothing, but for a few that are asked about")
    func strangers() {
        let rows = SentenceTable.rows("FirstSentences").filter { $0.meant.intent == "refused" }
        let heard = rows.filter { row in
            if case .nothing? = SampleApps.all[row.language]?.understanding(of: row.sentence) { false } else { true }
        }
        #expect(rows.count > 15)
        #expect(heard.count <= 1, "\(heard.map(\.sentence))")
    }
}
