// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Proposes whole sentences for what a person has begun to type, and those that come near what nobody offers.
package struct Completer: Sendable {
    let patterns: [SayingPattern]
    let sayings: CompiledSayings
    let fillers: Set<String>
    let around: Set<String>

    /// - Parameters:
    ///   - patterns: Those first that are proposed first among equals.
    ///   - lists: What may stand in the gaps of the patterns.
    ///   - fillers: Words that say nothing by themselves.
    ///   - around: Words that people say for others, as they get what a title has them order.
    package init(
        _ patterns: [SayingPattern], lists: [GapValues], fillers: some Sequence<String> = [],
        around: some Sequence<String> = []
    ) {
        self.patterns = patterns
        self.fillers = Set(fillers.flatMap { FoldedText($0).tokens.map(\.text) })
        self.around = Set(around.flatMap { FoldedText($0).tokens.map(\.text) })
        sayings = CompiledSayings(patterns, lists: lists)
    }

    /// The sentences that a text may become.
    ///
    /// First those that begin with it, then those that have its words in any order; if there are none, the same with a
    /// slip forgiven in a word. One of each pattern comes before another value of one. What is a whole sentence already
    /// is not proposed.
    package func completions(of text: String, atMost limit: Int) -> [Saying] {
        for isForgiving in [false, true] {
            let typed = TypedText(text, in: self, isUnfinished: true, isForgiving: isForgiving)
            guard (1...TypedText.mostWords).contains(typed.words.count) else { return [] }
            var proposals = SayingProposals(self, leavingOut: text, limit)
            proposals.add(beginnings(with: typed))
            if proposals.sayings.count < limit, typed.isTelling { proposals.add(mentions(of: typed)) }
            if !proposals.sayings.isEmpty { return proposals.sayings }
        }
        return []
    }

    /// A sentence of each pattern, with a sample in each gap that can have one.
    package var samples: [Saying] {
        patterns.indices.map { place in
            saying(place, SayingSearch.Way(element: 0, fills: samples(in: place)), 0)
        }
    }

    /// A pattern with the ways in which it may be what was typed, of which there is one at least.
    typealias Found = (pattern: Int, ways: [SayingSearch.Way])

    /// Patterns that are enough to choose from.
    private static let enough = 40

    private func beginnings(with typed: TypedText) -> [Found] {
        var search = SayingSearch(sayings, typed)
        var found: [Found] = []
        for place in sayings.patterns(beginningAs: typed) where found.count < Self.enough {
            let ways = search.beginnings(of: sayings.patterns[Int(place)])
            if !ways.isEmpty { found.append((Int(place), ways)) }
        }
        return found
    }

    private func mentions(of typed: TypedText) -> [Found] {
        // Anyone who has all the words has the one that fewest have.
        let telling = typed.words.filter { !$0.isFiller && !$0.isDigits }
        let needed = telling.filter { !$0.mayBeMissing }
        guard
            let fewest = (needed.isEmpty ? telling : needed).map(sayings.patterns(with:)).min(by: {
                $0.count < $1.count
            })
        else { return [] }
        let search = SayingSearch(sayings, typed)
        var found: [Found] = []
        for place in fewest where found.count < Self.enough {
            let mention = search.mention(in: sayings.patterns[Int(place)])
            if mention.isWhole { found.append((Int(place), mention.ways)) }
        }
        return found
    }

    // MARK: Sentences

    /// The sentence that a way leads to, or one with another value in its first open gap; nil if there are fewer.
    func saying(_ pattern: Int, _ way: SayingSearch.Way, _ variation: Int) -> Saying {
        var fills = way.fills
        var isVaried = false
        for (gap, number) in sayings.patterns[pattern].gaps.enumerated() where fills[gap] == nil {
            let shown = sayings.lists[number].shown
            guard !shown.isEmpty else { continue }
            fills[gap] = shown[isVaried ? 0 : min(variation, shown.count - 1)]
            isVaried = true
        }
        return saying(pattern, fills)
    }

    /// How many sentences a way leads to.
    func variations(of pattern: Int, _ way: SayingSearch.Way) -> Int {
        let gap = sayings.patterns[pattern].gaps.indices.first {
            way.fills[$0] == nil && !sayings.lists[sayings.patterns[pattern].gaps[$0]].shown.isEmpty
        }
        return gap.map { sayings.lists[sayings.patterns[pattern].gaps[$0]].shown.count } ?? 1
    }

    /// Whether a gap has no value that could be put in.
    func isOpen(_ pattern: Int, _ way: SayingSearch.Way) -> Bool {
        zip(sayings.patterns[pattern].gaps, way.fills).contains { $1 == nil && sayings.lists[$0].shown.isEmpty }
    }

    /// The sentence with these in its gaps, an ellipsis for nil.
    func saying(_ pattern: Int, _ fills: [String?]) -> Saying {
        var text = ""
        var beginning: String?
        var gap = 0
        for piece in patterns[pattern].pieces {
            switch piece {
            case .words(let words): text += words
            case .gap:
                if fills[gap] == nil { beginning = beginning ?? text }
                text += fills[gap] ?? "…"
                gap += 1
            }
        }
        return Saying(text: text, beginning: beginning, meaning: patterns[pattern].meaning)
    }

    /// What stands in the gaps of a pattern to show what may be said; nil if there is no such thing.
    func samples(in pattern: Int) -> [String?] {
        sayings.patterns[pattern].gaps.map { number in
            let list = sayings.lists[number]
            return list.isOfNumbers ? Self.sampleNumber : list.shown.first
        }
    }

    /// Small, and more than one: titles have their words in the plural.
    private static let sampleNumber = "2"
}

extension TypedText {
    /// Whether words are there that may stand anywhere in a sentence: one letter is in nearly all.
    fileprivate var isTelling: Bool {
        guard let last = words.last else { return false }
        return words.contains { !$0.isFiller && ($0.isIdeograph || $0.text.count > 1) }
            && (last.isFiller || last.isIdeograph || last.isDigits || last.text.count > 1)
    }
}

/// Takes sentences in until there are enough.
private struct SayingProposals {
    private let completer: Completer
    private let limit: Int
    private var known: Set<String>
    private(set) var sayings: [Saying] = []

    /// - Parameter text: What is there already.
    init(_ completer: Completer, leavingOut text: String, _ limit: Int) {
        self.completer = completer
        self.limit = limit
        known = [FoldedText(text).key]
    }

    /// One sentence of each pattern, those first that can be said as they are, then the next of each.
    mutating func add(_ found: [Completer.Found]) {
        let open = found.filter { completer.isOpen($0.pattern, $0.ways[0]) }
        let whole = found.filter { !completer.isOpen($0.pattern, $0.ways[0]) }
        for turn in 0..<limit {
            for (pattern, ways) in whole + open {
                let way = ways[ways.count > 1 ? min(turn, ways.count - 1) : 0]
                let count = ways.count > 1 ? ways.count : completer.variations(of: pattern, way)
                guard turn < count else { continue }
                add(completer.saying(pattern, way, ways.count > 1 ? 0 : turn))
                if sayings.count >= limit { return }
            }
        }
    }

    private mutating func add(_ saying: Saying) {
        guard known.insert(FoldedText(saying.text).key).inserted else { return }
        sayings.append(saying)
    }
}
