// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often a habit comes round.
enum Rhythm: CaseIterable {
    /// On one weekday; a period is a week.
    case weekly
    /// On weekdays, or on days of the weekend; a period is the next day of that kind.
    case daily

    /// What a period leaves of a habit's strength.
    var keep: Float { self == .weekly ? 0.6 : 0.75 }
    /// The logarithm of ``keep`` to the base of two.
    var halvings: Float { self == .weekly ? -0.736965594 : -0.415037499 }
    var prior: Float { self == .weekly ? 0.2 : 0.6 }
    /// Weaker habits have no say. Weekly: two times, one week missed since.
    var gate: Float { self == .weekly ? 0.65 : 1.2 }
    var feature: Feature { self == .weekly ? .weekly : .daily }

    /// The number of a day, by which periods are counted.
    @inline(__always)
    func dayNumber(_ day: Int32, isWeekend: Bool) -> Int32 {
        guard self == .daily else { return day }
        let (week, weekday) = ((day + 3) / 7, (day + 3) % 7)
        return isWeekend
            ? week * 2 + (weekday >= 5 ? weekday - 4 : 0) : week * 5 + (weekday < 5 ? weekday + 1 : 5)
    }

    /// Whole periods between two day numbers; none where the clock was set back.
    @inline(__always)
    func periods(from earlier: Int32, to later: Int32) -> Float {
        let days = max(0, later - earlier)
        return Float(self == .weekly ? days / 7 : days)
    }

    /// What is left of a habit's strength on a day, from each of sixteen.
    @inline(__always)
    func remains(from earlier: [16 of Int32], to later: Int32) -> Lanes {
        let days = Lanes(later, minus: earlier).atLeast(0)
        return days.map { days in
            let periods = self == .weekly ? ((days + 0.5) * (1 / 7)).roundedDown : days
            return (periods * halvings).atLeast(-115).powerOfTwoInRange
        }
    }

    /// The strength of a habit that was kept in each of so many periods.
    func fullStrength(after periods: Float) -> Float {
        keep * (1 - (periods * halvings).powerOfTwo) / (1 - keep)
    }

    /// How much stronger habits are than chance would have them, as logarithms; 0 of one that is weaker than ``gate``,
    /// or was followed just now.
    ///
    /// - Parameters:
    ///   - full: The strength of a habit that was kept in every period so far.
    ///   - expected: See ``Habits/expectations(chances:eventsPerTile:)``.
    ///   - elapsed: For how many seconds each action was not done; negative where the clock was set back.
    @inline(__always)
    func opinions(
        of strengths: Lanes.Quarter, full: Float, expected: Lanes.Quarter, after elapsed: Lanes.Quarter
    ) -> Lanes.Quarter {
        let ratios = (strengths + prior * expected) / ((full + prior) * expected)
        let isJustFollowed = (elapsed .>= 0) .& (elapsed .< Float(Habits.tileMinutes * 60))
        return ratios.logarithm.atLeast(0).replacing(with: 0, where: isJustFollowed .| (strengths .< gate))
    }
}
