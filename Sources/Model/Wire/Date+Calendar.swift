// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Date {
    /// Whether the date lies between `distantPast` and `distantFuture`, the years 1 and 4001; what is not a number does
    /// not.
    package var isInCalendar: Bool {
        // Of dates themselves none is before or after what is not a number, so it would lie between any two.
        let time = timeIntervalSinceReferenceDate
        return time >= Date.distantPast.timeIntervalSinceReferenceDate
            && time <= Date.distantFuture.timeIntervalSinceReferenceDate
    }
}
