// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Suggestions

@Suite("What the suggestion engine keeps")
struct SuggestionStateTests {
    private static let noon: Int64 = 1_700_049_600

    private static func taught(events: Int = 400) -> SuggestionEngine {
        var engine = SuggestionEngine()
        for index in 0..<events {
            let seconds = noon + Int64(index) * 2_000 - Int64(index % 3) * 1_980
            let occasion = Occasion(localSeconds: seconds, isStart: index % 3 == 0)
            engine.learn(ActionID(Int64(index * index % 13)), at: occasion)
        }
        engine.forget(engine.actions.suffix(2))
        engine.dismiss(engine.actions[0], at: Occasion(localSeconds: noon + 900_000, isStart: true))
        return engine
    }

    @Test("a state comes back as it was, and goes on as it would have")
    func roundTrip() throws {
        var engine = Self.taught()
        var again = try SuggestionEngine(state: engine.state)
        let (before, after) = (engine.state, again.state)
        #expect(before == after)
        for step in 0..<60 {
            let occasion = Occasion(localSeconds: Self.noon + 1_000_000 + Int64(step) * 70, isStart: step % 3 == 0)
            #expect(engine.suggestions(at: occasion) == again.suggestions(at: occasion))
            engine.learn(ActionID(Int64(step % 11)), at: occasion)
            again.learn(ActionID(Int64(step % 11)), at: occasion)
        }
        let (one, other) = (engine.state, again.state)
        #expect(one == other)
    }

    @Test("what is not a state, or half of one, is refused", arguments: [0, 1, 5, 100, 1_000, -1])
    func damage(length: Int) throws {
        let state = Self.taught().state
        let part = length < 0 ? state.dropLast() : state.prefix(length)
        #expect(throws: SuggestionStateError.damaged) { try SuggestionEngine(state: part) }
    }

    @Test("a state is written whole, and one whose number is out of bounds is refused when it is read")
    func outOfBounds() {
        var engine = Self.taught()
        let length = engine.state.count
        engine.eventsPerDay = -1
        let state = engine.state
        #expect(state.count == length)
        #expect(throws: SuggestionStateError.damaged) { try SuggestionEngine(state: state) }
    }

    /// A state with some of its words changed, by their place.
    private static func changed(_ state: Data, _ words: [Int: UInt32]) -> Data {
        var state = state
        for (place, word) in words {
            withUnsafeBytes(of: word.littleEndian) { state.replaceSubrange(place * 4..<place * 4 + 4, with: $0) }
        }
        return state
    }

    @Test("a state of another version says which, and the text of an old engine is damaged")
    func otherVersion() throws {
        let next = Self.changed(Self.taught().state, [1: 900])
        #expect(throws: SuggestionStateError.otherVersion(900)) { try SuggestionEngine(state: next) }
        #expect(throws: SuggestionStateError.damaged) {
            try SuggestionEngine(state: Data(#"{"version": 5, "rows": []}"#.utf8))
        }
    }

    @Test("a state in which somebody changed numbers is refused, or does no harm")
    func forgery() throws {
        let state = Self.taught(events: 60).state
        let others: [UInt32] = [
            0, 1, 7, 1_000_000, .max, 0x7FFF_FFFF, Float(-1).bitPattern, Float(1e9).bitPattern, Float.nan.bitPattern,
            Float.infinity.bitPattern, Float(1e-40).bitPattern, Float.greatestFiniteMagnitude.bitPattern,
        ]
        var (random, refused) = (SeededNumbers(seed: 3), 0)
        for _ in 0..<600 {
            let places = (0...random.next() % 3).map { _ in 2 + Int(random.next() % UInt64(state.count / 4 - 2)) }
            let words = places.map { ($0, others[Int(random.next() % UInt64(others.count))]) }
            var engine: SuggestionEngine
            do {
                engine = try SuggestionEngine(state: Self.changed(state, Dictionary(words) { $1 }))
            } catch {
                refused += 1
                continue
            }
            for step in 0..<5 {
                let occasion = Occasion(localSeconds: Self.noon + Int64(step) * 50, isStart: step % 2 == 0)
                #expect(engine.suggestions(at: occasion).allSatisfy { (0...1.001).contains($0.probability) })
                engine.learn(ActionID(Int64(step % 7)), at: occasion)
            }
            _ = engine.state
        }
        #expect(refused > 100)
    }
}
