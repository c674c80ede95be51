// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Goes through a sentence once, from its first place to its last, with every state that its beginning may have led to
/// and the best way to each.
struct SentenceSearch: Sendable {
    /// A state at a place of the sentence, with the way to it.
    struct Arrival {
        var state: Int32
        var cost: Cost
        /// -1 at the beginning.
        var previous: Int32
        /// The slot filled on the last step; -1 or less for none.
        var slot: Int32
        /// Of the list's values, -1 for free text, below it a number read from digits.
        var value: Int32
        /// Where the slot's words begin and end.
        var start: Int32
        var end: Int32
        /// The state with the meanings that the words left out on the last step have to do with; -1 for none.
        var hint: Int32 = -1
        /// Where in the sentence it is.
        var place: Int32 = 0
        /// The last of those on the way; -1 for none.
        var lastHint: Int32 = -1
        /// Another arrival in the same bucket; -1 for none.
        var neighbor: Int32 = -1
    }

    var automaton: LazyAutomaton
    let slots: [CompiledSlot]
    var reader: ListReader

    var arrivals: [Arrival] = []
    /// For each place the arrivals there.
    var queues: [[Int32]] = []
    /// The last arrival of each bucket, to find those at a place in a state; -1 for none. Their number is a power of
    /// two.
    private var buckets: [Int32] = []
    var slips = Slips.none
    var limit: Int32 = .max
    var isExplained = false
    /// For each place where a word begins, what leaving it out costs.
    var skipCosts: [Int32] = []
    var steps: [WordStep] = []
    var fillers = FillerReader()

    /// A slot with its list by number and the values that it admits.
    struct CompiledSlot: Sendable {
        var name: String
        var list: Int
        /// By the list's values; empty if all are.
        var admitted: [Bool]
    }

    /// Letters that a sentence may have; a longer one is not.
    private static let longestSentence = 2000

    init(_ automaton: LazyAutomaton) {
        self.automaton = automaton
        let grammar = automaton.grammar
        let names = grammar.lists.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        reader = ListReader(names.compactMap { grammar.lists[$0] })
        slots = grammar.slots.map { slot in
            let attributes = grammar.lists[slot.list]?.attributes ?? []
            let admitted = slot.admitted.isEmpty ? [] : attributes.map(slot.admits)
            return CompiledSlot(
                name: slot.name, list: numbers[slot.list] ?? 0, admitted: admitted.allSatisfy(\.self) ? [] : admitted)
        }
    }

    /// The ways to understand a sentence, the best first, one of each meaning.
    ///
    /// - Parameters:
    ///   - limit: The penalty beyond which a way is not gone further.
    ///   - isExplained: Whether each reading tells what happened to all words.
    mutating func readings(
        of utterance: Utterance, forgiving forgiveness: Forgiveness = .none, limit: Int32 = .max,
        isExplained: Bool = false
    ) -> [Reading] {
        if automaton.isFull { automaton.forget() }
        let count = utterance.symbols.count
        // What free text may be grows with the square.
        guard count <= Self.longestSentence else { return [] }
        begin(count)
        self.limit = limit
        self.isExplained = isExplained
        slips = Slips(in: utterance, forgiving: forgiveness, solid: automaton.grammar.solidWords)
        if forgiveness != .none { weigh(utterance) }
        arrive(
            at: 0,
            Arrival(state: automaton.root, cost: Cost(), previous: -1, slot: -1, value: -1, start: 0, end: 0))
        for place in 0...count {
            // The queue grows while it is gone through: a space may be read where none is.
            var turn = 0
            while turn < queues[place].count {
                proceed(from: queues[place][turn], at: place, in: utterance)
                turn += 1
            }
        }
        return readings(at: count, of: utterance)
    }

    /// After how many words a name ends that a sentence begins with, or nearly: in the kitchen.
    mutating func namesAtBeginning(of utterance: Utterance) -> [Int] {
        begin(utterance.symbols.count)
        slips = .none
        let names = reader.lists.indices.filter {
            !reader.lists[$0].isFreeText && !reader.lists[$0].isSilent && !reader.lists[$0].isOfNumbers
        }
        var ends: Set<Int> = []
        for start in utterance.wordStarts.prefix(Self.mostWordsBeforeName) {
            for list in names {
                var match = firstMatch(of: list, at: start, in: utterance)
                while match != -1 {
                    ends.insert(utterance.wordCount(before: Int(reader.matches[Int(match)].end)))
                    match = reader.matches[Int(match)].next
                }
            }
        }
        return ends.sorted()
    }

