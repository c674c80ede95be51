// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that are known, by number, with how often they were done.
struct Roster: Sendable {
    /// How far back something counts.
    enum Memory: Int, CaseIterable { case long, middle, short }

    private(set) var identifiers: [ActionID] = []
    private(set) var numbers: [ActionID: Int] = [:]
    /// The last done first.
    private(set) var recent: [Int] = []
    /// For each memory and action.
    private(set) var counts = [[Double]](repeating: [], count: Memory.allCases.count)
    private(set) var totals = [Double](repeating: 0, count: Memory.allCases.count)

    static let mostActions = 1000

    init() {}

    /// - Throws: `SuggestionStateError` where it can't have been counted so.
    init(
        identifiers: [ActionID], recent: [Int], counts: [[Double]], totals: [Double]
    ) throws(SuggestionStateError) {
        let isSound =
            identifiers.count <= Self.mostActions && Set(identifiers).count == identifiers.count
            && recent.sorted() == Array(identifiers.indices) && counts.count == Memory.allCases.count
            && totals.count == counts.count && counts.allSatisfy { $0.count == identifiers.count }
            && (counts.joined() + totals).allSatisfy { (0...1e9).contains($0) }
        guard isSound else { throw .damaged }
        (self.identifiers, self.recent, self.counts, self.totals) = (identifiers, recent, counts, totals)
        numbers = Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($0.element, $0.offset) })
    }

    var count: Int { identifiers.count }

    mutating func admit(_ action: ActionID) -> Int {
        let number = identifiers.count
        identifiers.append(action)
        numbers[action] = number
        recent.append(number)
        for memory in counts.indices { counts[memory].append(0) }
        return number
    }

    /// Counts an action, which is the last one done then.
    mutating func use(_ number: Int) {
        for (memory, keep) in Constants.memories.enumerated() {
            for place in counts[memory].indices { counts[memory][place] *= keep }
            counts[memory][number] += 1
            totals[memory] = totals[memory] * keep + 1
        }
        if let place = recent.firstIndex(of: number) { recent.remove(at: place) }
        recent.insert(number, at: 0)
    }

    /// How often each action is done, of all that is done.
    var shares: [Double] {
        let memory = Memory.long.rawValue
        let total = totals[memory] + Constants.frequencyFloor * Double(count)
        return counts[memory].map { ($0 + Constants.frequencyFloor) / total }
    }

    /// Keeps some actions, and gives them the numbers from 0 on.
    ///
    /// - Returns: For each old number the new one.
    mutating func keep(_ isKept: (Int) -> Bool) -> [Int?] {
        var next = 0
        let renumbered: [Int?] = identifiers.indices.map { number in
            guard isKept(number) else { return nil }
            defer { next += 1 }
            return next
        }
        for memory in counts.indices {
            let kept = counts[memory].indices.filter { renumbered[$0] != nil }.map { counts[memory][$0] }
            totals[memory] -= counts[memory].reduce(0, +) - kept.reduce(0, +)
            counts[memory] = kept
        }
        recent = recent.compactMap { renumbered[$0] }
        identifiers = identifiers.indices.filter { renumbered[$0] != nil }.map { identifiers[$0] }
        numbers = Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($0.element, $0.offset) })
        return renumbered
    }
}
