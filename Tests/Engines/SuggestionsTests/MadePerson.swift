// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import Suggestions

/// Somebody who does ten things a day at any time, and one more by habit.
struct MadePerson {
    static let habit = ActionID(99)
    /// A Monday.
    private static let firstDay: Int64 = 20_458

    /// Whether the habit is kept on a day, by its number from the first on, and at which minute.
    var minute: (_ day: Int) -> Int?
    /// The time zone of a day, in seconds ahead of GMT.
    var zone: (_ day: Int) -> Int? = { _ in nil }
    var spread = 10.0
    var seed: UInt64 = 1

    /// For each moment at which the habit was kept, whether it was among the first three just before, and why.
    ///
    /// - Parameter asked: Further moments of a day at which it is only asked.
    func kept(
        days: Int, asked: (_ day: Int) -> Int? = { _ in nil }
    ) -> [(day: Int, isOffered: Bool, reason: Reason?)] {
        var (random, engine) = (SeededNumbers(seed: seed), SuggestionEngine())
        var kept: [(day: Int, isOffered: Bool, reason: Reason?)] = []
        for day in 0..<days {
            for (seconds, action) in events(of: day, asked(day), &random) {
                let isStart = engine.isStart(atLocalSeconds: seconds)
                let occasion = Occasion(localSeconds: seconds, zone: zone(day), isStart: isStart)
                if action.map({ $0 == Self.habit }) ?? true {
                    let offered = engine.suggestions(at: occasion, limit: 3).first { $0.action == Self.habit }
                    kept.append((day, offered != nil, offered?.reason))
                }
                if let action { engine.learn(action, at: occasion) }
            }
        }
        return kept
    }

    /// Of no action where it is only asked.
    private func events(
        of day: Int, _ asked: Int?, _ random: inout SeededNumbers
    ) -> [(seconds: Int64, action: ActionID?)] {
        let midnight = (Self.firstDay + Int64(day)) * 86_400
        var events: [(seconds: Int64, action: ActionID?)] = (0..<10).map { _ in
            let second = 8 * 3_600 + Int64(random.unit() * 15 * 3_600)
            return (midnight + second, ActionID(Int64(12 * random.unit() * random.unit())))
        }
        if let minute = minute(day) {
            // The sum of three is nearly normal, and twice as wide as its spread.
            let shift = (random.unit() + random.unit() + random.unit() - 1.5) * 2 * spread
            events.append((midnight + Int64(minute) * 60 + Int64(shift * 60), Self.habit))
        }
        if let asked { events.append((midnight + Int64(asked) * 60, nil)) }
        return events.sorted { $0.seconds < $1.seconds }
    }
}
