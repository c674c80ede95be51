// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A grammar walked many places at once: a state is the set of places that what was read so far may have led to.
///
/// States are made as they are met (the lazy subset construction of text search), so a sentence costs as many steps as
/// it has letters, however many templates begin alike, and no grammar has to be unfolded beforehand.
struct LazyAutomaton: Sendable {
    /// What a state leads to, in the automaton's arrays.
    private struct Expansion {
        var labels: Range<Int32>
        var slots: Range<Int32>
        var meanings: Range<Int32>

        /// That of a state that nobody has gone on from.
        static let none = Expansion(labels: -1 ..< -1, slots: 0..<0, meanings: 0..<0)

        var isNone: Bool { labels.lowerBound < 0 }
    }

    let grammar: Grammar
    private var sets: [[UInt32]] = []
    private var states: [[UInt32]: Int32] = [:]
    private var expansions: [Expansion] = []
    private var labels: [UInt32] = []
    private var targets: [Int32] = []
    private var slotIndices: [Int32] = []
    private var slotTargets: [Int32] = []
    private var meanings: [Int32] = []

    /// Edges that are kept; with more, all are forgotten, and made again as they are met.
    private static let mostEdges = 4_000_000

    /// Where sentences begin.
    private(set) var root: Int32 = 0
    private(set) var fillers: Int32?
    /// Where the words of each list begin, in the order of their names.
    private(set) var lists: [Int32?] = []
    /// Where words begin that may follow the numbers of each list.
    private(set) var measures: [Int32?] = []

    init(_ grammar: Grammar) {
        self.grammar = grammar
        root = state(of: grammar.roots)
        fillers = grammar.fillers.isEmpty ? nil : state(of: grammar.fillers)
        for (_, list) in grammar.lists.sorted(by: { $0.key < $1.key }) {
            lists.append(list.root.map { state(of: [$0]) })
            measures.append(list.measures.map { state(of: [$0]) })
        }
    }

    /// Whether so much is kept that it is better forgotten before the next sentence.
    var isFull: Bool { labels.count + slotIndices.count > Self.mostEdges }

    mutating func forget() {
        self = LazyAutomaton(grammar)
    }

    private mutating func state(of places: [UInt32]) -> Int32 {
        if let state = states[places] { return state }
        let state = Int32(sets.count)
        sets.append(places)
        states[places] = state
        expansions.append(.none)
        return state
    }

    /// The state that a symbol leads to.
    mutating func next(_ state: Int32, _ symbol: UInt32) -> Int32? {
        let range = expansion(of: state).labels
        var low = Int(range.lowerBound)
        var high = Int(range.upperBound)
        while low < high {
            let middle = (low + high) >> 1
            if labels[middle] < symbol { low = middle + 1 } else { high = middle }
        }
        return low < Int(range.upperBound) && labels[low] == symbol ? targets[low] : nil
    }

    /// The symbols that lead on from a state, as places in ``label(at:)``.
    mutating func labels(of state: Int32) -> Range<Int> {
        let range = expansion(of: state).labels
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    func label(at index: Int) -> (symbol: UInt32, target: Int32) { (labels[index], targets[index]) }

    mutating func slots(of state: Int32) -> Range<Int> {
        let range = expansion(of: state).slots
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    func slot(at index: Int) -> (slot: Int32, target: Int32) { (slotIndices[index], slotTargets[index]) }

    mutating func meanings(of state: Int32) -> Range<Int> {
        let range = expansion(of: state).meanings
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    func meaning(at index: Int) -> Int32 { meanings[index] }

    @inline(__always) private mutating func expansion(of state: Int32) -> Expansion {
        let known = expansions[Int(state)]
        return known.isNone ? expand(state) : known
    }

    private mutating func expand(_ state: Int32) -> Expansion {
        var edges: [Grammar.Edge] = []
        var ends: Set<Int32> = []
        for place in sets[Int(state)] {
            edges += grammar.edges(from: place)
            ends.formUnion(grammar.meanings(at: place))
        }
        if sets[Int(state)].count > 1 { edges.sort() }
        let firstLabel = Int32(labels.count)
        let firstSlot = Int32(slotIndices.count)
        var place = 0
        while place < edges.count {
            let symbol = edges[place].symbol
            var reached: [UInt32] = []
            while place < edges.count, edges[place].symbol == symbol {
                if reached.last != edges[place].target { reached.append(edges[place].target) }
                place += 1
            }
            let target = self.state(of: reached)
            if Symbol.isSlot(symbol) {
                slotIndices.append(Int32(Symbol.slotIndex(symbol)))
                slotTargets.append(target)
            } else {
                labels.append(symbol)
                targets.append(target)
            }
        }
        let firstMeaning = Int32(meanings.count)
        meanings += ends.sorted()
        let expansion = Expansion(
            labels: firstLabel..<Int32(labels.count), slots: firstSlot..<Int32(slotIndices.count),
            meanings: firstMeaning..<Int32(meanings.count))
        expansions[Int(state)] = expansion
        return expansion
    }
}
