// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that are known, by number, with how often and when they were done.
struct Roster: Codable, Sendable {
    /// Nil where a number is free.
    private(set) var identifiers: [ActionID?] = []
    /// The last done first.
    private(set) var recent: [Int] = []
    private(set) var counts: [Double] = []
    /// The minutes since 1970 at which each was done lately, the latest last.
    private(set) var times: [[Int]] = []

    func number(of action: ActionID) -> Int? { identifiers.firstIndex(of: action) }

    var free: [Int] { identifiers.indices.filter { identifiers[$0] == nil } }

    /// How often each action is done, of all that is done.
    var shares: [Double] {
        let total = counts.reduce(0) { $0 + $1 + Constants.frequencyFloor }
        return counts.map { ($0 + Constants.frequencyFloor) / total }
    }

    /// How likely something is done that never was.
    var novelty: Double { Double(counts.count { $0 > 0 && $0 <= 1 }) / (counts.reduce(0, +) + 1) }

    /// - Returns: The number that it has from now on.
    mutating func admit(_ action: ActionID) -> Int {
        let number = free.first ?? identifiers.count
        if number == identifiers.count {
            (identifiers, counts, times) = (identifiers + [nil], counts + [0], times + [[]])
        }
        identifiers[number] = action
        return number
    }

    /// Counts an action, which is the last one done then.
    mutating func use(_ number: Int, at occasion: Occasion) {
        for place in counts.indices { counts[place] *= Constants.keep }
        counts[number] += 1
        if times[number].count >= Constants.mostTimesOfAction {
            times[number].removeFirst(Constants.mostTimesOfAction / 4)
        }
        times[number].append(occasion.minutes)
        recent.removeAll { $0 == number }
        recent.insert(number, at: 0)
    }

    mutating func remove(_ numbers: Set<Int>) {
        for number in numbers { (identifiers[number], counts[number], times[number]) = (nil, 0, []) }
        recent.removeAll(where: numbers.contains)
    }

    var isSound: Bool {
        let count = identifiers.count
        let known = identifiers.indices.filter { identifiers[$0] != nil }
        return count <= Constants.mostActions && Set(known.map { identifiers[$0] }).count == known.count
            && recent.sorted() == known && counts.count == count && counts.allSatisfy { (0...1e6).contains($0) }
            && times.count == count
            && times.allSatisfy {
                $0.count <= Constants.mostTimesOfAction && $0.allSatisfy((0...Int(Occasion.latest / 60)).contains)
            }
    }
}
