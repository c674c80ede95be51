// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Suggestions

@Suite("Habits")
struct HabitTests {
    struct Case: Sendable {
        let name: String
        /// By the number of the day: the first is Monday, 5 January 2026.
        let minute: @Sendable (_ day: Int) -> Int?
        /// From this time on that it is kept, it is among the first three, but for one time in ten.
        let learned: Int
        let days: Int
        let reason: Reason
    }

    private static let firstDay = 20_458

    static let cases = [
        Case(
            name: "money, Fridays 20:00", minute: { $0 % 7 == 4 ? 1_200 : nil }, learned: 3, days: 16 * 7,
            reason: .habit(.weekly([4]), minute: 1_200)),
        Case(
            name: "gym, Tuesdays and Thursdays 18:00", minute: { [1, 3].contains($0 % 7) ? 1_080 : nil }, learned: 5,
            days: 10 * 7, reason: .habit(.weekly([1, 3]), minute: 1_080)),
        Case(
            name: "coffee, weekdays 10:00", minute: { $0 % 7 < 5 ? 600 : nil }, learned: 6, days: 5 * 7,
            reason: .habit(.weekdays, minute: 600)),
        Case(
            name: "cake, weekends 15:00", minute: { $0 % 7 >= 5 ? 900 : nil }, learned: 6, days: 10 * 7,
            reason: .habit(.weekends, minute: 900)),
        Case(
            name: "alarm, every day 7:30", minute: { _ in 450 }, learned: 6, days: 6 * 7,
            reason: .habit(.everyDay, minute: 450)),
        Case(
            name: "bins, every other Wednesday 19:00", minute: { $0 % 14 == 2 ? 1_140 : nil }, learned: 4,
            days: 20 * 7, reason: .habit(.fortnightly(weekday: 2), minute: 1_140)),
        Case(
            name: "parents, every third Wednesday 19:00", minute: { $0 % 21 == 2 ? 1_140 : nil }, learned: 4,
            days: 30 * 7, reason: .habit(.everyThirdWeek(weekday: 2), minute: 1_140)),
        Case(
            name: "plants, every tenth day 19:00", minute: { $0 % 10 == 0 ? 1_140 : nil }, learned: 4,
            days: 130, reason: .habit(.everyDays(10), minute: 1_140)),
        Case(
            name: "early shift, four of eight days 6:30", minute: { $0 % 8 < 4 ? 390 : nil }, learned: 12,
            // Nothing else is done that early, so the time of day alone says it.
            days: 130, reason: .hour),
        Case(
            name: "beer, the last Friday of the month 17:00",
            minute: { $0 % 7 == 4 && RecentDays.dayOfMonth(firstDay + $0 + 7) <= 7 ? 1_020 : nil }, learned: 4,
            days: 300,
            reason: .habit(.lastWeekdayOfMonth(weekday: 4), minute: 1_020)),
        Case(
            name: "rent, the 1st 9:00", minute: { RecentDays.dayOfMonth(firstDay + $0) == 1 ? 540 : nil }, learned: 4,
            days: 270, reason: .habit(.monthly(day: 1), minute: 540)),
        Case(
            name: "report, the last day of the month 17:00",
            minute: { RecentDays.dayOfMonth(firstDay + $0 + 1) == 1 ? 1_020 : nil }, learned: 4, days: 270,
            reason: .habit(.lastDayOfMonth, minute: 1_020)),
        Case(
            name: "club, the first Monday 18:00",
            minute: { $0 % 7 == 0 && RecentDays.dayOfMonth(firstDay + $0) <= 7 ? 1_080 : nil }, learned: 4, days: 270,
            reason: .habit(.monthlyWeekday(week: 1, weekday: 0), minute: 1_080)),
    ]

    @Test("a habit is found, and named, and never unlearned while it is kept", arguments: cases)
    func found(habit: Case) {
        let later = MadePerson(minute: habit.minute).kept(days: habit.days).dropFirst(habit.learned)
        let offered = later.filter(\.isOffered)
        #expect(Double(offered.count) >= 0.9 * Double(later.count), "\(habit.name)")
        #expect(later.last?.reason == habit.reason, "\(habit.name)")
    }

    @Test("a habit that moved is followed in the second week, and one that ended is gone after three")
    func changes() {
        let moved = MadePerson(minute: { $0 % 7 < 5 ? ($0 < 42 ? 600 : 900) : nil }).kept(days: 63)
        let second = moved.filter { (49..<63).contains($0.day) && $0.isOffered }
        #expect(second.count >= 9)

        let ended = MadePerson(minute: { $0 % 7 == 4 && $0 < 70 ? 1_200 : nil })
            .kept(days: 112) { $0 % 7 == 4 && $0 >= 70 ? 1_200 : nil }
        #expect(ended.filter { (35..<70).contains($0.day) }.allSatisfy { $0.isOffered })
        #expect(!ended.contains { $0.day >= 70 + 21 && $0.isOffered })
    }

    @Test("a habit of home is there again on the first day back from another time zone")
    func timeZones() {
        let isAway = { (day: Int) in (42..<56).contains(day) }
        let calls = MadePerson(minute: { isAway($0) ? 840 : 1_200 }, zone: { isAway($0) ? -21_600 : 0 }).kept(days: 59)
        let back = calls.filter { $0.day >= 56 }
        #expect(back.map(\.isOffered) == [true, true, true])
    }

    @Test("a habit is called for around its time, and not once it was kept today")
    func onceADay() {
        var engine = SuggestionEngine()
        let monday = Int64(Self.firstDay) * 86_400
        for day in 0..<14 {
            for (minute, action) in [(600, 1), (660, 2), (780, 3), (840, 4)] {
                let seconds = monday + Int64(day) * 86_400 + Int64(minute + day % 3) * 60
                engine.learn(ActionID(Int64(action)), at: Occasion(localSeconds: seconds, isStart: true))
            }
        }
        func intensity(_ minute: Int) -> Float {
            let occasion = Occasion(localSeconds: monday + 14 * 86_400 + Int64(minute) * 60, isStart: true)
            var search = engine.habitSearch(at: occasion)
            let habit = search.habit(of: engine.roster.rows[0], engine.roster.shares[0])
            return (habit?.call ?? 0) * search.rate
        }
        #expect(intensity(600) > 0.01)
        #expect(intensity(600) > 2 * intensity(560))
        // It was not done so far, so it is done soon; but not forever.
        #expect(intensity(620) > intensity(580))
        #expect(intensity(660) < intensity(620))
        engine.learn(ActionID(1), at: Occasion(localSeconds: monday + 14 * 86_400 + 595 * 60, isStart: true))
        #expect(intensity(600) == 0)
    }

    @Test("what has no time is not a habit")
    func anyTime() {
        let kept = MadePerson(minute: { 480 + $0 * 397 % 840 }, spread: 1).kept(days: 60)
        #expect(!kept.contains { if case .habit = $0.reason { true } else { false } })
    }
}
