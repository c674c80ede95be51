// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateComponents {
    /// The moment that they mean; a time alone is one of today, a day alone its beginning.
    ///
    /// - Returns: Nil if the calendar has none such.
    func moment(in calendar: Calendar, at now: Date) -> Date? {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        var whole = self
        whole.calendar = nil
        whole.year = year ?? today.year
        whole.month = month ?? today.month
        whole.day = day ?? today.day
        return calendar.date(from: whole)
    }
}
