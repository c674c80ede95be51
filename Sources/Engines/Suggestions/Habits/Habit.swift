// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is done on the days of a rhythm, around some time.
struct Habit {
    let rhythm: Rhythm
    /// How likely it is to be a habit today, rather than chance.
    let probability: Double
    /// How likely it is done per minute, right now.
    let intensity: Double
    /// By how many minutes it is done later than now, in the mean.
    let offset: Double
    /// How many days ago it was done around this time.
    let kept: Set<Int>
    let chance: Double

    /// The habit that an action most likely is today; nil where it was done already, or where there is none.
    ///
    /// - Parameters:
    ///   - occurrences: Of the action, around this time of day.
    ///   - calendar: The days of each rhythm.
    ///   - chance: How likely it is in so much of a day without a habit.
    init?(_ occurrences: [Past.Occurrence], on calendar: [(rhythm: Rhythm, days: [Int])], chance: Double) {
        kept = Set(occurrences.map(\.daysAgo))
        guard !kept.contains(0) else { return nil }
        self.chance = chance
        // The rhythm that explains most: a slower one is refuted more slowly, and would outlive what it is a part of.
        var best: (rhythm: Rhythm, days: [Int], belief: Belief)?
        for (rhythm, days) in calendar {
            let belief = Belief(days.map(kept.contains), chance: chance)
            if belief.evidence > best?.belief.evidence ?? 0 { best = (rhythm, days, belief) }
        }
        guard let best, best.rhythm.hasToday else { return nil }
        (rhythm, probability) = (best.rhythm, best.belief.probability)
        let offsets = occurrences.filter { best.days.contains($0.daysAgo) }.map { Double($0.offset) }
        offset = offsets.reduce(0, +) / Double(offsets.count)
        intensity = Self.intensity(of: probability * Constants.habitKept, around: offsets)
    }

    /// How likely something is done per minute that is done today with some probability, and was not yet.
    ///
    /// - Parameter offsets: The minutes from now at which it was done on other days: a kernel estimate of its time.
    private static func intensity(of probability: Double, around offsets: [Double]) -> Double {
        let distances = offsets.map { $0 / Constants.habitSpread }
        let count = Double(distances.count)
        let unit = 1 / (Constants.habitSpread * (2 * Double.pi).squareRoot())
        let density = distances.reduce(0) { $0 + exp(-0.5 * $1 * $1) } / count * unit
        let passed = distances.reduce(0) { $0 + 0.5 * erfc($1 * 0.5.squareRoot()) } / count
        return probability * density / (1 - probability * passed)
    }

    /// The days that a person would name.
    func days(at moment: Moment) -> HabitDays {
        let today = MonthDay(moment.day)
        switch rhythm {
        case .daily:
            let others = Rhythm.latestDays.filter { (moment.weekday(before: $0) >= 5) != moment.isWeekend }
            return isKept(on: others) ? .everyDay : moment.isWeekend ? .weekends : .weekdays
        case .weekly:
            let weekdays = (0..<7).filter { weekday in
                weekday == moment.weekday
                    || isKept(on: (1...Past.mostDays).filter { moment.weekday(before: $0) == weekday })
            }
            return .weekly(weekdays)
        case .fortnightly, .otherFortnight: return .fortnightly(weekday: moment.weekday)
        case .dayOfMonth: return .monthly(day: today.day)
        case .lastDayOfMonth: return .lastDayOfMonth
        case .weekdayOfMonth: return .monthlyWeekday(week: today.week, weekday: moment.weekday)
        }
    }

    private func isKept(on days: [Int]) -> Bool {
        Belief(days.map(kept.contains), chance: chance).isHabit
    }
}
