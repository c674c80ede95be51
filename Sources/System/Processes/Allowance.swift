// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much somebody may use of something: a bucket that is taken from, and that fills again by the second.
///
/// The uptimes it is told are those of one clock that only goes forward.
package struct Allowance: Hashable, Sendable {
    private let capacity: Double
    private let rate: Double
    private var level: Double
    private var asked: Duration

    /// A full one.
    ///
    /// - Parameters:
    ///   - capacity: How much there is after a pause.
    ///   - rate: How much comes back each second.
    package init(capacity: Double, rate: Double, at uptime: Duration) {
        self.capacity = capacity
        self.rate = rate
        level = capacity
        asked = uptime
    }

    /// Whether so much is there again that somebody who used all of it has waited.
    package var isHalfFull: Bool { level >= capacity / 2 }

    /// Takes a cost, or nothing where there is too little.
    ///
    /// - Returns: Whether it was there.
    package mutating func take(_ cost: Double, at uptime: Duration) -> Bool {
        refill(at: uptime)
        guard level >= min(cost, capacity) else { return false }
        level -= min(cost, capacity)
        return true
    }

    /// Takes what has been used already, of which nobody knew before how much it would be; a full bucket at most.
    ///
    /// - Returns: How long to wait until there is something again; zero while there is.
    package mutating func charge(_ cost: Double, at uptime: Duration) -> Duration {
        refill(at: uptime)
        level -= min(max(0, cost), capacity)
        guard level <= 0 else { return .zero }
        // Not for a drop at a time: a tenth makes the wait worth its while.
        return .seconds((capacity / 10 - level) / rate)
    }

    private mutating func refill(at uptime: Duration) {
        let passed = max(.zero, uptime - asked)
        asked = max(asked, uptime)
        level = min(capacity, level + rate * (passed / .seconds(1)))
    }
}
