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
            (Rhythm.daily, 11, 24, [1, 4, 5, 6, 7, 8, 11]), (.weekly, 11, 24, [7, 14, 21, 28, 35, 42, 49]),
            (.fortnightly, 11, 24, [14, 28, 42, 56, 70]), (.otherFortnight, 11, 24, [7, 21, 35, 49]),
            (.dayOfMonth, 11, 24, [31, 61, 92, 123]), (.weekdayOfMonth, 11, 24, [28, 63, 91]),
            (.lastDayOfMonth, 11, 24, []),
            // A Saturday.
            (.daily, 11, 28, [6, 7, 13, 14, 20, 21]),
            (.lastDayOfMonth, 11, 30, [30, 61, 91, 122]), (.lastDayOfMonth, 2, 28, [28, 59, 90]),
            (.dayOfMonth, 5, 31, [61, 120, 151]),
        ])
    func latest(rhythm: Rhythm, month: Int, day: Int, expected: [Int]) throws {
        let days = RhythmDays.all(before: try Self.occasion(month, day)).first { $0.rhythm == rhythm }
        #expect(days.map { Array($0.daysAgo.prefix(expected.count)) } == expected)
        if expected.isEmpty { #expect(days?.daysAgo.isEmpty == true) }
    }

    @Test("near the beginning of time nothing goes wrong", arguments: [0, 1, 30, 400])
    func beginning(day: Int64) {
        let rhythms = RhythmDays.all(before: Occasion(localSeconds: day * 86_400, isStart: true))
        #expect(rhythms.count == Rhythm.allCases.count)
        #expect(rhythms.allSatisfy { $0.daysAgo.allSatisfy { (1...Constants.mostDays).contains($0) } })
    }

    @Test("one time is hardly a habit, four are, and two misses after them are soon none")
    func belief() {
        func belief(_ days: [Bool], chance: Double = 0.02) -> Belief {
            Belief(Array(days.indices), days, chance: chance, begins: Constants.habitBegins)
        }
        #expect(belief([false, false]).evidence == 1)
        #expect(belief([true]).probability < 0.2)
        #expect(belief([true, true, true, true]).probability > 0.85)
        #expect(belief([false, true, true, true, true]).probability > 0.4)
        #expect(belief([false, false, false, true, true, true, true]).probability < 0.05)
        // What is done anyway is no habit.
        #expect(belief([true, true, true, true], chance: 0.7).probability < 0.1)
        let begins = Constants.habitBegins
        let once = begins * Constants.habitKept / 0.02 + 1 - begins
        #expect(abs(belief([true]).evidence - once) < 1e-12)
    }

    @Test("an occurrence belongs to the nearest day, across midnight too")
    func occurrences() {
        let now = Occasion(localSeconds: 1_700_006_400 + 10 * 60, isStart: true)
        let offsets = [0, -60, 90, -91, 1_440 - 20, -1_440 + 20, -1_440 - 20, -7 * 1_440, -401 * 1_440]
        let found = now.occurrences(offsets.map { now.minutes + $0 })
        #expect(found.map(\.daysAgo) == [0, 0, 0, 1, 1, 7])
        #expect(found.map(\.offset) == [0, -60, 90, 20, -20, 0])
    }
}
