// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Grammar {
    /// The grammar word by word.
    ///
    /// Left out is what is no known word: free text, and numbers that only digits tell.
    ///
    /// - Throws: ``WordNetError`` where it has more steps than are wanted.
    package func wordNet(mostSteps: Int = 20_000) throws(WordNetError) -> WordNet {
        var builder = WordNetBuilder(self, mostSteps: mostSteps * 16)
        let net = try builder.net().merged()
        guard net.steps.count <= mostSteps else { throw WordNetError(mostSteps: mostSteps) }
        return net
    }
}

/// Turns places between letters into places between words: those that the same words lead to are one.
private struct WordNetBuilder {
    /// A place of the grammar, or of a list that stands in a slot of it.
    private struct Spot: Hashable, Comparable {
        var place: UInt32
        /// The slot that is being said, and the place after it; nil outside of any.
        var slot: Int?
        var next: UInt32 = 0

        /// Where a word ends with which a sentence may end.
        static let end = Spot(place: .max)

        static func < (first: Spot, second: Spot) -> Bool {
            (first.place, first.slot ?? -1, first.next) < (second.place, second.slot ?? -1, second.next)
        }
    }

    private let grammar: Grammar
    /// Before places are merged, and for one place in letters.
    private let mostSteps: Int
    private var numbers: [[Spot]: Int] = [:]
    private var waiting: [[Spot]] = []
    private var steps: [WordNet.Step] = []
    private var ends: Set<Int> = []

    init(_ grammar: Grammar, mostSteps: Int) {
        self.grammar = grammar
        self.mostSteps = mostSteps
    }

    mutating func net() throws(WordNetError) -> WordNet {
        _ = number(of: Set(grammar.roots.map { Spot(place: $0) }))
        var next = 0
        while next < waiting.count {
            let spots = waiting[next]
            if spots.contains(where: isEnd) { ends.insert(next) }
            var ways: [String: Set<Spot>] = [:]
            for spot in spots { try say(from: spot, into: &ways) }
            for (word, targets) in ways.sorted(by: { $0.key < $1.key }) {
                steps.append(WordNet.Step(from: next, to: number(of: targets), word: word))
            }
            guard steps.count <= mostSteps else { throw WordNetError(mostSteps: mostSteps / 16) }
            next += 1
        }
        return WordNet(steps: steps, ends: ends, size: waiting.count)
    }

    private mutating func number(of spots: Set<Spot>) -> Int {
        let spots = closure(of: spots).sorted()
        if let number = numbers[spots] { return number }
        numbers[spots] = waiting.count
        waiting.append(spots)
        return waiting.count - 1
    }

    private func isEnd(_ spot: Spot) -> Bool {
        spot == .end || (spot.slot == nil && !grammar.meanings(at: spot.place).isEmpty)
    }

    private func edges(from spot: Spot) -> ArraySlice<Grammar.Edge> {
        spot == .end ? [] : grammar.edges(from: spot.place)
    }

    /// All where one is without a letter more.
    private func closure(of spots: Set<Spot>) -> Set<Spot> {
        var all = spots
        var waiting = Array(spots)
        while let spot = waiting.popLast() {
            for other in silent(from: spot) + gaps(from: spot) where all.insert(other).inserted {
                waiting.append(other)
            }
        }
        return all
    }

    /// Into a slot, or out of one.
    private func silent(from spot: Spot) -> [Spot] {
        if let slot = spot.slot {
            let list = grammar.lists[grammar.slots[slot].list]
            let isSaid = grammar.meanings(at: spot.place).contains { meaning in
                guard let list, list.attributes.indices.contains(Int(meaning)) else { return true }
                return grammar.slots[slot].admits(list.attributes[Int(meaning)])
            }
            return isSaid ? [Spot(place: spot.next)] : []
        }
        return edges(from: spot).compactMap { edge in
            guard Symbol.isSlot(edge.symbol) else { return nil }
            let slot = Symbol.slotIndex(edge.symbol)
            let root = grammar.lists[grammar.slots[slot].list]?.root
            return root.map { Spot(place: $0, slot: slot, next: edge.target) }
        }
    }

    private func gaps(from spot: Spot) -> [Spot] {
        edges(from: spot).filter { $0.symbol == Symbol.space }.map { moved(spot, to: $0.target) }
    }

    private func moved(_ spot: Spot, to place: UInt32) -> Spot {
        Spot(place: place, slot: spot.slot, next: spot.next)
    }

    // MARK: Words

    /// Finds the words that begin at a spot, and where each of them leads.
    private func say(from start: Spot, into ways: inout [String: Set<Spot>]) throws(WordNetError) {
        let isOfNumbers = start.slot.map(isOfNumbers) ?? false
        var waiting: [(spot: Spot, word: String)] = [(start, "")]
        var count = 0
        while let (spot, word) = waiting.popLast() {
            count += 1
            guard count <= mostSteps else { throw WordNetError(mostSteps: mostSteps / 16) }
            if !word.isEmpty {
                let targets = gaps(from: spot) + (isEnd(spot) ? [.end] : [])
                let isWritten = isOfNumbers && word.first?.isNumber == true
                if !targets.isEmpty, !isWritten { ways[word, default: []].formUnion(targets) }
                waiting += silent(from: spot).map { ($0, word) }
            }
            for edge in edges(from: spot) where !Symbol.isSlot(edge.symbol) && edge.symbol != Symbol.space {
                guard let letter = Unicode.Scalar(edge.symbol) else { continue }
                waiting.append((moved(spot, to: edge.target), word + String(letter)))
            }
        }
    }

    /// Whether the slot's list has words for its numbers besides digits.
    private func isOfNumbers(_ slot: Int) -> Bool {
        guard let list = grammar.lists[grammar.slots[slot].list] else { return false }
        return list.range != nil || (list.values == [nil] && !list.isSilent)
    }
}
