// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import Suggestions

/// Weeks of a made person: other actions in sessions through the day, and habits that end.
struct Life {
    struct Habit {
        var action: ActionID
        var weekdays: Set<Int>
        /// Of the day.
        var minute: Int
        var spread: Int
    }

    static let money = Habit(action: ActionID(1), weekdays: [4], minute: 18 * 60 + 30, spread: 18)
    static let alarm = Habit(action: ActionID(2), weekdays: [0, 1, 2, 3, 4], minute: 7 * 60, spread: 5)
    static let gym = Habit(action: ActionID(3), weekdays: [1, 3], minute: 17 * 60 + 30, spread: 18)
    static let habits = [money, alarm, gym]

    /// In which weeks the habits are kept, from 0.
    var habitWeeks = 0..<7
    var others: Int64 = 12
    var seed: UInt64 = 1

    /// For each habit and week, how often it was among the first three when its moment came.
    func hits(weeks: Int = 12) -> [[(hits: Int, moments: Int)]] {
        var random = SeededNumbers(seed: seed)
        var engine = SuggestionEngine()
        var tallies = Array(repeating: Array(repeating: (hits: 0, moments: 0), count: weeks), count: Self.habits.count)
        var last: Int64 = 0
        for day in 0..<weeks * 7 {
            for event in events(of: day, &random) {
                let start = event.seconds - last > Occasion.idleness
                let occasion = Occasion(localSeconds: event.seconds, isStart: start)
                if let habit = Self.habits.firstIndex(where: { $0.action == event.action }) {
                    tallies[habit][day / 7].moments += 1
                    let offered = engine.suggestions(at: occasion, limit: 3)
                    if offered.contains(where: { $0.action == event.action }) { tallies[habit][day / 7].hits += 1 }
                    guard habitWeeks.contains(day / 7) else { continue }
                }
                engine.learn(event.action, at: occasion)
                last = event.seconds
            }
        }
        return tallies
    }

    private func events(of day: Int, _ random: inout SeededNumbers) -> [(action: ActionID, seconds: Int64)] {
        // Day 4 of the epoch was a Monday.
        let midnight = Int64(4 + 52 * 7 * 50 + day) * 86_400
        var events: [(action: ActionID, seconds: Int64)] = []
        for _ in 0..<20 {
            let minute = 8 * 60 + Int(random.next() % (14 * 60))
            let most = Double(others)
            let skewed = Int64(most * random.unit() * random.unit())
            events.append((ActionID(100 + skewed), midnight + Int64(minute) * 60 + Int64(random.next() % 60)))
        }
        for habit in Self.habits where habit.weekdays.contains(day % 7) {
            let shift = Int(random.next() % UInt64(2 * habit.spread + 1)) - habit.spread
            events.append((habit.action, midnight + Int64(habit.minute + shift) * 60))
        }
        return events.sorted { $0.seconds < $1.seconds }
    }
}
