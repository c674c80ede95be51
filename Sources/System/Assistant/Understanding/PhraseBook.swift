// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Phrases
import Store

/// The phrases that apps bring along, and what they stand for.
///
/// Titles and the titles of parameter combinations may stand for several intents at once; the person is then asked
/// which.
struct PhraseBook: Sendable {
    /// What one phrase stands for.
    private struct Entry: Sendable {
        var candidates: [Candidate] = []
        /// Slot names of each candidate, in the order of the phrase's slots.
        var slots: [[String]] = []
        /// Those of the pattern in the index, by which a match names its words.
        var pattern: PhrasePattern
    }

    private var index = PhraseIndex<Int>()
    /// Those worth telling a person about.
    private var suggested = PhraseIndex<Int>()
    private var entries: [Entry] = []
    private var places: [String: Int] = [:]
    /// What can be said as it stands, without a gap for a value: a title of each app, then the next of each.
    private(set) var sayings: [String] = []

    init(of candidates: [Candidate], language: String) {
        var sayings: [(turn: Int, text: String)] = []
        var turns: [BundleIdentifier: Int] = [:]
        for candidate in candidates {
            let phrases = BuiltInPhrase.all(for: candidate.intent, of: candidate.app, language: language)
            for phrase in phrases { add(phrase, meaning: candidate) }
            turns[candidate.app.id, default: 0] += 1
            if let saying = phrases.first(where: { $0.isSuggested && !$0.text.contains("{") }) {
                sayings.append((turns[candidate.app.id, default: 0], saying.text))
            }
        }
        var known: Set<String> = []
        // Sorting is stable: apps stay in their order.
        self.sayings = sayings.sorted { $0.turn < $1.turn }.map(\.text).filter { known.insert($0).inserted }
    }

    /// Adds one meaning of a phrase; the same meaning twice counts once. A text that is no phrase
    /// is passed over: it is nothing the person wrote here.
    private mutating func add(_ phrase: BuiltInPhrase, meaning candidate: Candidate) {
        guard let pattern = try? PhrasePattern(phrase.text) else { return }
        if phrase.isSuggested { try? suggested.insert(pattern, id: entries.count) }
        let key = PhraseKey(pattern).text
        if let place = places[key] {
            let isKnown = entries[place].candidates.contains {
                $0.app.id == candidate.app.id && $0.intent.className == candidate.intent.className
            }
            guard !isKnown else { return }
            entries[place].candidates.append(candidate)
            entries[place].slots.append(pattern.slots)
            return
        }
        guard (try? index.insert(pattern, id: entries.count)) != nil else { return }
        places[key] = entries.count
        entries.append(Entry(candidates: [candidate], slots: [pattern.slots], pattern: pattern))
    }

    /// What a text may mean; empty when nothing fits.
    func meanings(of text: String) -> [Candidate] {
        guard let match = index.match(text), entries.indices.contains(match.id) else { return [] }
        let entry = entries[match.id]
        let words = entry.pattern.slots.map { match.slots[$0] ?? "" }
        return zip(entry.candidates, entry.slots).map { candidate, names in
            var candidate = candidate
            for (name, word) in zip(names, words) {
                candidate.invocation.values[name] = nil
                candidate.invocation.texts[name] = word
            }
            return candidate
        }
    }

    /// Phrases that come near a text, best first.
    func nearest(to text: String, limit: Int) -> [PhrasePattern] {
        suggested.nearest(to: text, limit: limit)
    }
}
