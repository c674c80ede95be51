// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Completer {
    /// Sentences that come near a text, the nearest first; all can be said as they are.
    ///
    /// The more words are shared, the nearer; a word with a slip is nearly shared, and in a gap stands the value that
    /// the text names, or a sample.
    package func nearest(to text: String, atMost limit: Int) -> [Saying] {
        let typed = TypedText(text, in: self, isUnfinished: false, isForgiving: true)
        guard (1...TypedText.mostWords).contains(typed.words.count) else { return [] }
        let search = SayingSearch(sayings, typed)
        let near = Set(typed.words.lazy.filter { !$0.isFiller }.flatMap(sayings.patterns(with:))).sorted()
        let scored = near.prefix(Self.mostCompared).compactMap { place -> Near? in
            let mention = search.mention(in: sayings.patterns[Int(place)])
            let score = mention.shared / (mention.shared + mention.missed + mention.rest)
            guard score > Self.leastShared, mention.evidence >= 1 else { return nil }
            let fills = zip(mention.fills, samples(in: Int(place))).map { $0 ?? $1 }
            return fills.contains(nil) ? nil : (Int(place), score, fills)
        }
        return distinct(scored.sorted { $0.score > $1.score }.lazy.map { saying($0.place, $0.fills) }, limit)
    }

    /// Sorting is stable: of equals the pattern stays first that was.
    private func distinct(_ sayings: some Sequence<Saying>, _ limit: Int) -> [Saying] {
        var known: Set<String> = []
        var distinct: [Saying] = []
        for saying in sayings where distinct.count < limit {
            if known.insert(FoldedText(saying.text).key).inserted { distinct.append(saying) }
        }
        return distinct
    }

    private typealias Near = (place: Int, score: Double, fills: [String?])

    /// Patterns that are compared word by word.
    private static let mostCompared = 2000
    /// Of a text and a sentence the part that is shared; less is chance.
    private static let leastShared = 0.1
}
