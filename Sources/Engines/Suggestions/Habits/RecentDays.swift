// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The days before one day, sorted by every rhythm. Days are told by how many days ago they were; 0 is the day itself.
struct RecentDays: Sendable {
    /// Since 1 January 1970.
    let day: Int
    /// The days since 1 January 1970 that don't count.
    let trips: [Range<Int>]
    /// For each rhythm, the classes of all days; empty for cycles, whose classes are remainders.
    private let classes: [[UInt8]]
    /// For each rhythm, the days of today's class, the latest first, without today.
    let alike: [[Int]]
    /// For each day, the rhythms by which it is like today, as a set of bits.
    let likeToday: [UInt32]
    /// The same, of the latest few days of each rhythm alone.
    let lately: [UInt32]

    /// How many days of a rhythm are the latest few.
    static let latest = 5
    /// More than any rhythm has.
    static let mostClasses = 48

    /// - Parameter trips: Days since 1 January 1970 that don't count.
    init(before day: Int, without trips: [Range<Int>] = []) {
        (self.day, self.trips) = (day, trips)
        // By days ago, from next week on.
        var dates = [Rhythm.dayOfMonth(day + 7)]
        for daysAgo in -6...Constants.mostDays {
            let next = dates[daysAgo + 6]
            dates.append(next > 1 ? next - 1 : Rhythm.dayOfMonth(max(0, day - daysAgo)))
        }
        let latestDay = min(day, Constants.mostDays)
        var (classes, alike): ([[UInt8]], [[Int]]) = ([], [])
        var likeToday = [UInt32](repeating: 0, count: Constants.mostDays + 1)
        var lately = likeToday
        for (place, rhythm) in Rhythm.all.enumerated() {
            var own: [UInt8] = []
            if case .every(let days) = rhythm {
                alike.append(Array(stride(from: days, through: latestDay, by: days)))
            } else {
                own = likeToday.indices.map { UInt8(Self.class(of: $0, before: day, rhythm, dates)) }
                alike.append(latestDay > 0 ? (1...latestDay).filter { own[$0] == own[0] } : [])
                guard !Self.isRest(own[0], rhythm) else {
                    classes.append(own)
                    continue
                }
            }
            classes.append(own)
            if !trips.isEmpty { alike[place].removeAll { Self.isAway(day - $0, trips) } }
            for day in alike[place] { likeToday[day] |= 1 << UInt32(place) }
            for day in alike[place].prefix(Self.latest) { lately[day] |= 1 << UInt32(place) }
        }
        (self.classes, self.alike, self.likeToday, self.lately) = (classes, alike, likeToday, lately)
    }

    /// Whether a day doesn't count.
    func isAway(_ daysAgo: Int) -> Bool { !trips.isEmpty && Self.isAway(day - daysAgo, trips) }

    private static func isAway(_ day: Int, _ trips: [Range<Int>]) -> Bool { trips.contains { $0.contains(day) } }

    /// The class of a day in a rhythm, by its place.
    func `class`(of daysAgo: Int, in rhythm: Int) -> UInt8 {
        if case .every(let days) = Rhythm.all[rhythm] { return UInt8(daysAgo % days) }
        return classes[rhythm][daysAgo]
    }

    private static func `class`(of daysAgo: Int, before day: Int, _ rhythm: Rhythm, _ dates: [Int]) -> Int {
        // The first of January 1970 was a Thursday.
        let weekday = (max(0, day - daysAgo) + 3) % 7
        let date = dates[daysAgo + 7]
        return switch rhythm {
        case .daily: weekday >= 5 ? 1 : 0
        case .every(let days): daysAgo % days
        case .dayOfMonth: date
        case .lastDayOfMonth: dates[daysAgo + 6] == 1 ? 1 : 0
        case .weekdayOfMonth: Rhythm.week(of: date) * 7 + weekday
        case .lastWeekdayOfMonth: dates[daysAgo] <= 7 ? weekday + 1 : 0
        }
    }

    /// Whether a class is of the days that the rhythm is not about.
    static func isRest(_ class: UInt8, _ rhythm: Rhythm) -> Bool {
        `class` == 0 && (rhythm == .lastDayOfMonth || rhythm == .lastWeekdayOfMonth)
    }
}
