// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How often tests whose subject is a random moment try their luck: a sample in every run, more with `make kills`.
package enum Repetitions {
    /// Launches of one app, each with a kill: `BECKON_LAUNCHES` or the sample.
    package static func launches(sample: Int) -> Int { number("BECKON_LAUNCHES") ?? sample }

    /// Kills of a process that writes: `BECKON_KILLS` or the sample.
    package static func kills(sample: Int) -> Int { number("BECKON_KILLS") ?? sample }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
