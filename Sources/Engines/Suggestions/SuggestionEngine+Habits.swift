// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What is a habit now, by the numbers of the actions.
    func habits(at occasion: Occasion) -> [Int: Habit] {
        let (days, shares) = (days(before: occasion), roster.shares)
        var habits: [Int: Habit] = [:]
        for action in roster.recent {
            habits[action] = habit(of: action, shares[action], days, at: occasion)
        }
        return habits
    }

    /// The habit that calls for an action now.
    ///
    /// - Parameter share: How often it is done, of all that is done.
    func habit(of action: Int, _ share: Float, at occasion: Occasion) -> Habit? {
        habit(of: action, share, days(before: occasion), at: occasion)
    }

    /// The days before an occasion, without those in other time zones.
    func days(before occasion: Occasion) -> RecentDays {
        let trips = trips(before: occasion)
        let isKnown = recentDays.day == occasion.day && recentDays.trips == trips
        return isKnown ? recentDays : RecentDays(before: occasion.day, without: trips)
    }

    /// The days, since 1 January 1970, on which the person was in another time zone than now.
    private func trips(before occasion: Occasion) -> [Range<Int>] {
        guard stays.count > 0, let zone = occasion.zone ?? stays.last?.zone else { return [] }
        let ends = stays.dropFirst().map(\.firstDay) + [occasion.day]
        return zip(stays, ends).compactMap { stay, end in
            stay.isNear(zone) || end <= stay.firstDay ? nil : stay.firstDay..<end
        }
    }

    private func habit(of action: Int, _ share: Float, _ days: RecentDays, at occasion: Occasion) -> Habit? {
        let times = roster.times[action]
        guard times.count > 1 else { return nil }
        // How likely it is done by chance this near to some time of a day.
        let chance = -expm1(-share * rate * Float(2 * Constants.habitReach))
        // What is done that often anyway is no habit.
        guard chance < Constants.mostChance else { return nil }
        return Habit(times, days, chance: chance, at: occasion)
    }

    /// How many times as much as everything else together a habit calls for an action in this minute.
    func call(_ habit: Habit?, for action: Int) -> Float {
        guard let habit else { return 0 }
        return habit.intensity / rate * exp(-Constants.refusal * (refusals[action] ?? 0))
    }

    /// The part of a call that counts did not know of: nothing counts twice.
    func excess(of call: Float, over share: Float) -> Float { max(0, call - share) }

    /// How many actions there are in a minute, habits aside.
    private var rate: Float { max(1, eventsPerDay) / Constants.wakingMinutes }
}
