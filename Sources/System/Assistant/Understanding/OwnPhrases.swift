// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Store

/// Phrases of the person's own, compiled.
struct OwnPhrases: Sendable {
    /// What they were compiled from.
    let records: [PhraseRecord]
    private let readable: [PhraseRecord]
    private let grammar: PhraseGrammar?

    /// Compiles phrases.
    init(_ records: [PhraseRecord]) {
        self.records = records
        // A phrase is read before it is stored. One in a damaged file is still listed, and can be removed there.
        let patterns = records.compactMap { phrase in (try? PhrasePattern(phrase.text)).map { (phrase, $0) } }
        readable = patterns.map(\.0)
        // A grammar has room for thousands of the longest phrases.
        grammar = try? PhraseGrammar(patterns.map(\.1))
    }

    /// The phrase that a text is, and by slot what was said in it.
    func match(_ text: String) -> (phrase: PhraseRecord, slots: [String: String])? {
        grammar?.match(text).map { (readable[$0.index], $0.slots) }
    }

    /// The phrase that a text is with slips.
    func likelyMatch(_ text: String) -> (phrase: PhraseRecord, slots: [String: String])? {
        guard case .likely(let match)? = grammar?.understanding(of: text) else { return nil }
        return (readable[match.index], match.slots)
    }

    /// Phrases that come near, as far as they can be said as they are: a gap does not show what belongs there.
    func nearest(to text: String, atMost limit: Int) -> [String] {
        let sayable = readable.map(\.text).filter { !$0.contains("{") }
        let patterns = sayable.enumerated().map { SayingPattern([.words($1)], meaning: $0) }
        return Completer(patterns, lists: []).nearest(to: text, atMost: limit).map(\.text)
    }
}
