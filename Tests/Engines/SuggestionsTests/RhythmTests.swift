// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Suggestions

@Suite("Rhythms")
struct RhythmTests {
    /// A day of 2026, by month and day.
    private static func occasion(_ month: Int, _ day: Int) throws -> Occasion {
        let components = DateComponents(year: 2026, month: month, day: day, hour: 9)
        let date = try #require(calendar.date(from: components))
        return Occasion(localSeconds: Int64(date.timeIntervalSince1970), isStart: true)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    @Test("days of months are those of the calendar, leap years among them")
    func dates() {
        for number in stride(from: 0, to: 146_097 + 40_000, by: 13) {
            let date = Date(timeIntervalSince1970: Double(number) * 86_400)
            #expect(Rhythm.dayOfMonth(number) == Self.calendar.component(.day, from: date), "\(date)")
        }
    }

    @Test(
        "the latest days of a rhythm",
        arguments: [
            // A Tuesday.
            (Rhythm.daily, 11, 24, [1, 4, 5, 6, 7, 8, 11]), (.every(7), 11, 24, [7, 14, 21, 28, 35, 42, 49]),
            (.every(14), 11, 24, [14, 28, 42, 56, 70]), (.every(10), 11, 24, [10, 20, 30, 40]),
            (.dayOfMonth, 11, 24, [31, 61, 92, 123]), (.weekdayOfMonth, 11, 24, [28, 63, 91]),
            (.lastWeekdayOfMonth, 11, 24, [28, 56, 91]),
            // A Saturday.
            (.daily, 11, 28, [6, 7, 13, 14, 20, 21]),
            (.lastDayOfMonth, 11, 30, [30, 61, 91, 122]), (.lastDayOfMonth, 2, 28, [28, 59, 90]),
            (.dayOfMonth, 5, 31, [61, 120, 151]),
        ])
    func latest(rhythm: Rhythm, month: Int, day: Int, expected: [Int]) throws {
        let days = RecentDays(before: try Self.occasion(month, day).day)
        let place = try #require(Rhythm.all.firstIndex(of: rhythm))
        #expect(Array(days.alike[place].prefix(expected.count)) == expected)
        let marked = (0...Constants.mostDays).filter { days.likeToday[$0] & 1 << UInt32(place) != 0 }
        #expect(marked == days.alike[place])
    }

    @Test(
        "days that a rhythm is not about are no habit of it",
        arguments: [Rhythm.lastDayOfMonth, .lastWeekdayOfMonth])
    func rest(rhythm: Rhythm) throws {
        let days = RecentDays(before: try Self.occasion(11, 12).day)
        let place = try #require(Rhythm.all.firstIndex(of: rhythm))
        #expect(days.likeToday.allSatisfy { $0 & 1 << UInt32(place) == 0 })
    }

    @Test("near the beginning of time nothing goes wrong", arguments: [0, 1, 30, 400])
    func beginning(day: Int) {
        let days = RecentDays(before: day)
        #expect(days.alike.count == Rhythm.all.count)
        #expect(days.alike.allSatisfy { $0.allSatisfy { (1...max(1, day)).contains($0) } })
        for place in Rhythm.all.indices {
            let classes = (0...Constants.mostDays).map { Int(days.class(of: $0, in: place)) }
            #expect(classes.allSatisfy { $0 < RecentDays.mostClasses })
        }
    }

    @Test("one time is hardly a habit, four are, and two misses after them are soon none")
    func belief() {
        func belief(_ days: [Bool], chance: Double = 0.02) -> Belief {
            let kept = Double(Constants.habitKept)
            var belief = Belief(begins: Double(Constants.habitBegins))
            // The latest day comes first, and the first day on which it was kept begins.
            for day in days.reversed().drop(while: { !$0 }) {
                belief.add(day ? kept / chance : (1 - kept) / (1 - chance))
            }
            return belief
        }
        #expect(abs(belief([false, false]).evidence - 1) < 1e-12)
        #expect(belief([true]).probability < 0.2)
        #expect(belief([true, true, true, true]).probability > 0.85)
        #expect(belief([false, true, true, true, true]).probability > 0.4)
        #expect(belief([false, false, false, true, true, true, true]).probability < 0.05)
        // What is done anyway is no habit.
        #expect(belief([true, true, true, true], chance: 0.7).probability < 0.1)
        // What was a habit comes back at once.
        let weeksAway = [Bool](repeating: false, count: 14)
        let back = belief([true] + weeksAway + [true, true, true, true]).probability
        #expect(back > 3 * belief([true]).probability)
    }

    @Test("an occurrence belongs to the nearest day, across midnight too")
    func occurrences() {
        let now = Occasion(localSeconds: 1_700_006_400 + 10 * 60, isStart: true)
        let offsets = [0, -60, 90, -91, 1_440 - 20, -1_440 + 20, -1_440 - 20, -7 * 1_440, -401 * 1_440]
        let found = offsets.compactMap { now.occurrence(UInt32(now.minutes + $0)) }
        #expect(found.map(\.daysAgo) == [0, 0, 0, 1, 1, 7])
        #expect(found.map(\.offset) == [0, -60, 90, 20, -20, 0])
    }
}
