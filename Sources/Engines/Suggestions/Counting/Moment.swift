// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An occasion as the model sees it: after what was done before.
struct Moment {
    let localSeconds: Int64
    let day: Int
    let minute: Int
    let weekday: Int
    let isWeekend: Bool
    let isStart: Bool
    /// The class of the time since the action before, the shortest first.
    let pause: Int
    let place: UInt32?

    /// In seconds.
    private static let pauseBounds: [Int64] = [6, 25, 120, Occasion.idleness, 1_800, 14_400]
    private static let firstPauseOfStart = 4

    /// - Parameter last: When the action before was done.
    init(_ occasion: Occasion, after last: Int64?) {
        localSeconds = occasion.localSeconds
        day = Int(occasion.day)
        minute = occasion.minute
        weekday = occasion.weekday
        isWeekend = occasion.isWeekend
        isStart = occasion.isStart
        place = occasion.place?.fingerprint
        let seconds = last.map { max(0, occasion.localSeconds - $0) } ?? .max
        let pause = Self.pauseBounds.count { seconds > $0 }
        self.pause = isStart ? max(pause, Self.firstPauseOfStart) : min(pause, Self.firstPauseOfStart - 1)
    }

    /// Minutes since 1970.
    var minutes: Int { day * Self.minutesOfDay + minute }

    static let minutesOfDay = 1440

    /// The weekday so many days before.
    func weekday(before days: Int) -> Int { ((weekday - days) % 7 + 7) % 7 }
}
