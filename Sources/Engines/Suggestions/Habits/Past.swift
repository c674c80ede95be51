// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When actions were done, by the time of day: on which days, and at which minute.
struct Past: Sendable {
    /// Something that was done around this time of day.
    struct Occurrence {
        var action: Int
        /// 0 is today.
        var daysAgo: Int
        /// Minutes by which it was later in its day than it is now.
        var offset: Int
    }

    struct Entry {
        var action: Int32
        var day: Int32
        var minute: Int32
    }

    /// By half hours of the day, the later the farther behind; of one action one entry a day.
    private(set) var halfHours = [[Entry]](repeating: [], count: Self.halfHoursOfDay)

    init() {}

    /// - Parameter halfHours: The actions, days and minutes of the entries.
    /// - Throws: `SuggestionStateError` where it can't have been so, of so many actions.
    init(halfHours: [[Int32]], actionCount: Int) throws(SuggestionStateError) {
        guard halfHours.count == Self.halfHoursOfDay, halfHours.allSatisfy({ $0.count % 3 == 0 }) else { throw .damaged }
        self.halfHours = halfHours.map { numbers in
            stride(from: 0, to: numbers.count, by: 3).map { place in
                Entry(action: numbers[place], day: numbers[place + 1], minute: numbers[place + 2])
            }
        }
        let isSound = self.halfHours.enumerated().allSatisfy { place, entries in
            entries.count <= Self.mostEntries
                && entries.allSatisfy { entry in
                    (0..<actionCount).contains(Int(entry.action)) && entry.minute / 30 == place && entry.minute >= 0
                        && (0...Occasion.latest / Occasion.secondsPerDay).contains(Int64(entry.day))
                }
        }
        guard isSound else { throw .damaged }
    }

    /// Days that are looked back at: thirteen months.
    static let mostDays = 400
    private static let halfHoursOfDay = 48
    private static let mostEntries = 600

    mutating func add(_ action: Int, at moment: Moment) {
        let entry = Entry(
            action: Int32(truncatingIfNeeded: action), day: Int32(truncatingIfNeeded: moment.day),
            minute: Int32(truncatingIfNeeded: moment.minute))
        let place = moment.minute / 30
        let isKnown = halfHours[place].reversed().prefix { $0.day == entry.day }.contains { $0.action == entry.action }
        guard !isKnown else { return }
        if halfHours[place].count >= Self.mostEntries { makeRoom(in: place) }
        halfHours[place].append(entry)
    }

    /// What was done most in a half hour is known best: of it the oldest goes, and rare habits stay.
    private mutating func makeRoom(in place: Int) {
        var counts: [Int32: Int] = [:]
        for entry in halfHours[place] { counts[entry.action, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        if let oldest = halfHours[place].firstIndex(where: { counts[$0.action] == most }) {
            halfHours[place].remove(at: oldest)
        }
    }

    /// What was done within so many minutes of this time of day.
    func occurrences(around moment: Moment, within reach: Int) -> [Occurrence] {
        let first = Int((Double(moment.minute - reach) / 30).rounded(.down))
        let last = Int((Double(moment.minute + reach) / 30).rounded(.down))
        var found: [Occurrence] = []
        for place in first...last {
            for entry in halfHours[(place + Self.halfHoursOfDay) % Self.halfHoursOfDay] {
                let elapsed = moment.minutes - (Int(entry.day) * Moment.minutesOfDay + Int(entry.minute))
                // Half a day is added so that it is rounded to the nearest day.
                let daysAgo = (elapsed + Moment.minutesOfDay / 2) / Moment.minutesOfDay
                let offset = daysAgo * Moment.minutesOfDay - elapsed
                guard (0...Self.mostDays).contains(daysAgo), abs(offset) <= reach else { continue }
                found.append(Occurrence(action: Int(entry.action), daysAgo: daysAgo, offset: offset))
            }
        }
        return found
    }

    /// Gives actions new numbers; what was done of those that get none is gone.
    mutating func renumber(_ numbers: [Int?]) {
        for place in halfHours.indices {
            halfHours[place] = halfHours[place].compactMap { entry in
                numbers[Int(entry.action)].map { Entry(action: Int32($0), day: entry.day, minute: entry.minute) }
            }
        }
    }
}
