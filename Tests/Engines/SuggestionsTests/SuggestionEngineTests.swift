// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Suggestions

@Suite("The suggestion engine")
struct SuggestionEngineTests {
    private static let noon: Int64 = 1_700_049_600

    /// Some thousand events of sixteen actions, or as many as are wanted, a minute or an hour apart.
    private static func taught(events: Int = 3_000, actions: Double = 16, seed: UInt64 = 7) -> SuggestionEngine {
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

    @Test("who goes back and forth between two is followed, whichever two they are")
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

    @Test(
        "weights learn from the very scores by which actions are suggested, be rows full or not",
        arguments: [true, false], [16, 60])
    func agreement(isStart: Bool, actions: Int) throws {
        var engine = Self.taught(actions: Double(actions))
        let occasion = Occasion(
            localSeconds: Self.later(engine).localSeconds, place: PersonPlace(named: "home"), isStart: isStart)
        let suggestions = engine.suggestions(at: occasion, limit: actions)
        #expect(suggestions.count == engine.roster.count)
        #expect(engine.contexts.rows.contains { $0.unlisted > 1 } == (actions > ContextRow.capacity))
        let situation = Situation(occasion, after: engine.trail)
        engine.candidates.removeAll()
        for (rank, slot) in engine.roster.recent.prefix(Candidates.capacity).enumerated() {
            engine.candidates.append(slot, rank: rank, isChosen: rank == 3)
        }
        engine.measureCandidates(in: situation, FoundRows(situation, in: engine.contexts))
        for habit in [Feature.weekly, .daily] { #expect(engine.candidates.features[habit.rawValue] != .zero) }
        let differences = engine.candidates.differences(
            by: engine.weights.set(isStart: isStart, after: engine.trail.previous))
        let probabilities = Dictionary(uniqueKeysWithValues: suggestions.map { ($0.action, $0.probability) })
        let suggested = engine.actions.prefix(Candidates.capacity).map { probabilities[$0] ?? -1 }
        let total = suggested.reduce(0, +)
        for (rank, probability) in suggested.enumerated() {
            let learned = (rank == 3 ? 1 : 0) - differences[rank]
            #expect(abs(probability / total - learned) < 0.000_1, "rank \(rank)")
        }
    }

    @Test("what is left of sixteen habits is what is left of each", arguments: Rhythm.allCases)
    func remains(rhythm: Rhythm) {
        let days: [16 of Int32] = [
            0, 1, 6, 7, 8, 13, 14, 15, 700, 10_000, 19_993, 19_994, 19_999, 20_000, 20_001, 2_932_896,
        ]
        let remains = rhythm.remains(from: days, to: 20_000)
        for (lane, day) in (0..<16).map({ ($0, days[$0]) }) {
            #expect(remains[lane] == (rhythm.periods(from: day, to: 20_000) * rhythm.halvings).powerOfTwo, "\(day)")
        }
    }

    @Test("every rank is in one bucket", arguments: [0, 1, 11, 12, 13, 76, 500, Roster.greatestCount])
    func buckets(count: Int) {
        let ranks = (0..<RankCounts.bucketCount).map { RankCounts.ranks(of: $0, below: count) }
        #expect(ranks.flatMap(Array.init) == Array(0..<count))
        for (bucket, ranks) in ranks.enumerated() { #expect(ranks.allSatisfy { RankCounts.bucket(of: $0) == bucket }) }
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
        var engine = Self.taught()
        let suggestions = engine.suggestions(at: Self.later(engine), limit: 100)
        #expect(suggestions.count == engine.actionCount)
        #expect(zip(suggestions, suggestions.dropFirst()).allSatisfy { $0.probability >= $1.probability })
        #expect(abs(suggestions.reduce(0) { $0 + $1.probability } - 1) < 0.001)
    }

    @Test("what is turned down is offered less, and again when it is done all the same")
    func dismissal() throws {
        var engine = Self.taught()
        let occasion = Self.later(engine)
        let first = try #require(engine.suggestions(at: occasion).first)
        let share = { (engine: inout SuggestionEngine) in
            engine.suggestions(at: occasion, limit: 100).first { $0.action == first.action }?.probability ?? 0
        }
        engine.dismiss(first.action, at: occasion)
        let refused = share(&engine)
        #expect(refused < first.probability / 2)
        engine.accept(first.action, at: occasion)
        #expect(share(&engine) > refused)
    }

    @Test("of what is forgotten nothing is left, and the rest goes on")
    func forgetting() {
        var engine = Self.taught()
        let gone = engine.actions.prefix(5)
        engine.forget(gone)
        #expect(Set(engine.actions).isDisjoint(with: gone))
        #expect(engine.suggestions(at: Self.later(engine), limit: 100).count == engine.actionCount)
        let fresh = Set(engine.contexts.rows.flatMap { row in (0..<row.entryCount).map { row.slots[$0] } })
        #expect(fresh.isSubset(of: Set(engine.roster.recent)))
        for slot in 0..<engine.roster.slotCount where !engine.roster.recent.contains(ActionSlot(slot)) {
            #expect(engine.weights.shifts[slot] == .zero)
            #expect(Biases.cells(of: slot).allSatisfy { engine.biases.actions.values[$0] == 0 })
        }
        for number in Int64(50)..<80 { engine.learn(ActionID(number), at: Self.later(engine)) }
        #expect(engine.suggestions(at: Self.later(engine), limit: 100).count == engine.actionCount)
    }

    @Test("what is forgotten no longer came before, and what was done besides it did")
    func forgettingLast() {
        for (count, place) in [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)] {
            var engine = SuggestionEngine()
            for number in 1...count {
                let seconds = Self.noon + Int64(number) * 40
                engine.learn(ActionID(Int64(number)), at: Occasion(localSeconds: seconds, isStart: number == 1))
            }
            let before = engine.trail
            engine.forget([ActionID(Int64(place))])
            #expect(engine.actionCount == count - 1)
            #expect(engine.trail.previous == (place == count ? .none : before.previous), "\(place) of \(count)")
            #expect(engine.trail.beforePrevious == (place == count - 1 ? .none : before.beforePrevious))
        }
    }

    @Test("a state comes back as it was")
    func state() throws {
        var engine = Self.taught()
        engine.forget(engine.actions.suffix(2))
        engine.dismiss(engine.actions[0], at: Self.later(engine))
        var again = try SuggestionEngine(state: engine.state)
        for step in 0..<200 {
            let occasion = Occasion(localSeconds: Self.later(engine).localSeconds + Int64(step), isStart: step % 3 == 0)
            let (one, other) = (engine.suggestions(at: occasion), again.suggestions(at: occasion))
            #expect(one.map(\.action) == other.map(\.action))
            #expect(one.map(\.reason) == other.map(\.reason))
            engine.learn(ActionID(Int64(step % 11)), at: occasion)
            again.learn(ActionID(Int64(step % 11)), at: occasion)
        }
        #expect(try SuggestionEngine(state: again.state).state == again.state)
    }

    @Test("a damaged state is refused, wherever a byte is wrong or missing")
    func damage() {
        let state = Self.taught(events: 60).state
        for place in stride(from: 0, to: state.count, by: 211) {
            var bytes = state
            bytes[place] ^= 0x41
            #expect(throws: SuggestionStateError.self) { try SuggestionEngine(state: bytes) }
            #expect(throws: SuggestionStateError.self) { try SuggestionEngine(state: Array(state.prefix(place))) }
        }
    }

    @Test("a state that an older version wrote says which")
    func olderVersion() {
        var bytes = Array(Self.taught(events: 60).state.dropLast(8))
        bytes[4] = 2
        var writer = StateWriter()
        writer.write(StateFormat.checksum(bytes))
        #expect(throws: SuggestionStateError.unknownVersion(2)) { try SuggestionEngine(state: bytes + writer.bytes) }
    }

    @Test("a state whose checksum somebody fixed does no harm")
    func forgery() {
        let state = Self.taught(events: 100).state
        var random = SeededNumbers(seed: 3)
        for _ in 0..<150 {
            var bytes = Array(state.dropLast(8))
            for _ in 0...random.next() % 4 {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            var writer = StateWriter()
            writer.write(StateFormat.checksum(bytes))
            guard var engine = try? SuggestionEngine(state: bytes + writer.bytes) else { continue }
            for step in 0..<20 {
                let occasion = Occasion(localSeconds: Self.noon + Int64(step) * 50, isStart: step % 2 == 0)
                #expect(engine.suggestions(at: occasion).allSatisfy { $0.probability.isFinite })
                engine.learn(ActionID(Int64(step % 7)), at: occasion)
            }
        }
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
        for index in 0..<20_000 {
            let seconds = Self.noon + Int64(index / 1_000)
            engine.learn(ActionID(Int64(index % 40)), at: Occasion(localSeconds: seconds, isStart: false))
        }
        let total = engine.suggestions(at: Self.later(engine), limit: 100).reduce(0) { $0 + $1.probability }
        #expect(abs(total - 1) < 0.01)
    }

    @Test("twenty thousand actions are bounded, and the last used stay")
    func manyActions() {
        var engine = SuggestionEngine()
        for index in 0..<20_000 {
            let occasion = Occasion(localSeconds: Self.noon + Int64(index) * 30, isStart: index % 9 == 0)
            engine.learn(ActionID(Int64(index)), at: occasion)
        }
        #expect(engine.actionCount <= Roster.greatestCount)
        #expect(engine.actions.first == ActionID(19_999))
        #expect(engine.suggestions(at: Self.later(engine)).count == 5)
        #expect(engine.state.count < 1_200_000)
    }
}
