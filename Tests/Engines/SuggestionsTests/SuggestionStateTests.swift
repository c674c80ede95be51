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
        let (before, after) = (try engine.state, try again.state)
        #expect(before == after)
        for step in 0..<60 {
            let occasion = Occasion(localSeconds: Self.noon + 1_000_000 + Int64(step) * 70, isStart: step % 3 == 0)
            #expect(engine.suggestions(at: occasion) == again.suggestions(at: occasion))
            engine.learn(ActionID(Int64(step % 11)), at: occasion)
            again.learn(ActionID(Int64(step % 11)), at: occasion)
        }
        let (one, other) = (try engine.state, try again.state)
        #expect(one == other)
    }

    @Test("what is no state, or half of one, is refused", arguments: [0, 1, 5, 100, 1_000, -1])
    func damage(length: Int) throws {
        let state = try Self.taught().state
        let part = length < 0 ? state.dropLast() : state.prefix(length)
        #expect(throws: SuggestionStateError.damaged) { try SuggestionEngine(state: part) }
    }

    @Test("a state of another version says which, whatever else it holds")
    func otherVersion() throws {
        #expect(throws: SuggestionStateError.otherVersion(4)) {
            try SuggestionEngine(state: Data(#"{"version": 4, "rows": []}"#.utf8))
        }
        let text = String(decoding: try Self.taught().state, as: UTF8.self)
        let next = text.replacing("\"version\":\(SuggestionEngine.currentVersion)", with: "\"version\":900")
        #expect(throws: SuggestionStateError.otherVersion(900)) { try SuggestionEngine(state: Data(next.utf8)) }
    }

    @Test(
        "what can't have been learned is refused",
        arguments: [
            ("\"trail\":[", "\"trail\":[99,"), ("\"changes\":[", "\"changes\":[0,"),
            ("\"eventsPerDay\":", "\"eventsPerDay\":-1,\"was\":"), ("\"recent\":[", "\"recent\":[77,"),
            ("\"recent\":[", "\"recent\":[-1,"), ("\"things\":[", "\"things\":[999999,"),
            ("\"total\":", "\"total\":-7,\"was\":"), ("\"feature\":", "\"feature\":55,\"was\":"),
            ("\"refusals\":{", "\"refusals\":{\"4000\":1,"), ("\"times\":[[", "\"times\":[[-9,"),
            ("\"values\":[", "\"values\":[1e300,"), ("\"identifiers\":[", "\"identifiers\":[{\"rawValue\":1},"),
        ])
    func impossible(part: String, instead: String) throws {
        let text = String(decoding: try Self.taught().state, as: UTF8.self)
        let range = try #require(text.range(of: part), "\(part)")
        let forged = text.replacingCharacters(in: range, with: instead)
        #expect(throws: SuggestionStateError.damaged) { try SuggestionEngine(state: Data(forged.utf8)) }
    }

    @Test("a state in which somebody changed numbers is refused, or does no harm")
    func forgery() throws {
        let text = String(decoding: try Self.taught(events: 60).state, as: UTF8.self)
        let numbers = text.ranges(of: /[-0-9.e]+/)
        let others = ["-1", "0", "7", "1e308", "1e-320", "1e9", "1000000", "9223372036854775807", "253402300799"]
        var random = SeededNumbers(seed: 3)
        for _ in 0..<400 {
            var changed = text
            // From the end on, so that places stay what they are.
            let places = (0...random.next() % 3).map { _ in Int(random.next() % UInt64(numbers.count)) }
            for place in Set(places).sorted(by: >) {
                changed.replaceSubrange(numbers[place], with: others[Int(random.next() % UInt64(others.count))])
            }
            let bytes = Data(changed.utf8)
            let read: SuggestionEngine
            do { read = try SuggestionEngine(state: bytes) } catch { continue }
            var engine = read
            for step in 0..<5 {
                let occasion = Occasion(localSeconds: Self.noon + Int64(step) * 50, isStart: step % 2 == 0)
                #expect(engine.suggestions(at: occasion).allSatisfy { (0...1.001).contains($0.probability) })
                engine.learn(ActionID(Int64(step % 7)), at: occasion)
            }
            _ = try engine.state
        }
    }
}
