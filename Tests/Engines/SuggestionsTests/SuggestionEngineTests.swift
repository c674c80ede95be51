// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Suggestions

@Suite("The suggestion engine")
struct SuggestionEngineTests {
    private static let noon: Int64 = 1_700_049_600

    /// Some thousand events of sixteen actions, or as many as are wanted, a minute or an hour apart.
    private static func taught(events: Int = 600, actions: Double = 16, seed: UInt64 = 7) -> SuggestionEngine {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: seed)
        var seconds = noon
        for _ in 0..<events {
            let isStart = random.unit() < 0.3
            seconds += isStart ? 3_600 : 60
            let action = ActionID(Int64(actions * random.unit() * random.unit()))
            engine.learn(
                action, at: Occasion(localSeconds: seconds, place: PersonPlace(named: "Home"), isStart: isStart))
        }
        return engine
    }

    private static func later(_ engine: SuggestionEngine) -> Occasion {
        Occasion(localSeconds: (engine.lastEvent ?? noon) + 7_200, place: PersonPlace(named: "home"), isStart: true)
    }

    @Test("before anything was done there is nothing to suggest")
    func empty() {
        var engine = SuggestionEngine()
        #expect(engine.suggestions(at: Occasion(localSeconds: Self.noon, isStart: true)).isEmpty)
        engine.dismiss(ActionID(1), at: Occasion(localSeconds: Self.noon, isStart: true))
        engine.forget([ActionID(1)])
        #expect(engine.actionCount == 0)
    }

    @Test("what always follows is suggested, and says after what")
    func sequence() {
        var engine = SuggestionEngine()
        for round in 0..<30 {
            for (step, action) in [1, 2, 3 + round % 5].enumerated() {
                let seconds = Self.noon + Int64(round) * 40_000 + Int64(step) * 40
                engine.learn(ActionID(Int64(action)), at: Occasion(localSeconds: seconds, isStart: step == 0))
            }
        }
        engine.learn(ActionID(1), at: Occasion(localSeconds: Self.noon + 1_300_000, isStart: true))
        let next = engine.suggestions(at: Occasion(localSeconds: Self.noon + 1_300_040, isStart: false)).first
        #expect(next?.action == ActionID(2))
        #expect(next?.reason == .after(ActionID(1)))
    }

    @Test("anyone who goes back and forth between two is followed, whichever two they are")
    func alternation() {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: 11)
        var (seconds, found, asked) = (Self.noon, 0, 0)
        for round in 0..<150 {
            let pair = [Int64(20 * random.unit()), 20 + Int64(20 * random.unit())]
            seconds += 5_000
            for step in 0..<8 {
                let occasion = Occasion(localSeconds: seconds + Int64(step) * 40, isStart: step == 0)
                if round >= 100, step >= 3 {
                    asked += 1
                    found += engine.suggestions(at: occasion, limit: 1).first?.action.rawValue == pair[step % 2] ? 1 : 0
                }
                engine.learn(ActionID(pair[step % 2]), at: occasion)
            }
        }
        #expect(Double(found) / Double(asked) > 0.95)
    }

    @Test("what belongs to the action before the previous one is suggested, whatever came in between")
    func detour() {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: 17)
        var (seconds, found, asked) = (Self.noon, 0, 0)
        for round in 0..<160 {
            let pair = Int64(2 * random.unit())
            let detour = 10 + Int64(40 * random.unit())
            seconds += 5_000
            for (step, action) in [pair, detour, 4 + pair].enumerated() {
                let occasion = Occasion(localSeconds: seconds + Int64(step) * 40, isStart: step == 0)
                if round >= 110, step == 2 {
                    asked += 1
                    found += engine.suggestions(at: occasion, limit: 1).first?.action.rawValue == action ? 1 : 0
                }
                engine.learn(ActionID(action), at: occasion)
            }
        }
        #expect(Double(found) / Double(asked) > 0.95)
    }

    @Test("what is done after a short pause is not what is done after a long one")
    func pauses() {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: 5)
        let habits: [(pause: Int64, action: ActionID)] = [(4, ActionID(1)), (200, ActionID(2))]
        var seconds = Self.noon
        for _ in 0..<200 {
            let habit = habits[Int(2 * random.unit())]
            engine.learn(ActionID(0), at: Occasion(localSeconds: seconds, isStart: true))
            engine.learn(habit.action, at: Occasion(localSeconds: seconds + habit.pause, isStart: false))
            seconds += 9_000
        }
        engine.learn(ActionID(0), at: Occasion(localSeconds: seconds, isStart: true))
        for habit in habits {
            let occasion = Occasion(localSeconds: seconds + habit.pause, isStart: false)
            #expect(engine.suggestions(at: occasion, limit: 1).first?.action == habit.action)
        }
    }

    @Test("probabilities fall, and make no more than one")
    func probabilities() {
        let engine = Self.taught()
        let suggestions = engine.suggestions(at: Self.later(engine), limit: 100)
        #expect(suggestions.count == engine.actionCount)
        #expect(zip(suggestions, suggestions.dropFirst()).allSatisfy { $0.probability >= $1.probability })
        #expect(abs(suggestions.reduce(0) { $0 + $1.probability } + engine.likelyNew - 1) < 0.001)
    }

    @Test("what is turned down is offered less, and again when it is done all the same")
    func dismissal() throws {
        var engine = Self.taught()
        let occasion = Self.later(engine)
        let first = try #require(engine.suggestions(at: occasion).first)
        let share = { (engine: SuggestionEngine) in
            engine.suggestions(at: occasion, limit: 100).first { $0.action == first.action }?.probability ?? 0
        }
        engine.dismiss(first.action, at: occasion)
        let refused = share(engine)
        #expect(refused < first.probability / 2)
        engine.forgiveRefusals(of: first.action)
        engine.learn(first.action, at: occasion)
        #expect(share(engine) > refused)
    }

    @Test("each refusal makes an action less likely")
    func refusals() throws {
        var engine = Self.taught()
        let occasion = Self.later(engine)
        let action = try #require(engine.suggestions(at: occasion).first).action
        var shares: [Float] = []
        for _ in 0...3 {
            shares.append(engine.suggestions(at: occasion, limit: 100).first { $0.action == action }?.probability ?? 0)
            engine.dismiss(action, at: occasion)
        }
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $1 < 0.7 * $0 }, "\(shares)")
    }

    @Test("a clock that was set back teaches nothing, until it has stayed so for fifty events")
    func clockSetBack() {
        var engine = Self.taught()
        let (before, occasion) = (engine.state, Self.later(engine))
        let suggestions = engine.suggestions(at: occasion)
        let yesterday = Occasion(localSeconds: (engine.lastEvent ?? 0) - 86_400, isStart: true)
        for _ in 0..<50 { engine.learn(ActionID(3), at: yesterday) }
        #expect(engine.suggestions(at: occasion) == suggestions)
        #expect(engine.lastEvent.map { $0 > yesterday.localSeconds } == true)
        engine.learn(ActionID(3), at: yesterday)
        #expect(engine.lastEvent == yesterday.localSeconds)
        #expect(engine.state != before)
    }

    @Test("of what is forgotten nothing is left, and the rest goes on")
    func forgetting() {
        var engine = Self.taught()
        let gone = engine.actions.prefix(5)
        let numbers = Set(gone.compactMap { engine.roster.number(of: $0) })
        engine.dismiss(gone[0], at: Self.later(engine))
        engine.forget(gone)
        #expect(Set(engine.actions).isDisjoint(with: gone))
        #expect(engine.suggestions(at: Self.later(engine), limit: 100).count == engine.actionCount)
        for (condition, counts) in engine.conditions.counts where condition.feature != .recency {
            #expect(numbers.isDisjoint(with: condition.actions))
            #expect(numbers.isDisjoint(with: counts.entries.map(\.thing)))
        }
        for row in numbers.map({ engine.roster.rows[$0] }) {
            #expect(row.identifier == nil && row.times.isEmpty && row.count == 0 && row.refusals == 0)
            #expect(row.leaning.values == .zero)
        }
        for number in Int64(50)..<80 { engine.learn(ActionID(number), at: Self.later(engine)) }
        #expect(engine.suggestions(at: Self.later(engine), limit: 100).count == engine.actionCount)
        #expect(engine.roster.rows.count == engine.actionCount)
    }

    @Test("what is forgotten no longer came before", arguments: 1...3)
    func forgettingLast(place: Int64) {
        var engine = SuggestionEngine()
        for number in 1...Int64(3) {
            engine.learn(ActionID(number), at: Occasion(localSeconds: Self.noon + number * 40, isStart: number == 1))
        }
        engine.forget([ActionID(place)])
        #expect(engine.actions == [3, 2, 1].filter { $0 != place }.map { ActionID($0) })
        #expect(engine.trail.map { engine.roster.rows[$0].identifier } == engine.actions)
    }

    @Test("where somebody is counts")
    func places() {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: 3)
        func occasion(_ round: Int, _ place: String) -> Occasion {
            Occasion(
                localSeconds: Self.noon + Int64(round) * 90_061, place: PersonPlace(named: place), isStart: true)
        }
        for round in 0..<60 {
            let isHome = random.unit() < 0.5
            engine.learn(ActionID(isHome ? 1 : 2), at: occasion(round, isHome ? "home" : "office"))
        }
        #expect(engine.suggestions(at: occasion(61, "Home")).first?.action == ActionID(1))
        #expect(engine.suggestions(at: occasion(61, "office")).first?.action == ActionID(2))
    }

    @Test("the time of day counts from the first days on, smoothly: a quarter past is like a quarter to")
    func hours() {
        var engine = SuggestionEngine()
        var random = SeededNumbers(seed: 4)
        let midnight = Self.noon - Self.noon % 86_400
        for day in 0..<7 {
            for hour in 7..<22 {
                let action = [8: 1, 13: 2, 20: 3][hour]
                let seconds = midnight + Int64(day) * 86_400 + Int64(hour) * 3_600
                for minutes in [-25, -15, 15, 25] where day == 6 && action != nil {
                    let now = Occasion(localSeconds: seconds + Int64(minutes) * 60, isStart: true)
                    let first = engine.suggestions(at: now, limit: 2).map { Int($0.action.rawValue) }
                    #expect(action.map(first.contains) == true, "\(hour):\(minutes)")
                }
                let done = action ?? 4 + Int(4 * random.unit())
                engine.learn(ActionID(Int64(done)), at: Occasion(localSeconds: seconds, isStart: true))
            }
        }
    }

    @Test("what was never done twice in a row is not offered again at once, and last at a start, until it was")
    func repetition() {
        var engine = SuggestionEngine()
        for number in Int64(0)..<40 {
            let occasion = Occasion(localSeconds: Self.noon + number * 600, isStart: number % 2 == 0)
            engine.learn(ActionID(number % 5), at: occasion)
        }
        let last = engine.actions[0]
        let seconds = (engine.lastEvent ?? 0) + 20
        func place(_ isStart: Bool) -> Int? {
            engine.suggestions(at: Occasion(localSeconds: seconds, isStart: isStart), limit: 100)
                .firstIndex { $0.action == last }
        }
        #expect(place(false) == nil)
        #expect(place(true) == 4)
        engine.learn(last, at: Occasion(localSeconds: seconds, isStart: false))
        #expect(place(false) != nil)
        #expect(place(true) == 4)
        for _ in 0..<3 { engine.learn(last, at: Occasion(localSeconds: seconds, isStart: true)) }
        #expect(place(true) == 0)
    }

    @Test("one action alone is offered")
    func single() {
        var engine = SuggestionEngine()
        let start = Occasion(localSeconds: Self.noon, isStart: true)
        engine.learn(ActionID(9), at: start)
        #expect(engine.suggestions(at: start).map(\.action) == [ActionID(9)])
        #expect(engine.suggestions(at: start, limit: 0).isEmpty)
    }

    @Test("neither dates nor floods do harm")
    func oddTimes() {
        var engine = SuggestionEngine()
        let times: [Int64] = [0, .min, .max, Self.noon, Self.noon - 86_400 * 400, 253_402_300_799, 1, Self.noon, -1]
        for (index, seconds) in (0..<60).flatMap({ _ in times }).enumerated() {
            let occasion = Occasion(localSeconds: seconds, isStart: index % 3 == 0)
            #expect(engine.suggestions(at: occasion).allSatisfy { $0.probability.isFinite })
            engine.learn(ActionID(Int64(index % 25)), at: occasion)
        }
        for index in 0..<2_000 {
            let seconds = Self.noon + Int64(index / 100)
            engine.learn(ActionID(Int64(index % 40)), at: Occasion(localSeconds: seconds, isStart: false))
        }
        let total = engine.suggestions(at: Self.later(engine), limit: 100).reduce(0) { $0 + $1.probability }
        #expect(abs(total + engine.likelyNew - 1) < 0.01)
    }

    @Test("three thousand actions are bounded, and the last used stay")
    func manyActions() throws {
        var engine = SuggestionEngine()
        for index in 0..<3_000 {
            let occasion = Occasion(localSeconds: Self.noon + Int64(index) * 30, isStart: index % 9 == 0)
            engine.learn(ActionID(Int64(index)), at: occasion)
        }
        #expect(engine.actionCount <= Constants.mostActions)
        #expect(engine.actions.first == ActionID(2_999))
        #expect(engine.suggestions(at: Self.later(engine)).count == 5)
        #expect(engine.conditions.counts.count <= Constants.mostConditions)
    }
}
