// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A moment as the tables see it: what came before, how long ago, and which rows are concerned.
struct Situation {
    let localSeconds: Int64
    let day: Int32
    let weekday: Int
    let minute: Int
    let isWeekend: Bool
    let isStart: Bool
    /// The class of the time since the previous event, 0 to 10.
    let gap: Int
    /// The class of the pause: under 6 seconds, under 25, more, and a start.
    let pause: Int
    /// The rank classes of the last two actions in one number.
    let alternation: Int
    let keys: [10 of ContextKey]
    /// Fewer where the place is not known.
    let keyCount: Int

    private static let gapBounds: [10 of Float] = [3, 6, 12, 25, 60, 120, 300, 900, 3_600, 14_400]
    /// The class from five minutes on; what is a start is in it or above, and what isn't is below.
    private static let firstStartGap = 7

    init(_ moment: Occasion, after trail: Trail) {
        localSeconds = moment.localSeconds
        day = moment.day
        weekday = moment.weekday
        minute = moment.minute
        isWeekend = moment.isWeekend
        isStart = moment.isStart
        gap = Self.gap(moment, after: trail)
        pause = moment.isStart ? 3 : gap < 2 ? 0 : gap < 4 ? 1 : 2
        alternation = Int(trail.lastRank) * RankClass.count + Int(trail.rankBefore)
        keys = Self.keys(moment, gap: gap, pause: pause, after: trail)
        keyCount = moment.place == nil ? Context.countWithoutPlace : Context.count
    }

    private static func gap(_ moment: Occasion, after trail: Trail) -> Int {
        var gap = 0
        let seconds = trail.localSeconds.map { moment.elapsed(since: $0) } ?? .infinity
        for index in 0..<gapBounds.count where seconds >= gapBounds[index] { gap += 1 }
        return moment.isStart ? max(gap, firstStartGap) : min(gap, firstStartGap - 1)
    }

    private static func keys(_ moment: Occasion, gap: Int, pause: Int, after trail: Trail) -> [10 of ContextKey] {
        let (previous, second) = (UInt64(trail.previous), UInt64(trail.beforePrevious))
        let minute = moment.minute
        let place = UInt64(moment.place?.fingerprint ?? 0)
        return [
            ContextKey(.previous, first: previous),
            ContextKey(.lastTwo, first: previous, second: second),
            ContextKey(.lastTwoAndGap, first: previous, second: second, third: UInt64(pause)),
            ContextKey(.beforePreviousAndGap, first: second, third: UInt64(gap)),
            ContextKey(.hour, first: UInt64(minute / 60), third: moment.isWeekend ? 1 : 0),
            ContextKey(.hours, first: UInt64((minute + 30) % 1_440 / 120), third: moment.isWeekend ? 1 : 0),
            ContextKey(.stretch, first: UInt64((minute + 60) % 1_440 / 120), third: UInt64(moment.weekday)),
            ContextKey(.now),
            ContextKey(.place, first: place),
            ContextKey(.placeAndHours, first: place, third: UInt64(minute / 240)),
        ]
    }
}
