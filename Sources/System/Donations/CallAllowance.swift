// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes

/// How many calls an app may make yet, and whether it has been told so.
struct CallAllowance {
    private var allowance: Allowance
    /// The app has been told to wait, and has not waited long enough since to be told anew.
    private var isExhausted = false

    /// A full one.
    ///
    /// - Parameter uptime: Of a clock that only goes forward, here and later.
    init(_ limits: DonationLimits, at uptime: Duration) {
        allowance = Allowance(capacity: limits.burst, rate: limits.rate, at: uptime)
    }

    enum Answer {
        case granted
        /// For the first time since the bucket was half full.
        case exhausted
        case stillExhausted
    }

    /// Takes what a call costs, or nothing where there is too little.
    mutating func take(_ cost: Double, at uptime: Duration) -> Answer {
        let isGranted = allowance.take(cost, at: uptime)
        if allowance.isHalfFull { isExhausted = false }
        if isGranted { return .granted }
        defer { isExhausted = true }
        return isExhausted ? .stillExhausted : .exhausted
    }
}
