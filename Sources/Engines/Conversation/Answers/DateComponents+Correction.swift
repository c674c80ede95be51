// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateComponents {
    /// The date that is meant where another was said before: “no, Friday” keeps the time, “at nine” the day.
    /// - Parameter hasPart: Whether a part of the day was said, which is another time, even without an hour.
    func correcting(_ earlier: DateComponents, hasPart: Bool) -> DateComponents {
        var date = self
        if day == nil, earlier.day != nil {
            (date.year, date.month, date.day) = (earlier.year, earlier.month, earlier.day)
        }
        if hour == nil, earlier.hour != nil, !hasPart {
            (date.hour, date.minute, date.second) = (earlier.hour, earlier.minute, earlier.second)
            date.timeZone = timeZone ?? earlier.timeZone
        }
        return date
    }
}
