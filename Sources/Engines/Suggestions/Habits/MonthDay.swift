// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A day in its month.
struct MonthDay {
    let month: Int
    /// From 1.
    let day: Int
    let isLast: Bool

    /// - Parameter number: Days since 1 January 1970.
    init(_ number: Int) {
        (month, day) = Self.civil(number)
        isLast = Self.civil(number + 1).day == 1
    }

    /// Which of its weekday in the month it is, from 1.
    var week: Int { (day - 1) / 7 + 1 }

    /// After Howard Hinnant, chrono-compatible low-level date algorithms.
    private static func civil(_ number: Int) -> (month: Int, day: Int) {
        // Eras of 400 years from 1 March of year 0.
        let day = number + 719_468
        let dayOfEra = day % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        return (monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
