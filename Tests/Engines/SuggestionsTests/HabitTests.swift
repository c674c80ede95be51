// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Suggestions

@Suite("Habits")
struct HabitTests {
    @Test("habits are offered within three weeks, and no more three weeks after they end", arguments: 1...6)
    func comeAndGo(seed: UInt64) {
        let tallies = Life(seed: seed).hits()
        for habit in tallies {
            for week in 3..<7 { #expect(habit[week].hits * 3 >= habit[week].moments * 2, "week \(week)") }
            // Asked in weeks 7 and later, done in none of them.
            for week in 10..<12 { #expect(habit[week].hits == 0, "week \(week)") }
        }
    }

    @Test("a weekly habit says its weekday and time of day")
    func sentence() {
        var engine = SuggestionEngine()
        let friday = Int64(8 + 52 * 7 * 50) * 86_400 + 18 * 3_600
        for week in 0..<5 {
            let evening = friday + Int64(week) * 7 * 86_400
            for other in 0..<40 {
                let seconds = evening - 6 * 86_400 + Int64(other) * 12_000
                engine.learn(ActionID(Int64(10 + other % 8)), at: Occasion(localSeconds: seconds, isStart: true))
            }
            engine.learn(ActionID(1), at: Occasion(localSeconds: evening, isStart: true))
        }
        let next = Occasion(localSeconds: friday + 5 * 7 * 86_400, isStart: true)
        let offered = engine.suggestions(at: next, limit: 3).first { $0.action == ActionID(1) }
        #expect(offered?.reason == .habit(.weekly([4]), minute: 18 * 60))
    }
}
