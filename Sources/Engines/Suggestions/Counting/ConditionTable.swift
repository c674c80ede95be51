// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was done under each condition that was met; of too many the half that was not met for longest goes.
struct ConditionTable: Sendable {
    var counts: [Condition: Counts] = [:]

    mutating func add(_ thing: Int, under condition: Condition, event: Int) {
        if counts.count >= Constants.mostConditions, counts[condition] == nil {
            let middle = counts.values.map(\.lastEvent).sorted()[counts.count / 2]
            counts = counts.filter { $0.value.lastEvent >= middle }
        }
        counts[condition, default: Counts()].add(thing, keeping: condition.feature.counting.keep, event: event)
    }

    /// Forgets actions, also where they are part of a condition.
    mutating func remove(_ actions: Set<Int>) {
        counts = counts.filter { actions.isDisjoint(with: $0.key.actions) }
        for condition in counts.keys where condition.feature != .recency {
            for action in actions { counts[condition]?.reduce(action, to: 0) }
        }
    }

    /// - Parameter actions: How many there are.
    mutating func pass(_ coder: inout StateCoder, actions: Int) throws {
        var list = counts.sorted { $0.key.code < $1.key.code }.map { (code: $0.key.code, counts: $0.value) }
        try coder.pass(&list, atMost: Constants.mostConditions, new: (0, Counts())) { coder, row in
            try coder.pass(&row.code, in: 0...UInt64(Feature.allCases.count) << 60 - 1)
            let isOfRanks = Condition(code: row.code).feature == .recency
            try row.counts.pass(&coder, things: isOfRanks ? Constants.mostActions : actions)
        }
        counts = Dictionary(list.map { (Condition(code: $0.code), $0.counts) }) { first, _ in first }
    }
}

/// A condition under which the engine counts what is done.
struct Condition: Hashable, Sendable {
    /// From the top: the feature in 4 bits, three actions in 12 bits each (0 for no action), a number in 24.
    let code: UInt64

    init(code: UInt64) { self.code = code }

    /// - Parameters:
    ///   - actions: The numbers of what was done before, the last first; three at most.
    ///   - number: A class of a pause or of the time, or a place; of larger ones the low 24 bits.
    init(_ feature: Feature, after actions: ArraySlice<Int> = [], number: Int = 0) {
        let before = actions.reversed().reduce(0) { $0 << 12 | UInt64($1 + 1) & 0xFFF }
        code = UInt64(feature.rawValue) << 60 | before << 24 | UInt64(number & 0xFF_FFFF)
    }

    var feature: Feature { Feature.allCases[Int(code >> 60)] }

    /// The numbers of what was done before, the last first.
    var actions: [Int] { [24, 36, 48].map { Int(code >> $0 & 0xFFF) - 1 }.filter { $0 >= 0 } }
}

/// How often each of several things was done, recent times counting more; the rarest of too many are left out.
struct Counts: Sendable {
    var total: Float = 0
    /// Things are numbers.
    var entries: [(thing: Int, count: Float)] = []
    /// The number of the event that it counted last.
    private(set) var lastEvent = 0

    subscript(thing: Int) -> Float { entries.first { $0.thing == thing }?.count ?? 0 }

    /// - Parameter keep: The share that is left of the counts before.
    mutating func add(_ thing: Int, keeping keep: Float, event: Int) {
        (total, lastEvent) = (total * keep + 1, event)
        for place in entries.indices { entries[place].count *= keep }
        if let place = entries.firstIndex(where: { $0.thing == thing }) {
            entries[place].count += 1
            return
        }
        let rarest = entries.indices.min { entries[$0].count < entries[$1].count }
        if entries.count >= Constants.mostActionsOfCondition, let rarest { entries.remove(at: rarest) }
        entries.append((thing, 1))
    }

    /// - Parameter share: What is left of the count of a thing.
    mutating func reduce(_ thing: Int, to share: Float) {
        guard let place = entries.firstIndex(where: { $0.thing == thing }) else { return }
        total = max(0, total - entries[place].count * (1 - share))
        entries[place].count *= share
        if share == 0 { entries.remove(at: place) }
    }

    /// - Parameter things: How many there can be.
    mutating func pass(_ coder: inout StateCoder, things: Int) throws {
        try coder.pass(&total, in: 0...1e6)
        try coder.pass(&lastEvent, in: .min ... .max)
        try coder.pass(&entries, atMost: min(things, Constants.mostActionsOfCondition), new: (0, 0)) { coder, entry in
            try coder.pass(&entry.thing, in: 0...things - 1)
            try coder.pass(&entry.count, in: 0...1e6)
        }
    }
}
