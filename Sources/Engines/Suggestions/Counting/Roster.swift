// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that are known, by number, with how often and when they were done.
struct Roster: Sendable {
    /// Nil if a number is free.
    private(set) var identifiers: [ActionID?] = []
    private var numbers: [ActionID: Int] = [:]
    /// The last done first.
    private(set) var recent: [Int] = []
    /// How often each was done at all, lately, and just now.
    private(set) var usual: FadingCounts
    private(set) var lately: FadingCounts
    private(set) var now: FadingCounts
    /// The minutes since 1970 at which each was done lately, the latest last.
    private(set) var times: [[UInt32]] = []

    init() {
        usual = FadingCounts(keeping: Constants.keep)
        lately = FadingCounts(keeping: Constants.latelyKeep)
        now = FadingCounts(keeping: Constants.nowKeep)
    }

    /// The actions as they were kept; each list is by number.
    init(identifiers: [ActionID?], recent: [Int], times: [[UInt32]], counts: [FadingCounts]) {
        (self.identifiers, self.recent, self.times) = (identifiers, recent, times)
        (usual, lately, now) = (counts[0], counts[1], counts[2])
        for (number, identifier) in identifiers.enumerated() { if let identifier { numbers[identifier] = number } }
    }

    func number(of action: ActionID) -> Int? { numbers[action] }

    /// The numbers that no action has.
    var free: [Int] { recent.count == identifiers.count ? [] : identifiers.indices.filter { identifiers[$0] == nil } }

    /// How often each action is done, as a share of everything that is done.
    var shares: [Float] {
        let floor = Constants.frequencyFloor
        let scale = 1 / (usual.total + floor * Float(identifiers.count))
        return usual.scaled.map { ($0 + floor) * scale }
    }

    /// - Returns: The number that it has from now on.
    mutating func admit(_ action: ActionID) -> Int {
        let number = free.first ?? identifiers.count
        if number == identifiers.count {
            identifiers.append(nil)
            times.append([])
            usual.grow()
            lately.grow()
            now.grow()
        }
        identifiers[number] = action
        numbers[action] = number
        return number
    }

    /// Counts an action, which is the last one done then.
    mutating func use(_ number: Int, at occasion: Occasion) {
        usual.add(number)
        lately.add(number)
        now.add(number)
        if times[number].count >= Constants.mostTimesOfAction {
            times[number].removeFirst(Constants.mostTimesOfAction / 4)
        }
        // The year 9999 ends before four billion minutes do.
        times[number].append(UInt32(clamping: occasion.minutes))
        if let place = recent.firstIndex(of: number) { recent.remove(at: place) }
        recent.insert(number, at: 0)
    }

    mutating func remove(_ actions: Set<Int>) {
        for number in actions {
            if let identifier = identifiers[number] { numbers[identifier] = nil }
            (identifiers[number], times[number]) = (nil, [])
            usual.clear(number)
            lately.clear(number)
            now.clear(number)
        }
        recent.removeAll(where: actions.contains)
    }

    var isSound: Bool {
        let count = identifiers.count
        let known = identifiers.indices.filter { identifiers[$0] != nil }
        return count <= Constants.mostActions && numbers.count == known.count && recent.sorted() == known
            && [usual, lately, now].allSatisfy { $0.isSound(count) }
            && times.count == count && times.allSatisfy { $0.count <= Constants.mostTimesOfAction }
    }
}
