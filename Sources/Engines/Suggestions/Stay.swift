// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// From which day on a person was in a time zone. Habits of home are kept by another clock while they are away.
struct Stay: Sendable {
    /// Since 1 January 1970.
    let firstDay: Int
    /// Seconds ahead of GMT.
    let zone: Int

    static let most = 16
    /// What summer time and short trips change does not count.
    private static let tolerance = 7_200

    func isNear(_ other: Int) -> Bool { abs(zone - other) <= Self.tolerance }

    /// Whether it can have been learned.
    var isSound: Bool {
        (0...Int(Occasion.latest / Occasion.secondsPerDay)).contains(firstDay) && (-90_000...90_000).contains(zone)
    }
}
