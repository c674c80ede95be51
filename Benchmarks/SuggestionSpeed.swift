// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions

/// Suggesting and learning, beside a plain list of what was done last, by processor time.
struct SuggestionSpeed: Benchmark {
    let name = "Suggestions, one event"
    private let rounds = 5
    private let perRound = 500
    /// A year of a hundred things a day.
    private let year = 36_500

    func run() throws -> [Measurement] {
        try [20, 128, 1_000].flatMap { try measure($0) }
    }

    private func measure(_ actions: Int) throws -> [Measurement] {
        let events = made(actions)
        var engine = SuggestionEngine()
        var list = RecentList()
        let relearning = timePerEvent(events.prefix(year)) { engine.learn($0.action, at: $0.occasion) } * year
        for event in events.prefix(year) { list.learn(event.action) }
        var (learning, suggesting, listing) = ([Duration](), [Duration](), [Duration]())
        var found = 0
        for round in 0..<rounds {
            let part = events[(year + round * perRound)..<(year + (round + 1) * perRound)]
            learning.append(timePerEvent(part) { engine.learn($0.action, at: $0.occasion) })
            suggesting.append(timePerEvent(part) { found += engine.suggestions(at: $0.occasion).count })
            listing.append(
                timePerEvent(part) {
                    found += list.suggestions.count
                    list.learn($0.action)
                })
        }
        guard found > 0 else { throw BenchmarkError("nothing was suggested") }
        let hasGoal = actions == 128
        return [
            measurement("suggest five of \(actions)", suggesting, goal: hasGoal ? 60 : nil),
            measurement("learn one of \(actions)", learning, goal: hasGoal ? 100 : nil),
            Measurement("a year learned again, \(actions) actions", of: [relearning]),
            measurement("the most recent five of \(actions), both", listing),
        ] + (try state(of: engine, actions))
    }

    private func state(of engine: SuggestionEngine, _ actions: Int) throws -> [Measurement] {
        var (state, writing, reading) = (Data(), [Duration](), [Duration]())
        for _ in 0..<rounds {
            writing.append(time { state = engine.state })
            reading.append(try time { _ = try SuggestionEngine(state: state) })
        }
        return [
            measurement("write the state, \(actions) actions", writing),
            measurement("read the state, \(actions) actions", reading),
            Measurement("state, \(actions) actions", Double(state.count) / 1_048_576, .mebibytes),
        ]
    }

    private func measurement(_ name: String, _ times: [Duration], goal: Double? = nil) -> Measurement {
        var measurement = Measurement(name, of: times)
        measurement.goal = goal
        return measurement
    }

    private typealias Event = (action: ActionID, occasion: Occasion)

    private func timePerEvent(_ events: ArraySlice<Event>, _ work: (Event) -> Void) -> Duration {
        let before = Self.processorNanoseconds
        for event in events { work(event) }
        return .nanoseconds(Self.processorNanoseconds - before) / events.count
    }

    private func time(_ work: () throws -> Void) rethrows -> Duration {
        let before = Self.processorNanoseconds
        try work()
        return .nanoseconds(Self.processorNanoseconds - before)
    }

    /// Those of the thread: the other programs of the machine do not count.
    private static var processorNanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Two fifths of the events follow the one before; the rest is the more frequent the smaller its number.
    private func made(_ actions: Int) -> [Event] {
        var random: UInt64 = 88_172_645_463_325_252
        func next() -> Double {
            // Xorshift (Marsaglia, 2003).
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Double(random >> 11) / 9_007_199_254_740_992
        }
        var (seconds, last): (Int64, Int) = (1_700_000_000, 0)
        return (0..<year + rounds * perRound).map { _ in
            let isFollowing = next() < 0.4
            let skewed = Int(exp(next() * log(Double(actions) + 1)) - 1)
            last = isFollowing ? (last * 7 + 3) % actions : min(actions - 1, skewed)
            let isStart = next() < 0.3
            seconds += isStart ? 2_700 : 40
            return (ActionID(Int64(last)), Occasion(localSeconds: seconds, isStart: isStart))
        }
    }
}

/// What was done last, each action once.
private struct RecentList {
    private var actions: [ActionID] = []

    var suggestions: [ActionID] { Array(actions.prefix(5)) }

    mutating func learn(_ action: ActionID) {
        if let place = actions.firstIndex(of: action) { actions.remove(at: place) }
        actions.insert(action, at: 0)
    }
}
