// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why something is suggested.
package enum ReasonText: String, TextKey {
    package static let table = "Reasons"

    case relevant, recurs, after, afterLast, hour, place, namedPlace, recent, frequent, known, monday, tuesday
    case wednesday, thursday, friday, saturday, sunday, weekend, weekday, morning, midday, afternoon, evening, night
}
