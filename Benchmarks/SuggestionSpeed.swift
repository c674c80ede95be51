// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions

/// Suggesting and learning, beside a plain list of what was done last, by processor time.
struct SuggestionSpeed: Benchmark {
    let name = "Suggestions, one event"
    private let rounds = 9
    private let perRound = 4_000
    /// Each of the first events teaches the weights, of those up to the second number every other one, then few do.
    private let settling = 2_000
    private let resting = 16_000
    private let part = 500

    func run() throws -> [Measurement] {
        try [20, 128, 1_000].flatMap { try measure($0) }
    }

    private func measure(_ actions: Int) throws -> [Measurement] {
        let events = made(actions)
        var engine = SuggestionEngine()
        var list = RecentList()
        for number in 0..<actions { engine.learn(ActionID(Int64(number)), at: events[0].occasion) }
        let young = stride(from: 0, to: resting, by: part).map { start in
            timePerEvent(events[start..<start + part]) { engine.learn($0.action, at: $0.occasion) }
        }
        for event in events.prefix(resting) { list.learn(event.action) }
        var (learning, suggesting, listing) = ([Duration](), [Duration](), [Duration]())
        var found = 0
        for round in 0..<rounds {
            let part = events[(resting + round * perRound)..<(resting + (round + 1) * perRound)]
            learning.append(timePerEvent(part) { engine.learn($0.action, at: $0.occasion) })
            suggesting.append(timePerEvent(part) { found += engine.suggestions(at: $0.occasion).count })
            listing.append(
                timePerEvent(part) {
                    found += list.suggestions.count
                    list.learn($0.action)
                })
        }
        guard found > 0 else { throw BenchmarkError("nothing was suggested") }
        let goals: (suggest: Double?, learn: Double?) = actions == 128 ? (15, 1) : (nil, nil)
        let kilobytes = Double(engine.state.count) / 1_048_576
        return [
            measurement("suggest five of \(actions)", suggesting, goal: goals.suggest),
            measurement("learn, \(actions) actions, up to event 2,000", Array(young.prefix(settling / part))),
            measurement(
                "learn, \(actions) actions, up to event 16,000", Array(young.dropFirst(settling / part)),
                goal: goals.learn),
            measurement("learn, \(actions) actions, from then on", learning, goal: goals.learn),
            measurement("the most recent five of \(actions), both", listing),
            Measurement("state, \(actions) actions", kilobytes, .mebibytes),
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
        return (0..<resting + rounds * perRound).map { _ in
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
