// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions

extension FuzzedReader {
    /// What the suggestion engine has kept of a person, in the store. An engine that was read works as any other.
    static let suggestionState = FuzzedReader(
        name: "SuggestionState", dictionary: "suggestion-state", seeds: stateSeeds
    ) { data in
        guard let read = accepted({ () throws(SuggestionStateError) in try SuggestionEngine(state: data) }) else {
            return
        }
        try checkWriting(read)
        try use(read)
    }

    /// Asks and teaches the engine, and reads what it has become.
    private static func use(_ engine: SuggestionEngine) throws {
        var engine = engine
        let moments: [Int64] = [0, 1_800_000_000, 1_800_000_100, 5, 253_402_300_799]
        for (index, seconds) in moments.enumerated() {
            let place = index % 2 == 0 ? nil : PersonPlace(named: "home")
            let occasion = Occasion(
                localSeconds: seconds, place: place, isStart: engine.isStart(atLocalSeconds: seconds))
            let suggestions = engine.suggestions(at: occasion, limit: 5)
            guard Set(suggestions.map(\.action)).count == suggestions.count else {
                throw Contradiction("an action is suggested twice")
            }
            for suggestion in suggestions where !(0...1.001).contains(suggestion.probability) {
                throw Contradiction("a suggestion has the probability \(suggestion.probability)")
            }
            if let action = suggestions.last?.action {
                engine.dismiss(action, at: occasion)
                engine.learn(action, at: occasion)
            }
            engine.learn(ActionID(Int64(index % 3)), at: occasion)
        }
        if let action = engine.actions.last { engine.forget([action]) }
        try checkWriting(engine)
    }

    /// What an engine writes is read as the same engine.
    private static func checkWriting(_ engine: SuggestionEngine) throws {
        let state = engine.state
        guard let again = accepted({ () throws(SuggestionStateError) in try SuggestionEngine(state: state) }) else {
            throw Contradiction("what the engine writes cannot be read")
        }
        guard again.state == state else { throw Contradiction("what the engine writes is read as something else") }
    }

    private static func stateSeeds() -> [String: Data] {
        /// An engine that has seen so many events of so many actions, and a refusal where there were some.
        func state(events: Int, actions: Int, every pause: Int64) -> Data {
            var engine = SuggestionEngine()
            for index in 0..<events {
                let seconds = 1_800_000_000 + Int64(index) * pause
                let place = index % 3 == 0 ? PersonPlace(named: "home") : nil
                let occasion = Occasion(
                    localSeconds: seconds, place: place, isStart: engine.isStart(atLocalSeconds: seconds))
                engine.learn(ActionID(Int64(index * index % actions)), at: occasion)
                if index == 20 { engine.dismiss(ActionID(0), at: occasion) }
            }
            return engine.state
        }
        return [
            "empty.state": SuggestionEngine().state,
            "one.state": state(events: 1, actions: 1, every: 1),
            "few.state": state(events: 12, actions: 3, every: 200),
            "weeks.state": state(events: 60, actions: 9, every: 30_000),
        ]
    }
}