    /// Words that may stand where a name at the beginning begins: in the, auf dem.
    private static let mostWordsBeforeName = 3

    mutating func begin(_ count: Int) {
        // There are as many buckets as a long sentence once needed; most sentences need few of them.
        for arrival in arrivals { buckets[bucket(state: arrival.state, place: arrival.place)] = -1 }
        arrivals.removeAll(keepingCapacity: true)
        reader.begin(count)
        fillers.begin(count)
        for place in queues.indices { queues[place].removeAll(keepingCapacity: true) }
        while queues.count <= count { queues.append([]) }
    }

    mutating func arrive(at place: Int, _ step: Arrival) {
        guard step.cost.penalty <= limit else { return }
        if arrivals.count >= buckets.count { enlargeBuckets() }
        let bucket = bucket(state: step.state, place: Int32(place))
        var other = Int(buckets[bucket])
        while other >= 0 {
            if arrivals[other].state == step.state, arrivals[other].place == place {
                let isCheaper = step.cost < arrivals[other].cost
                if arrivals[other].lastHint == step.lastHint {
                    if isCheaper { replace(other, with: step) }
                    return
                }
                // What left words out that have to do with some meanings is dear for the others, who need the other
                // way.
                if arrivals[other].lastHint == -1, !isCheaper { return }
            }
            other = Int(arrivals[other].neighbor)
        }
        let index = arrivals.count
        arrivals.append(step)
        arrivals[index].place = Int32(place)
        arrivals[index].neighbor = buckets[bucket]
        buckets[bucket] = Int32(index)
        queues[place].append(Int32(index))
    }

    private mutating func replace(_ index: Int, with step: Arrival) {
        let (place, neighbor) = (arrivals[index].place, arrivals[index].neighbor)
        arrivals[index] = step
        arrivals[index].place = place
        arrivals[index].neighbor = neighbor
    }

    private func bucket(state: Int32, place: Int32) -> Int {
        Int(truncatingIfNeeded: state &* 31 &+ place) & (buckets.count - 1)
    }

    private mutating func enlargeBuckets() {
        buckets = Array(repeating: -1, count: max(256, buckets.count * 2))
        for index in arrivals.indices {
            let bucket = bucket(state: arrivals[index].state, place: arrivals[index].place)
            arrivals[index].neighbor = buckets[bucket]
            buckets[bucket] = Int32(index)
        }
    }

    private mutating func proceed(from index: Int32, at place: Int, in utterance: Utterance) {
        let arrival = arrivals[Int(index)]
        var step = arrival
        step.previous = index
        step.slot = -1
        step.hint = -1
        let gapSlot = gap(behind: arrival.slot)
        if utterance.isSoft[place] || arrival.slot >= 0, let next = automaton.next(arrival.state, Symbol.space) {
            step.state = next
            if !utterance.isSoft[place] { step.cost.add(Weight.gapBesideSlot) }
            step.slot = gapSlot
            arrive(at: place, step)
            step.cost = arrival.cost
        }
        guard place < utterance.symbols.count else {
            if slips.forgiveness != .none { forgive(from: index, at: place, in: utterance) }
            return
        }
        if arrival.slot >= 0, utterance.symbols[place] == Symbol.space, !isVerbatim(arrival.slot) {
            step.state = arrival.state
            step.cost.add(Weight.gapBesideSlot)
            step.slot = gapSlot
            arrive(at: place + 1, step)
            step.cost = arrival.cost
        }
        if let next = automaton.next(arrival.state, utterance.symbols[place]) {
            step.state = next
            step.slot = utterance.symbols[place] == Symbol.space ? gapSlot : -1
            arrive(at: place + 1, step)
        }
        for slot in automaton.slots(of: arrival.state) {
            let (slot, target) = automaton.slot(at: slot)
            // What touches a word in its template may stand behind a gap all the same.
            let gap = utterance.symbols[place] == Symbol.space && arrival.slot == -1 ? 1 : 0
            fill(slot, from: index, to: target, at: place + gap, behind: gap, in: utterance)
        }
        if isVerbatim(arrival.slot) { return }
        // A text keeps every word that was said, also those that say nothing elsewhere.
        if !keepsEnd(arrival.slot), arrival.slot != Self.behindWholeText {
            skip(from: index, at: place, in: utterance)
        }
        if slips.forgiveness != .none { forgive(from: index, at: place, in: utterance) }
    }
}
