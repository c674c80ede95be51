// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was checked in during the last months, as the service keeps it.
public struct Diary: Sendable {
    /// One check-in.
    public struct Entry: Codable, Sendable {
        /// `daily`, `breakfast` or `sport`.
        public var kind: String
        /// When it was made.
        public var date: Date
        /// How long it took; nil for what takes no time.
        public var seconds: Double?

        /// A check-in of some time ago.
        public init(kind: String, date: Date, seconds: Double? = nil) {
            self.kind = kind
            self.date = date
            self.seconds = seconds
        }
    }

    /// In the order in which they were made.
    public var entries: [Entry]
    private let calendar: Calendar

    /// A diary with what is in it.
    public init(entries: [Entry] = [], calendar: Calendar = .current) {
        self.entries = entries
        self.calendar = calendar
    }

    /// When the day began for the person; nil if they did not punch in.
    public func punch(on day: Date) -> Date? {
        entries.first { $0.kind == "daily" && calendar.isDate($0.date, inSameDayAs: day) }?.date
    }

    /// For how many hours there was sport on a day.
    public func hours(on day: Date) -> Double {
        let seconds = entries.lazy.filter { $0.kind == "sport" && calendar.isDate($0.date, inSameDayAs: day) }
            .compactMap(\.seconds).reduce(0, +)
        return seconds / 3600
    }

    /// On how many days in a row the person has punched in, up to a day; it need not have happened on that day yet.
    public func daysInARow(until day: Date) -> Int {
        let days = Set(entries.lazy.filter { $0.kind == "daily" }.map { calendar.startOfDay(for: $0.date) })
        var day = calendar.startOfDay(for: day)
        if !days.contains(day) { day = dayBefore(day) }
        var count = 0
        while days.contains(day) {
            count += 1
            day = dayBefore(day)
        }
        return count
    }

    private func dayBefore(_ day: Date) -> Date {
        calendar.date(byAdding: .day, value: -1, to: day) ?? .distantPast
    }
}
