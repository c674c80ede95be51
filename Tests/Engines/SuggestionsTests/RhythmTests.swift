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
            #expect(RecentDays.dayOfMonth(number) == Self.calendar.component(.day, from: date), "\(date)")
        }
    }

    /// The place of the first rhythm of the calendar.
    private static let calendarPlace = RecentDays.cycles.count
    private static let (ofKind, ofDate, ofLastDay) = (calendarPlace, calendarPlace + 1, calendarPlace + 2)
    private static let (ofWeek, ofLastWeek) = (calendarPlace + 3, calendarPlace + 4)

    /// The days that a rhythm counts as like the first one.
    private static func alike(_ days: RecentDays, _ rhythm: Int) -> [Int] {
        let classes = days.classes[rhythm]
        guard classes[0] != RecentDays.rest else { return [] }
        return classes.indices.dropFirst().filter { classes[$0] == classes[0] }
    }

    @Test(
        "the latest days of a rhythm",
        arguments: [
            // A Tuesday.
            (ofKind, 11, 24, [1, 4, 5, 6, 7, 8, 11]), (6, 11, 24, [7, 14, 21, 28, 35, 42, 49]),
            (13, 11, 24, [14, 28, 42, 56, 70]), (9, 11, 24, [10, 20, 30, 40]), (14, 11, 24, [21, 42, 63]),
            (ofDate, 11, 24, [31, 61, 92, 123]), (ofWeek, 11, 24, [28, 63, 91]), (ofLastWeek, 11, 24, [28, 56, 91]),
            // A Saturday.
            (ofKind, 11, 28, [6, 7, 13, 14, 20, 21]),
            (ofLastDay, 11, 30, [30, 61, 91, 122]), (ofLastDay, 2, 28, [28, 59, 90]), (ofDate, 5, 31, [61, 120, 151]),
        ])
    func latest(rhythm: Int, month: Int, day: Int, expected: [Int]) throws {
        let days = RecentDays(before: try Self.occasion(month, day).day)
        #expect(Array(Self.alike(days, rhythm).prefix(expected.count)) == expected)
        let marked = days.lately.indices.filter { days.lately[$0] & 1 << rhythm != 0 }
        #expect(marked == Array(Self.alike(days, rhythm).prefix(5)))
    }

    @Test("days of a trip are of no class, and not among the latest")
    func trips() throws {
        let day = try Self.occasion(11, 24).day
        let days = RecentDays(before: day, without: [day - 14..<day - 3])
        #expect(Array(Self.alike(days, 6).prefix(3)) == [21, 28, 35])
        #expect(Array(Self.alike(days, Self.ofKind).prefix(4)) == [1, 15, 18, 19])
        #expect((4...14).allSatisfy { days.lately[$0] == 0 })
    }

    @Test("days that a rhythm is not about are no habit of it", arguments: [ofLastDay, ofLastWeek])
    func rest(rhythm: Int) throws {
        let days = RecentDays(before: try Self.occasion(11, 12).day)
        #expect(days.classes[rhythm][0] == RecentDays.rest)
        #expect(days.lately.allSatisfy { $0 & 1 << rhythm == 0 })
    }

    @Test("near the beginning of time nothing goes wrong", arguments: [0, 1, 30, 400])
    func beginning(day: Int) {
        let days = RecentDays(before: day)
        #expect(days.classes.count == RecentDays.rarities.count)
        for classes in days.classes {
            #expect(classes.count == Constants.mostDays + 1)
            #expect(classes.allSatisfy { $0 == RecentDays.rest || $0 < RecentDays.mostClasses })
        }
    }

    @Test("one time is hardly a habit, four are, and two misses after them are soon none")
    func belief() {
        func belief(_ days: [Bool], chance: Double = 0.02) -> Belief {
            let kept = Constants.habitKept
            var belief = Belief(begins: Constants.habitBegins)
            // The latest day comes first.
            for day in days.reversed() { belief.add(day, day ? kept / chance : (1 - kept) / (1 - chance)) }
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
        let midnight: Int64 = 1_700_006_400
        let offsets = [0, -60, 90, -91, 1_440 - 20, -1_440 + 20, -1_440 - 20, -7 * 1_440, -401 * 1_440]
        let times: [Moment] = offsets.map { offset in
            let then = Occasion(localSeconds: midnight + Int64(10 + offset) * 60, isStart: true)
            return (UInt32(then.day), UInt32(then.minute))
        }
        var found: [[Int]] = []
        Occasion(localSeconds: midnight + 10 * 60, isStart: true)
            .forEachOccurrence(in: times.sorted { $0.minute < $1.minute }) { found.append([$0, $1]) }
        #expect(Set(found) == [[0, 0], [0, -60], [0, 90], [1, 20], [1, -20], [7, 0]])
        #expect(found.count == 6)
    }
}
