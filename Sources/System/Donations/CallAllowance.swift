// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes

/// How many calls an app may still make, and whether its excess was logged.
struct CallAllowance {
    private var allowance: Allowance
    /// The excess was logged, and the app has not waited long enough since for a new line.
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
