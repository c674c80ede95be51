// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A point in time, passed in by the caller of a conversation.
///
/// Both clocks come from outside, so that a test holds them still and a change
/// of the wall clock never makes a duration negative.
package struct Moment: Hashable, Sendable {
    /// The wall clock; what "tomorrow at eight" is reckoned from.
    package var date: Date
    /// A clock that only goes forward, from any origin; durations are reckoned by it.
    package var uptime: Duration

    package init(date: Date, uptime: Duration) {
        self.date = date
        self.uptime = uptime
    }
}
