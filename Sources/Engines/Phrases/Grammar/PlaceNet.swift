// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The places of a grammar that is being made, from the ends of what is said to its beginnings.
struct PlaceNet {
    /// With places and nothing else, the first of which has nothing.
    private(set) var grammar = Grammar()
    private var index = PlaceIndex()
    private var stripped: [UInt32: UInt32] = [:]

    init() {
        _ = merged([], [])
    }

    /// Makes room for the places of many texts of usual length, so that what is there is not moved again and again. Few
    /// get room as they come: exact room for each of many lists would move it more often.
    mutating func reserve(placesFor texts: Int) {
        guard texts >= Self.many else { return }
        grammar.reserve(places: grammar.size + texts * Self.usualLength)
    }

    private static let many = 100
    private static let usualLength = 24

    /// Where a letter or a slot is read that leads to another place.
    mutating func letter(_ symbol: UInt32, before next: UInt32) -> UInt32 {
        let edge = Grammar.Edge(symbol: symbol, target: next)
        return index.place(CollectionOfOne(edge), EmptyCollection(), in: &grammar)
    }

    /// Where something is complete.
    mutating func place(meaning: Int32) -> UInt32 {
        index.place(EmptyCollection(), CollectionOfOne(meaning), in: &grammar)
    }

    /// A gap between words: one with another beside it is still one, and at the end of a sentence there need be none.
    mutating func space(before next: UInt32) -> UInt32 {
        let next = strip(next)
        let edge = Grammar.Edge(symbol: Symbol.space, target: next)
        return index.place(CollectionOfOne(edge), Array(grammar.meanings(at: next)), in: &grammar)
    }

    /// The place after a gap that was there already.
    mutating func strip(_ place: UInt32) -> UInt32 {
        if let known = stripped[place] { return known }
        let hasGap = grammar.edges(from: place).contains { $0.symbol == Symbol.space }
        let result = hasGap ? withoutGap(place) : place
        stripped[place] = result
        return result
    }

    private mutating func withoutGap(_ place: UInt32) -> UInt32 {
        var edges: [Grammar.Edge] = []
        var meanings = Array(grammar.meanings(at: place))
        for edge in grammar.edges(from: place) {
            guard edge.symbol == Symbol.space else {
                edges.append(edge)
                continue
            }
            // What follows a gap begins with none.
            edges += grammar.edges(from: edge.target)
            meanings += grammar.meanings(at: edge.target)
        }
        return merged(edges, meanings)
    }

    /// The place from which all may be said that may be said from these; nil if the net would have too many edges.
    mutating func union(_ places: [UInt32], mostEdges: Int) -> UInt32? {
        let distinct = Self.unique(places)
        if distinct.count == 1 { return distinct[0] }
        var edges: [Grammar.Edge] = []
        var meanings: [Int32] = []
        for place in distinct {
            edges += grammar.edges(from: place)
            meanings += grammar.meanings(at: place)
        }
        return grammar.edgeCount + edges.count <= mostEdges ? merged(edges, meanings) : nil
    }

    private mutating func merged(_ edges: [Grammar.Edge], _ meanings: [Int32]) -> UInt32 {
        index.place(Self.unique(edges), Self.unique(meanings), in: &grammar)
    }

    private static func unique<Item: Comparable>(_ items: [Item]) -> [Item] {
        guard !zip(items, items.dropFirst()).allSatisfy({ $0 < $1 }) else { return items }
        var unique: [Item] = []
        for item in items.sorted() where unique.last != item { unique.append(item) }
        return unique
    }
}
