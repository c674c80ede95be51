// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that is done on the days of a rhythm, around some time.
struct Habit {
    let reason: Reason
    /// How likely it is to be a habit today, rather than chance.
    let probability: Double
    /// How many times as likely as everything else together it is done in this minute.
    let call: Float
}

/// Finds what is a habit on an occasion, one action after the other.
struct HabitSearch {
    let occasion: Occasion
    let days: RecentDays
    /// How many actions there are in a minute, habits aside.
    let rate: Float
    /// How many days ago the action that is looked at was done around this time, and the same for each day.
    var keptDays: [Int] = []
    var isKept = [Bool](repeating: false, count: Constants.mostDays + 1)
    /// How many times as likely by habit as by chance a day is on which it was done, and one on which it was not.
    var ifKept = 1.0
    var ifNot = 1.0

    /// The habit that an action most likely is today; nil if it was done already or there is no habit.
    ///
    /// - Parameter share: How often it is done, of all that is done.
    mutating func habit(of action: Roster.Row, _ share: Float) -> Habit? {
        let likely = likelyRhythms(action.times)
        guard likely != 0 else { return nil }
        // More than a thousandth happens by chance; otherwise one time would be a habit. An action that is frequent at
        // any time is not a habit.
        let chance = max(1e-3, -expm1(-Double(share * rate * Float(2 * Constants.habitReach))))
        (ifKept, ifNot) = (Constants.habitKept / chance, (1 - Constants.habitKept) / (1 - chance))
        let all = days.classes.indices
        guard chance < Constants.mostChance,
            all.contains(where: { likely & 1 << $0 != 0 && certainty(of: $0) > Constants.leastHabit })
        else { return nil }
        // The rhythm whose habits explain all days best.
        let merits = all.map { evidence(of: $0) }
        let best = all.max { merits[$0] < merits[$1] } ?? 0
        let probability = certainty(of: best)
        guard probability > Constants.leastHabit, days.classes[best][0] != RecentDays.rest else { return nil }
        let (offset, intensity) = timing(action.times, best, isKept: Float(probability) * Float(Constants.habitKept))
        let call = intensity / rate * exp(-Constants.refusal * action.refusals)
        let halfHour = Int(((Float(occasion.minute) + offset) / 30).rounded())
        let reason = Reason.habit(named(best), minute: (halfHour + 48) % 48 * 30)
        return Habit(reason: reason, probability: probability, call: call)
    }

    /// The rhythms of whose latest five days it was done on two: less is no habit. A set of bits.
    private mutating func likelyRhythms(_ times: [Moment]) -> UInt32 {
        for day in keptDays { isKept[day] = false }
        keptDays.removeAll(keepingCapacity: true)
        var (once, twice): (UInt32, UInt32) = (0, 0)
        occasion.forEachOccurrence(in: times) { daysAgo, _ in
            guard !isKept[daysAgo] else { return }
            isKept[daysAgo] = true
            keptDays.append(daysAgo)
            twice |= once & days.lately[daysAgo]
            once |= days.lately[daysAgo]
        }
        return isKept[0] ? 0 : twice
    }

    /// How likely it is a habit by the days that a rhythm counts as like today.
    private func certainty(of rhythm: Int) -> Double {
        let classes = days.classes[rhythm]
        return certainty(rarity: RecentDays.rarities[rhythm]) { classes[$0] == classes[0] }
    }

    /// How likely it is a habit on some days.
    private func certainty(rarity: Double = 1, on isIncluded: (Int) -> Bool) -> Double {
        var belief = Belief(begins: Constants.habitBegins / rarity)
        for day in stride(from: keptDays.max() ?? 0, to: 0, by: -1) where isIncluded(day) {
            belief.add(isKept[day], isKept[day] ? ifKept : ifNot)
        }
        return belief.probability
    }

    /// The logarithm of how many times as well as chance habits on its classes of days explain all days.
    private func evidence(of rhythm: Int) -> Double {
        let classes = days.classes[rhythm]
        let first = Belief(begins: Constants.habitBegins / RecentDays.rarities[rhythm])
        var beliefs = [Belief](repeating: first, count: RecentDays.mostClasses)
        for day in stride(from: keptDays.max() ?? 0, to: 0, by: -1) where classes[day] != RecentDays.rest {
            beliefs[Int(classes[day])].add(isKept[day], isKept[day] ? ifKept : ifNot)
        }
        return beliefs.reduce(0) { $0 + log($1.evidence) }
    }

