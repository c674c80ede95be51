// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is done on the days of a rhythm, around some time.
struct Habit {
    private let rhythm: Rhythm
    /// How likely it is to be a habit today, rather than chance.
    let probability: Float
    /// How likely it is done per minute, right now.
    let intensity: Float
    /// By how many minutes it is done later than now, in the mean.
    let offset: Float
    private let past: Past

    /// The habit that an action most likely is today; nil if it was done already, or if there is none.
    ///
    /// - Parameters:
    ///   - times: When the action was done, in minutes since 1970, the latest last.
    ///   - chance: How likely it is done by chance within a habit's reach of some time of a day.
    init?(_ times: [UInt32], _ days: RecentDays, chance: Float, at occasion: Occasion) {
        // Sets of rhythms: done at least once and twice, and of the latest five days on one, two and three.
        var (once, twice): (UInt32, UInt32) = (0, 0)
        var lately: (one: UInt32, two: UInt32, three: UInt32) = (0, 0, 0)
        var last = -1
        for time in times {
            guard let occurrence = occasion.occurrence(time), occurrence.daysAgo != last else { continue }
            last = occurrence.daysAgo
            twice |= once & days.likeToday[last]
            once |= days.likeToday[last]
            lately.three |= lately.two & days.lately[last]
            lately.two |= lately.one & days.lately[last]
            lately.one |= days.lately[last]
        }
        // Most actions end here: a habit was kept at least twice, and often enough recently to be one still.
        var likely = lately.three
        if Self.mayGoOn(kept: 2, chance) { likely |= lately.two }
        if Self.mayGoOn(kept: 1, chance) { likely |= lately.one }
        guard last != 0, twice & likely != 0 else { return nil }
        let past = Past(times, days, chance: chance, at: occasion)
        guard past.mayBeHabit(twice & likely), let best = past.bestRhythm() else { return nil }
        let probability = Float(past.belief(best).probability)
        guard probability > Constants.leastHabit else { return nil }
        (rhythm, self.past, self.probability) = (Rhythm.all[best], past, probability)
        (offset, intensity) = past.timing(best, isKept: probability * Constants.habitKept)
    }

    /// Whether a habit that was sure before the latest five days can still be one.
    private static func mayGoOn(kept: Int, _ chance: Float) -> Bool {
        let habit = Constants.habitKept
        var odds = (1 - Constants.habitEnds) / Constants.habitEnds
        for day in 0..<RecentDays.latest { odds *= day < kept ? habit / chance : (1 - habit) / (1 - chance) }
        return odds > Constants.leastHabit
    }

    /// The days that a person would name.
    func days(at occasion: Occasion) -> HabitDays {
        let date = Rhythm.dayOfMonth(occasion.day)
        switch rhythm {
        case .daily:
            let isOther: (Int) -> Bool = { occasion.isWeekend(before: $0) != occasion.isWeekend }
            let isEveryDay = past.isKept(on: (1...21).filter(isOther))
            return isEveryDay ? .everyDay : occasion.isWeekend ? .weekends : .weekdays
        case .every(1): return .everyDay
        case .every(7):
            let weekdays = (0..<7).filter { weekday in
                let daysAgo = (occasion.weekday - weekday + 6) % 7 + 1
                return weekday == occasion.weekday
                    || past.isKept(on: Array(stride(from: daysAgo, through: Constants.mostDays, by: 7)))
            }
            let named: [[Int]: HabitDays] = [Array(0..<7): .everyDay, Array(0..<5): .weekdays, [5, 6]: .weekends]
            return named[weekdays] ?? .weekly(weekdays)
        case .every(14): return .fortnightly(weekday: occasion.weekday)
        case .every(21): return .everyThirdWeek(weekday: occasion.weekday)
        case .every(let days): return .everyDays(days)
        case .dayOfMonth: return .monthly(day: date)
        case .lastDayOfMonth: return .lastDayOfMonth
        case .weekdayOfMonth: return .monthlyWeekday(week: Rhythm.week(of: date), weekday: occasion.weekday)
        case .lastWeekdayOfMonth: return .lastWeekdayOfMonth(weekday: occasion.weekday)
        }
    }
}
