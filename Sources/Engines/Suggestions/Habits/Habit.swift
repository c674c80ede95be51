// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is done on the days of a rhythm, around some time.
struct Habit {
    private let rhythm: Rhythm
    /// How likely it is to be a habit today, rather than chance.
    let probability: Double
    /// How likely it is done per minute, right now.
    let intensity: Double
    /// By how many minutes it is done later than now, in the mean.
    let offset: Double
    /// Whether it was done around this time, by days ago.
    private let kept: [Bool]
    private let chance: Double

    /// The habit that an action most likely is today; nil where it was done already, or where there is none.
    ///
    /// - Parameters:
    ///   - occurrences: Of the action, around this time of day.
    ///   - chance: How likely it is in so much of a day without a habit.
    init?(_ occurrences: [Occurrence], _ rhythms: [RhythmDays], chance: Double) {
        guard !occurrences.isEmpty else { return nil }
        var kept = [Bool](repeating: false, count: Constants.mostDays + 1)
        for occurrence in occurrences { kept[occurrence.daysAgo] = true }
        guard !kept[0] else { return nil }
        // The rhythm that explains most: a slower one is refuted more slowly, and would outlive what it is a part of.
        var best: (rhythm: Int, belief: Belief)?
        for rhythm in rhythms.indices {
            let (days, rarity) = (rhythms[rhythm].daysAgo, rhythms[rhythm].rhythm.rarity)
            let belief = Belief(days, kept, chance: chance, begins: Constants.habitBegins / rarity)
            if belief.evidence > best?.belief.evidence ?? 1 { best = (rhythm, belief) }
        }
        guard let best, rhythms[best.rhythm].rhythm != .otherFortnight else { return nil }
        (self.kept, self.chance) = (kept, chance)
        (rhythm, probability) = (rhythms[best.rhythm].rhythm, best.belief.probability)
        // A kernel estimate of its time: its density now, and how much of it has passed.
        var (count, offsets, density, passed) = (0.0, 0.0, 0.0, 0.0)
        for occurrence in occurrences where rhythms[best.rhythm].daysAgo.contains(occurrence.daysAgo) {
            let distance = Double(occurrence.offset) / Constants.habitSpread
            count += 1
            offsets += Double(occurrence.offset)
            density += exp(-0.5 * distance * distance) / (Constants.habitSpread * (2 * Double.pi).squareRoot())
            passed += 0.5 * erfc(distance * 0.5.squareRoot())
        }
        // As it is kept today with some probability, and was not yet.
        let isKept = probability * Constants.habitKept
        (offset, intensity) = (offsets / count, isKept * density / count / (1 - isKept * passed / count))
    }

    /// The days that a person would name.
    func days(at occasion: Occasion) -> HabitDays {
        let date = Rhythm.dayOfMonth(occasion.day)
        switch rhythm {
        case .daily:
            let others = Constants.latestDays.filter { occasion.isWeekend(before: $0) != occasion.isWeekend }
            return isKept(on: others) ? .everyDay : occasion.isWeekend ? .weekends : .weekdays
        case .weekly:
            let weekdays = (0..<7).filter { weekday in
                let daysAgo = (occasion.weekday - weekday + 6) % 7 + 1
                let days = Array(stride(from: daysAgo, through: 7 * Constants.mostWeeks, by: 7))
                return weekday == occasion.weekday || isKept(on: days)
            }
            let named: [[Int]: HabitDays] = [Array(0..<7): .everyDay, Array(0..<5): .weekdays, [5, 6]: .weekends]
            return named[weekdays] ?? .weekly(weekdays)
        case .fortnightly, .otherFortnight: return .fortnightly(weekday: occasion.weekday)
        case .dayOfMonth: return .monthly(day: date)
        case .lastDayOfMonth: return .lastDayOfMonth
        case .weekdayOfMonth: return .monthlyWeekday(week: Rhythm.week(of: date), weekday: occasion.weekday)
        }
    }

    private func isKept(on days: [Int]) -> Bool {
        Belief(days, kept, chance: chance, begins: Constants.habitBegins).probability > Constants.namedHabit
    }
}

/// Whether something is a habit, which begins and ends by chance, from the days on which it was kept or not: a hidden
/// Markov model of two states (Rabiner, 1989).
struct Belief {
    /// How many times as well as chance a habit explains the days.
    let evidence: Double
    /// How likely it is a habit now.
    let probability: Double

    /// - Parameters:
    ///   - days: How many days ago it may have been kept, the latest first.
    ///   - kept: Whether it was, by days ago.
    ///   - chance: How likely it is on a day without a habit.
    ///   - begins: How likely one begins on a day.
    init(_ days: [Int], _ kept: [Bool], chance: Double, begins: Double) {
        let (ifKept, ifNot) = (Constants.habitKept / chance, (1 - Constants.habitKept) / (1 - chance))
        var (habit, none) = (begins, 1 - begins)
        for day in days.reversed().drop(while: { !kept[$0] }) {
            let likelihood = habit * (kept[day] ? ifKept : ifNot)
            habit = likelihood * (1 - Constants.habitEnds) + none * begins
            none = likelihood * Constants.habitEnds + none * (1 - begins)
        }
        evidence = habit + none
        probability = habit / evidence
    }
}

/// Something that was done around this time of day.
struct Occurrence {
    /// 0 is today.
    let daysAgo: Int
    /// Minutes by which it was later in its day than it is now.
    let offset: Int
}

extension Occasion {
    /// What was done within a habit's reach of this time of day.
    ///
    /// - Parameter times: Minutes since 1970.
    func occurrences(_ times: [Int]) -> [Occurrence] {
        var found: [Occurrence] = []
        found.reserveCapacity(times.count / 4)
        // Half a day is added so that it is rounded to the nearest day.
        let latest = minutes + Self.minutesPerDay / 2
        for time in times {
            let daysAgo = (latest - time) / Self.minutesPerDay
            let offset = time + daysAgo * Self.minutesPerDay - minutes
            guard abs(offset) <= Constants.habitReach, (0...Constants.mostDays).contains(daysAgo) else { continue }
            found.append(Occurrence(daysAgo: daysAgo, offset: offset))
        }
        return found
    }
}
