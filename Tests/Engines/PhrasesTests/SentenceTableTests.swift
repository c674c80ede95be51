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

    /// First sentences with what they are taken for. Those whose intent is "asked" say nothing that may be done, such as a
    /// negation; "refused" are strangers.
    private static let first = SentenceTable.rows("FirstSentences").compactMap { row in
        SampleApps.all[row.language].map { (row: row, heard: $0.understanding(of: row.sentence)) }
    }

    @Test("a first sentence is not carried out in another sense")
    func senses() {
        let wrong = Self.first.filter { row, heard in
            switch heard {
            case .understood(let meant), .likely(let meant): meant != row.meant
            case .ambiguous, .unsure, .nothing: false
            }
        }
        #expect(Self.first.count > 190)
        #expect(wrong.isEmpty, "\(wrong)")
    }

    @Test("nine of ten first sentences about what apps can do are understood, or asked about")
    func share() {
        let rows = Self.first.filter { !["asked", "refused"].contains($0.row.meant.intent) }
        let missed = rows.filter { row, heard in
            switch heard {
            case .understood(let meant), .likely(let meant): meant != row.meant
            case .ambiguous(let meant), .unsure(let meant): !meant.contains(row.meant)
            case .nothing: true
            }
        }
        #expect(rows.count > 100)
        #expect(10 * missed.count <= rows.count, "\(missed)")
    }

    @Test("a stranger finds nothing, but for one that is asked about")
    func strangers() {
        let rows = Self.first.filter { $0.row.meant.intent == "refused" }
        let heard = rows.filter { _, heard in if case .nothing = heard { false } else { true } }
        #expect(rows.count > 20)
        #expect(heard.count <= 1, "\(heard)")
    }
}
