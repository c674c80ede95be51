// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Patterns and lists as a completer goes through them, their words by number.
struct CompiledSayings: Sendable {
    enum Element: Sendable {
        case word(Int32)
        /// A gap by its place among those of its pattern, and its list.
        case gap(Int, list: Int)
    }

    struct Pattern: Sendable {
        var elements: [Element]
        /// The lists of its gaps in their order.
        var gaps: [Int]

        var words: [Int32] { elements.compactMap { if case .word(let number) = $0 { number } else { nil } } }
        /// The word that it begins with; nil for a gap.
        var beginning: Int32? { if case .word(let number)? = elements.first { number } else { nil } }
    }

    /// One of the names of a value.
    struct Name: Sendable {
        var text: String
        var words: [Int32]
    }

    struct List: Sendable {
        /// Of the first of a value's names.
        var shown: [String] = []
        var names: [Name] = []
        /// Each name by the word that it begins with, sorted.
        var beginnings: [Entry] = []
        /// Each name by every word that it has, sorted.
        var mentions: [Entry] = []
        var measures: Set<Int32> = []
        /// The patterns with a gap for it.
        var patterns: [Int32] = []
        var isOfNumbers = false
        var isOpen = false
    }

    /// A name, pattern or list by one of its words.
    struct Entry: Sendable, Hashable, Comparable {
        var word: Int32
        var place: Int32

        static func < (first: Entry, second: Entry) -> Bool {
            (first.word, first.place) < (second.word, second.place)
        }
    }

    let vocabulary: SayingVocabulary
    let patterns: [Pattern]
    let lists: [List]
    /// Each pattern by every word that it has outside of its gaps, and by the word that it begins with; sorted.
    let patternsByWord: [Entry]
    let patternsByBeginning: [Entry]
    /// Those that begin with a gap.
    let gapsFirst: [Int32]
    /// Each list by every word that its names have, sorted.
    let listsByWord: [Entry]

    init(_ patterns: [SayingPattern], lists: [GapValues]) {
        // A list's words are folded once.
        let names = lists.map { Self.texts(of: $0).map { (text: $0, words: FoldedText($0).tokens.map(\.text)) } }
        let pieces = patterns.map { $0.pieces.map(Self.words) }
        let measures = lists.map(Self.measures)
        var all = Set(pieces.joined().joined()).union(measures.joined())
        for list in names { for name in list { all.formUnion(name.words) } }
        let vocabulary = SayingVocabulary(all)
        let compiled = zip(patterns, pieces).map { Self.pattern($0, $1, vocabulary) }
        var users = [[Int32]](repeating: [], count: lists.count)
        for (place, pattern) in compiled.enumerated() {
            for list in Set(pattern.gaps) { users[list].append(Int32(place)) }
        }
        self.vocabulary = vocabulary
        self.patterns = compiled
        self.lists = lists.indices.map { place in
            let names = names[place].map { Name(text: $0.text, words: $0.words.compactMap(vocabulary.number)) }
            let measures = Set(measures[place].compactMap(vocabulary.number))
            var list = Self.list(lists[place], names, measures: measures)
            list.patterns = users[place]
            return list
        }
        patternsByWord = Self.entries(compiled.map(\.words))
        patternsByBeginning = Self.entries(compiled.map { $0.beginning.map { [$0] } ?? [] })
        gapsFirst = compiled.indices.filter { compiled[$0].beginning == nil }.map { Int32($0) }
        listsByWord = Self.entries(self.lists.map { $0.mentions.map(\.word) })
    }

    private static func entries(_ words: [[Int32]]) -> [Entry] {
        Set(words.enumerated().flatMap { place, words in words.map { Entry(word: $0, place: Int32(place)) } }).sorted()
    }

    private static func words(of piece: SayingPattern.Piece) -> [String] {
        if case .words(let words) = piece { FoldedText(words).tokens.map(\.text) } else { [] }
    }

    private static func texts(of values: GapValues) -> [String] {
        switch values {
        case .names(let names): Array(names.joined())
        case .numbers(let words, _): words
        case .open: []
        }
    }

    private static func measures(of values: GapValues) -> [String] {
        guard case .numbers(_, let measures) = values else { return [] }
        return measures.filter { FoldedText($0).tokens.count == 1 }.map { FoldedText($0).key }
    }

    private static func pattern(
        _ pattern: SayingPattern, _ words: [[String]], _ vocabulary: SayingVocabulary
    ) -> Pattern {
        var compiled = Pattern(elements: [], gaps: [])
        for (piece, words) in zip(pattern.pieces, words) {
            compiled.elements += words.compactMap(vocabulary.number).map { .word($0) }
            guard case .gap(let list) = piece else { continue }
            compiled.elements.append(.gap(compiled.gaps.count, list: list))
            compiled.gaps.append(list)
        }
        return compiled
    }

    private static func list(_ values: GapValues, _ names: [Name], measures: Set<Int32>) -> List {
        var list = List(names: names, measures: measures)
        switch values {
        case .names(let names): list.shown = names.compactMap(\.first)
        case .numbers: list.isOfNumbers = true
        case .open: list.isOpen = true
        }
        for (place, name) in names.enumerated() {
            if let first = name.words.first { list.beginnings.append(Entry(word: first, place: Int32(place))) }
            // The two in twenty-two is no two.
            list.mentions += (list.isOfNumbers ? Set(name.words.prefix(1)) : Set(name.words)).map {
                Entry(word: $0, place: Int32(place))
            }
        }
        list.beginnings.sort()
        list.mentions.sort()
        return list
    }
}

extension [CompiledSayings.Entry] {
    /// What is found under a word that a typed one may be, in its order.
    ///
    /// - Parameter limit: So many are looked at: an app may have a thousand values that begin alike.
    func places(of word: TypedText.Word, atMost limit: Int = 30) -> [Int32] {
        var found: [Int32] = []
        if !word.numbers.isEmpty { collect(word.numbers, into: &found, limit) }
        for other in word.others where !word.numbers.contains(other) {
            collect(other..<other + 1, into: &found, limit)
        }
        return found.count > 1 ? found.sorted() : found
    }

    private func collect(_ numbers: Range<Int32>, into found: inout [Int32], _ limit: Int) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) >> 1
            if self[middle].word < numbers.lowerBound { low = middle + 1 } else { high = middle }
        }
        while low < count, self[low].word < numbers.upperBound, found.count < limit {
            found.append(self[low].place)
            low += 1
        }
    }
}

extension CompiledSayings {
    /// Patterns that are looked at for a word.
    private static let most = 200

    /// The patterns that may begin as was typed.
    func patterns(beginningAs typed: TypedText) -> [Int32] {
        guard let first = typed.words.first else { return [] }
        return (patternsByBeginning.places(of: first, atMost: Self.most) + gapsFirst.prefix(Self.most)).sorted()
    }

    /// The patterns that have a word, by themselves or as the name of a value.
    func patterns(with word: TypedText.Word) -> [Int32] {
        var found = Set(patternsByWord.places(of: word, atMost: Self.most))
        for list in listsByWord.places(of: word) where found.count < 2 * Self.most {
            found.formUnion(lists[Int(list)].patterns.prefix(Self.most))
        }
        return found.sorted()
    }
}
