// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink

/// What this process tells the system of its own accord: activities, donations, proposals.
///
/// Once the system has what it waits for, it may end the process; what was said before is to arrive all the same.
package enum SystemTalk {
    /// A completion may tell the system more, whose completion does so again, but not forever.
    private static let rounds = 8

    /// Returns when the system has answered all of it, and the completions have returned.
    package static func settle() async {
        for _ in 0..<rounds {
            await ActivityCenter.shared.settle()
            let hasDonated = await CallChannel.donations.settle()
            let hasAsked = await CallChannel.phrases.settle()
            if !hasDonated, !hasAsked { return }
        }
    }

    /// Returns when nothing of it can be lost any more; donations may be on their way yet.
    package static func send() async {
        await ActivityCenter.shared.settle()
        await CallChannel.phrases.settle()
        await CallChannel.donations.send()
    }
}
