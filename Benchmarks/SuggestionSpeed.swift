// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions

/// Suggesting and learning, beside a plain list of what was done last, by processor time.
struct SuggestionSpeed: Benchmark {
    let name = "Suggestions, one event"
    private let rounds = 9
    private let perRound = 4_000
    /// Events that come first; after them the weights rest.
    private let young = 10_000

    func run() throws -> [Measurement] {
        try [20, 128, 1_000].flatMap { try measure($0) }
    }

    private func measure(_ actions: Int) throws -> [Measurement] {
        let events = made(actions)
        var engine = SuggestionEngine()
        var list = RecentList()
        for number in 0..<actions { engine.learn(ActionID(Int64(number)), at: events[0].occasion) }
        let beginning = stride(from: 0, to: young, by: 1_000).map { start in
            processorTime {
                for event in events[start..<start + 1_000] { engine.learn(event.action, at: event.occasion) }
            }
        }
        for event in events.prefix(young) { list.learn(event.action) }
        var (learning, suggesting, listing) = ([Duration](), [Duration](), [Duration]())
        var found = 0
        for round in 0..<rounds {
            let part = events[(young + round * perRound)..<(young + (round + 1) * perRound)]
            learning.append(processorTime { for event in part { engine.learn(event.action, at: event.occasion) } })
            suggesting.append(
                processorTime { for event in part { found += engine.suggestions(at: event.occasion).count } })
            listing.append(
                processorTime {
                    for event in part {
                        found += list.suggestions.count
                        list.learn(event.action)
                    }
                })
        }
        guard found > 0 else { throw BenchmarkError("nothing was suggested") }
        let isGoal = actions == 128
        let kilobytes = Double(engine.state.count) / 1_048_576
        return [
            measurement("suggest five of \(actions)", suggesting, goal: isGoal ? 15 : nil),
            measurement("learn, \(actions) actions", learning, goal: isGoal ? 1 : nil),
            Measurement("learn, \(actions) actions, the first 10,000 events", of: beginning.map { $0 / 1_000 }),
            measurement("the most recent five of \(actions), both", listing),
            Measurement("state, \(actions) actions", kilobytes, .mebibytes),
        ]
    }

    private func measurement(_ name: String, _ times: [Duration], goal: Double? = nil) -> Measurement {
        var measurement = Measurement(name, of: times.map { $0 / perRound })
        measurement.goal = goal
        return measurement
    }

    /// The other programs of the machine do not count.
    private func processorTime(_ work: () -> Void) -> Duration {
        let before = Self.processorNanoseconds
        work()
        return .nanoseconds(Self.processorNanoseconds - before)
    }

    private static var processorNanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Two fifths of the events follow the one before; the rest is the more frequent the smaller its number.
    private func made(_ actions: Int) -> [(action: ActionID, occasion: Occasion)] {
        var random: UInt64 = 88_172_645_463_325_252
        func next() -> Double {
            // Xorshift (Marsaglia, 2003).
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Double(random >> 11) / 9_007_199_254_740_992
        }
        var (seconds, last): (Int64, Int) = (1_700_000_000, 0)
        return (0..<young + rounds * perRound).map { _ in
            let isFollowing = next() < 0.4
            let skewed = Int(exp(next() * log(Double(actions) + 1)) - 1)
            last = isFollowing ? (last * 7 + 3) % actions : min(actions - 1, skewed)
            let isStart = next() < 0.3
            seconds += isStart ? 4_000 : 40
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
