// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All actions known: how often and when they were used, and in which order.
struct Roster: Sendable {
    /// More are not kept; the least recently used go first.
    static let greatestCount = 16_384
    /// Seconds; a longer pause tells nothing more.
    static let greatestInterval: Float = 400 * 86_400
    private static let intervalKeep: Float = 0.9
    /// What a lapse counts in a score; it is too seldom to be learned.
    static let lapseWeight: Float = 0.8

    private(set) var identifiers: [ActionID] = []
    /// Counts, each ``fastUnit`` standing for one event of now: growing that is quicker than decaying all counts.
    /// There are a multiple of sixteen of them, one for each slot first.
    private(set) var fast: [Float] = []
    private(set) var slow: [Float] = []
    private(set) var lastUses: [Int64] = []
    /// The longest pause of each action in seconds, slowly forgotten.
    private(set) var intervals: [Float] = []
    /// Slots, most recently used first.
    private(set) var recent: [ActionSlot] = []
    private var vacant: [ActionSlot] = []
    private var slots: [ActionID: ActionSlot] = [:]

    private(set) var fastUnit: Float = 1
    private(set) var slowUnit: Float = 1
    /// Decayed numbers of events.
    private(set) var fastTotal: Float = 0
    private(set) var slowTotal: Float = 0

    var count: Int { recent.count }
    var slotCount: Int { identifiers.count }

    func slot(of action: ActionID) -> ActionSlot? { slots[action] }

    @inline(__always)
    func rank(of slot: ActionSlot) -> Int {
        recent.withUnsafeBytes { bytes in
            let whole = recent.count & ~3
            if let rank = bytes.firstIndex(of: slot, count: whole) { return rank }
            var rank = whole
            while rank < recent.count, recent[rank] != slot { rank += 1 }
            return rank
        }
    }

    /// Falls below 0 when an action was unused for half as long again as ever before.
    @inline(__always)
    func lapse(of place: Int, at seconds: Int64) -> Float {
        let elapsed = Float(seconds - lastUses[place])
        let usual = 1.5 * max(intervals[place], 3 * 86_400)
        return elapsed > usual ? -(elapsed / usual).logarithm : 0
    }

    /// As ``lapse(of:at:)``, of sixteen at once.
    @inline(__always)
    static func lapses(after elapsed: Lanes, usual intervals: Lanes) -> Lanes {
        elapsed.merged(with: intervals) { elapsed, interval in
            let usual = 1.5 * interval.replacing(with: 3 * 86_400, where: interval .< 3 * 86_400)
            let isLate = elapsed .> usual
            return any(isLate) ? .zero.replacing(with: -(elapsed / usual).logarithm, where: isLate) : .zero
        }
    }

    /// A slot for an action that has none; there is room.
    mutating func admit(_ action: ActionID, at seconds: Int64) -> ActionSlot {
        let slot = vacant.popLast() ?? ActionSlot(truncatingIfNeeded: identifiers.count)
        if Int(slot) == identifiers.count {
            identifiers.append(action)
            if fast.count < identifiers.count {
                fast.append(contentsOf: repeatElement(0, count: Lanes.width))
                slow.append(contentsOf: repeatElement(0, count: Lanes.width))
            }
            lastUses.append(seconds)
            intervals.append(0)
        } else {
            identifiers[Int(slot)] = action
            lastUses[Int(slot)] = seconds
        }
        slots[action] = slot
        recent.append(slot)
        return slot
    }

    /// Moves the action to the front and counts it.
    @inline(__always)
    mutating func use(_ slot: ActionSlot, rank: Int, at moment: Occasion) {
        let place = Int(slot)
        let interval = min(moment.elapsed(since: lastUses[place]), Self.greatestInterval)
        intervals[place] = max(interval, Self.intervalKeep * intervals[place])
        lastUses[place] = moment.localSeconds
        recent.withUnsafeMutableBufferPointer { recent in
            guard let first = recent.baseAddress else { return }
            (first + 1).update(from: first, count: rank)
            first.pointee = slot
        }
        count(place)
    }

    @inline(__always)
    private mutating func count(_ place: Int) {
        let fastDecay = Self.fastDecay
        let slowDecay = Self.slowDecay
        fastUnit /= fastDecay
        slowUnit /= slowDecay
        fast[place] += fastUnit
        slow[place] += slowUnit
        fastTotal = fastTotal * fastDecay + 1
        slowTotal = slowTotal * slowDecay + 1
        if fastUnit > 1e6 || slowUnit > 1e6 { rescale() }
    }

    /// 2^(−1/200) and 2^(−1/1600): after so many events an event counts half.
    private static let fastDecay: Float = 0.996540262
    private static let slowDecay: Float = 0.999566876

    /// Once in some thousand events.
    private mutating func rescale() {
        let (fastScale, slowScale) = (1 / fastUnit, 1 / slowUnit)
        for place in stride(from: 0, to: fast.count, by: Lanes.width) {
            fast.set(fast.lanes(at: place) * fastScale + ContextRow.tiny, at: place)
            slow.set(slow.lanes(at: place) * slowScale + ContextRow.tiny, at: place)
        }
        fastUnit = 1
        slowUnit = 1
    }

    /// Room for as many slots, none of them used or vacant yet.
    mutating func makeSlots(_ count: Int) {
        let padded = (count + Lanes.width - 1) / Lanes.width * Lanes.width
        identifiers = Array(repeating: ActionID(0), count: count)
        fast = Array(repeating: 0, count: padded)
        slow = fast
        lastUses = Array(repeating: 0, count: count)
        intervals = Array(repeating: 0, count: count)
    }

    /// Puts an action back as it was, behind those that are there.
    mutating func restore(
        _ action: ActionID, _ slot: ActionSlot, fast: Float, slow: Float, at seconds: Int64, interval: Float
    ) {
        identifiers[Int(slot)] = action
        self.fast[Int(slot)] = fast
        self.slow[Int(slot)] = slow
        lastUses[Int(slot)] = seconds
        intervals[Int(slot)] = interval
        slots[action] = slot
        recent.append(slot)
    }

    mutating func makeRestVacant() {
        let used = Set(recent)
        vacant = identifiers.indices.map { ActionSlot(truncatingIfNeeded: $0) }.filter { !used.contains($0) }
    }

    mutating func setTotals(fast: Float, slow: Float) {
        fastTotal = fast
        slowTotal = slow
    }

    /// Frees the slots.
    mutating func remove(_ doomed: [Bool]) {
        recent.removeAll { doomed[Int($0)] }
        for place in identifiers.indices where doomed[place] {
            guard slots.removeValue(forKey: identifiers[place]) != nil else { continue }
            fastTotal = max(0, fastTotal - fast[place] / fastUnit)
            slowTotal = max(0, slowTotal - slow[place] / slowUnit)
            fast[place] = 0
            slow[place] = 0
            intervals[place] = 0
            vacant.append(ActionSlot(truncatingIfNeeded: place))
        }
    }
}