    /// By how many minutes it is done later than now in the mean, and how likely it is done per minute, right now.
    ///
    /// - Parameter isKept: How likely it is done today at all.
    private func timing(_ times: [Moment], _ rhythm: Int, isKept: Float) -> (offset: Float, intensity: Float) {
        // A kernel estimate of its time: its density now, and how much of it has passed.
        var (count, offsets, density, passed): (Float, Float, Float, Float) = (0, 0, 0, 0)
        let classes = days.classes[rhythm]
        occasion.forEachOccurrence(in: times) { daysAgo, offset in
            guard classes[daysAgo] == classes[0] else { return }
            let distance = Float(offset) / Constants.habitSpread
            count += 1
            offsets += Float(offset)
            density += exp(-0.5 * distance * distance) / (Constants.habitSpread * (2 * Float.pi).squareRoot())
            passed += 0.5 * erfc(distance * Float(0.5).squareRoot())
        }
        guard count > 0 else { return (0, 0) }
        // It is kept today with some probability, and was not yet.
        return (offsets / count, isKept * density / count / (1 - isKept * passed / count))
    }

    /// The days that a person would name.
    private func named(_ rhythm: Int) -> HabitDays {
        let (weekday, date) = (occasion.weekday, RecentDays.dayOfMonth(occasion.day))
        func isHabit(_ other: Int) -> Bool {
            certainty { (weekday + 7 - $0 % 7) % 7 == other } > Constants.namedHabit
        }
        guard rhythm < RecentDays.cycles.count else {
            let (kind, rest): (HabitDays, Range<Int>) = weekday >= 5 ? (.weekends, 0..<5) : (.weekdays, 5..<7)
            return [
                rest.allSatisfy(isHabit) ? .everyDay : kind, .monthly(day: date), .lastDayOfMonth,
                .monthlyWeekday(week: RecentDays.week(of: date), weekday: weekday),
                .lastWeekdayOfMonth(weekday: weekday),
            ][rhythm - RecentDays.cycles.count]
        }
        switch RecentDays.cycles[rhythm] {
        case 1: return .everyDay
        case 7:
            let weekdays = (0..<7).filter { $0 == weekday || isHabit($0) }
            let named: [[Int]: HabitDays] = [Array(0..<7): .everyDay, Array(0..<5): .weekdays, [5, 6]: .weekends]
            return named[weekdays] ?? .weekly(weekdays)
        case 14: return .fortnightly(weekday: weekday)
        case 21: return .everyThirdWeek(weekday: weekday)
        case let days: return .everyDays(days)
        }
    }
}

/// Whether something is a habit, which begins, ends and returns by chance, from the days on which it was kept or not: a
/// hidden Markov model of three states (Rabiner, 1989).
struct Belief {
    /// The probability of each state together with the days so far, divided by that of the days by chance.
    private var (habit, paused, none): (Double, Double, Double)
    private let begins: Double
    private var hasBegun = false

    /// - Parameter begins: How likely a habit begins on a day.
    init(begins: Double) { (self.begins, habit, paused, none) = (begins, begins, 0, 1 - begins) }

    /// Takes in the next day, from the first on which it was kept.
    ///
    /// - Parameter ratio: How many times as likely by habit as by chance what happened is.
    mutating func add(_ isKept: Bool, _ ratio: Double) {
        hasBegun = hasBegun || isKept
        guard hasBegun else { return }
        let likelihood = habit * ratio
        habit = likelihood * (1 - Constants.habitEnds) + paused * Constants.habitReturns + none * begins
        paused = likelihood * Constants.habitEnds + paused * (1 - Constants.habitReturns)
        none *= 1 - begins
    }

    /// How many times as well as chance a habit explains the days.
    var evidence: Double { habit + paused + none }
    /// How likely it is a habit now.
    var probability: Double { habit / evidence }
}
