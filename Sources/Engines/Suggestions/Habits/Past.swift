// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// On which days an action was done around some time of day, and what follows for habits.
struct Past {
    private let occurrences: [Occurrence]
    private let days: RecentDays
    /// Whether it was done, by days ago, up to the first day.
    private var kept: [Bool]
    /// How many times as likely by habit as by chance a day is on which it was done, and one on which it was not.
    private let (ifKept, ifNot): (Double, Double)

    init(_ times: [UInt32], _ days: RecentDays, chance: Float, at occasion: Occasion) {
        occurrences = times.compactMap { occasion.occurrence($0) }.filter { !days.isAway($0.daysAgo) }
        self.days = days
        kept = [Bool](repeating: false, count: (occurrences.map(\.daysAgo).max() ?? 0) + 1)
        for occurrence in occurrences { kept[occurrence.daysAgo] = true }
        // More than a thousandth happens by chance: else one time would be a habit.
        let (chance, habit) = (Double(max(chance, 1e-3)), Double(Constants.habitKept))
        (ifKept, ifNot) = (habit / chance, (1 - habit) / (1 - chance))
    }

    /// Whether one of some rhythms alone makes it likely.
    ///
    /// - Parameter rhythms: A set of bits.
    func mayBeHabit(_ rhythms: UInt32) -> Bool {
        Rhythm.all.indices.contains { rhythm in
            rhythms & 1 << UInt32(rhythm) != 0 && Float(belief(rhythm).probability) > Constants.leastHabit
        }
    }

    /// The rhythm whose habits explain all days best; nil if today isn't one of its days.
    func bestRhythm() -> Int? {
        var best: (rhythm: Int, evidence: Double)?
        for rhythm in Rhythm.all.indices {
            let evidence = evidence(rhythm)
            if evidence > best?.evidence ?? 0 { best = (rhythm, evidence) }
        }
        guard let rhythm = best?.rhythm else { return nil }
        return RecentDays.isRest(days.class(of: 0, in: rhythm), Rhythm.all[rhythm]) ? nil : rhythm
    }

    /// By the days that a rhythm counts as like today.
    func belief(_ rhythm: Int) -> Belief { belief(days.alike[rhythm], begins: begins(rhythm)) }

    /// Whether it is more likely than not a habit on some days.
    ///
    /// - Parameter days: By days ago, the latest first.
    func isKept(on days: [Int]) -> Bool {
        Float(belief(days, begins: Double(Constants.habitBegins)).probability) > Constants.namedHabit
    }

    /// By how many minutes it is done later than now in the mean, and how likely it is done per minute, right now.
    ///
    /// - Parameter isKept: How likely it is done today at all.
    func timing(_ rhythm: Int, isKept: Float) -> (offset: Float, intensity: Float) {
        // A kernel estimate of its time: its density now, and how much of it has passed.
        var (count, offsets, density, passed): (Float, Float, Float, Float) = (0, 0, 0, 0)
        let today = days.class(of: 0, in: rhythm)
        for occurrence in occurrences where days.class(of: occurrence.daysAgo, in: rhythm) == today {
            let distance = Float(occurrence.offset) / Constants.habitSpread
            count += 1
            offsets += Float(occurrence.offset)
            density += exp(-0.5 * distance * distance) / (Constants.habitSpread * (2 * Float.pi).squareRoot())
            passed += 0.5 * erfc(distance * Float(0.5).squareRoot())
        }
        guard count > 0 else { return (0, 0) }
        // It is kept today with some probability, and was not yet.
        return (offsets / count, isKept * density / count / (1 - isKept * passed / count))
    }

    private func begins(_ rhythm: Int) -> Double { Double(Constants.habitBegins) / Rhythm.all[rhythm].rarity }

    private func belief(_ days: [Int], begins: Double) -> Belief {
        var belief = Belief(begins: begins)
        var place = min(days.count, kept.count) - 1
        // It begins with the first day on which it was kept; a day is never fewer days ago than its place.
        while place >= 0, days[place] >= kept.count || !kept[days[place]] { place -= 1 }
        while place >= 0 {
            belief.add(kept[days[place]] ? ifKept : ifNot)
            place -= 1
        }
        return belief
    }

    /// The logarithm of how many times as well as chance habits on its classes of days explain all days.
    private func evidence(_ rhythm: Int) -> Double {
        let (kind, begins) = (Rhythm.all[rhythm], begins(rhythm))
        var beliefs = [Belief?](repeating: nil, count: RecentDays.mostClasses)
        // From the first time on that it was done on days of a class.
        for day in kept.indices.dropFirst().reversed() {
            let own = days.class(of: day, in: rhythm)
            guard !RecentDays.isRest(own, kind), !days.isAway(day) else { continue }
            let place = Int(own)
            if kept[day] {
                beliefs[place, default: begins].add(ifKept)
            } else {
                beliefs[place]?.add(ifNot)
            }
        }
        return beliefs.reduce(0) { $0 + ($1.map { log($0.evidence) } ?? 0) }
    }
}

extension [Belief?] {
    /// The belief at a place, which begins when it is first asked for.
    fileprivate subscript(place: Int, default begins: Double) -> Belief {
        get { self[place] ?? Belief(begins: begins) }
        set { self[place] = newValue }
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
    /// What was done within a habit's reach of this time of day; nil if it was at another time, or too long ago.
    ///
    /// - Parameter time: In minutes since 1970.
    @inline(__always)
    func occurrence(_ time: UInt32) -> Occurrence? {
        // Half a day is added so that it is rounded to the nearest day.
        let past = minutes + Self.minutesPerDay / 2 - Int(time)
        guard past >= 0, past < (Constants.mostDays + 1) * Self.minutesPerDay else { return nil }
        let daysAgo = past / Self.minutesPerDay
        let offset = Int(time) + daysAgo * Self.minutesPerDay - minutes
        return abs(offset) <= Constants.habitReach ? Occurrence(daysAgo: daysAgo, offset: offset) : nil
    }
}
