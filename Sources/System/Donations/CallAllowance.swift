// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How many calls an app may make yet: a bucket that calls take from and that fills again by the second.
struct CallAllowance {
    private let capacity: Double
    private let rate: Double
    private var level: Double
    private var asked: Duration
    /// The app has been told to wait, and has not waited long enough since to be told anew.
    private(set) var isExhausted = false

    /// A full one.
    ///
    /// - Parameter uptime: Of a clock that only goes forward, here and later.
    init(_ limits: DonationLimits, at uptime: Duration) {
        capacity = limits.burst
        rate = limits.rate
        level = limits.burst
        asked = uptime
    }

    enum Answer {
        case granted
        /// For the first time since the bucket was half full.
        case exhausted
        case stillExhausted
    }

    /// Takes what a call costs, or nothing where there is too little.
    mutating func take(_ cost: Double, at uptime: Duration) -> Answer {
        let passed = max(.zero, uptime - asked)
        asked = max(asked, uptime)
        level = min(capacity, level + rate * (passed / .seconds(1)))
        if level >= capacity / 2 { isExhausted = false }
        guard level >= min(cost, capacity) else {
            defer { isExhausted = true }
            return isExhausted ? .stillExhausted : .exhausted
        }
        level -= min(cost, capacity)
        return .granted
    }
}
