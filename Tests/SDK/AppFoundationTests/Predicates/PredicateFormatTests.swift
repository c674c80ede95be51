// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppFoundation

@Suite("What is wrong with a predicate's format")
struct PredicateFormatTests {
    @Test(
        "is said with what mends it",
        arguments: [
            ("", "the end"), ("name", "the end"), ("name ==", "the end"), ("== 1", "‘==’"), ("a == 1 b", "‘b’"),
            ("(a == 1", "‘)’"), ("a == 'x", "a text in it has no end"), ("a == %@", "there are 0 values"),
            ("a == %q", "‘%q’"), ("a == %", "‘%’"), ("a LIKE[x] 'b'", "c, d or both"), ("a == 1 + 2", "‘+’"),
            ("uppercase(a) == 'B'", "uppercase(…) is not calculated here"),
            ("SUBQUERY(a, $x, $x == 1) == 1", "#SUBQUERY"),
            ("a.@sum == 1 AND ;", "‘;’"), ("a == {1, 2", "‘}’"), ("a[b] == 1", "a number, FIRST"), ("a == $", "‘$’"),
            ("a == 99999999999999999999x", "‘x’"), ("AND == 1", "‘AND’"), ("a == 0xZZ", "‘ZZ’"), ("a == - 'b'", "‘b’"),
        ])
    func mistake(format: String, words: String) throws {
        let error = try #require(throws: PredicateMistake.self) { try FormatReader.condition(of: format, []) }
        #expect(error.description.contains(words), "\(error)")
    }

    @Test(
        "is said of values too",
        arguments: [
            ("%K == 1", 3 as any Sendable, "%K"), ("%K == 1", "", "%K"), ("%K == 1", "a..b", "a..b"),
            ("a == %d", "x", "a String"),
        ])
    func value(format: String, value: any Sendable, words: String) throws {
        let error = try #require(throws: PredicateMistake.self) { try FormatReader.condition(of: format, [value]) }
        #expect(error.description.contains(words), "\(error)")
    }

    @Test("is said of what is too long or too deep")
    func tooMuch() {
        let deep = String(repeating: "(", count: 100_000)
        let negated = String(repeating: "NOT ", count: 10_000) + "a == 1"
        let lists = String(repeating: "{", count: 10_000)
        let long = String(repeating: "a == 1 OR ", count: 10_000) + "a == 1"
        for (format, limit) in [(deep, "65536"), (negated, "100"), ("a IN " + lists, "100"), (long, "65536")] {
            let error = #expect(throws: PredicateMistake.self) { try FormatReader.condition(of: format, []) }
            #expect(error?.description.contains(" \(limit) ") == true)
            #expect(!NSPredicate(format: format).evaluate(with: 1))
        }
        let keys = "a" + String(repeating: ".a", count: 30_000) + " == nil"
        #expect(NSPredicate(format: keys).evaluate(with: [String: Any]()))
    }

    @Test("never ends the process, whatever is written")
    func anything() {
        let words = [
            "SELF", "name", "==", "!=", "<", "IN", "CONTAINS", "LIKE", "MATCHES", "BETWEEN", "[cd]", "[", "]", "(", ")",
            "{", "}", ",", ".", "AND", "OR", "NOT", "ANY", "ALL", "%@", "%K", "%d", "'a'", "\"", "1", "-", "1.5e3",
            "0x",
            "$v", "#", "@count", "nil", "TRUE", "&&", "é", "\u{0}", "\\", "[FIRST]", "*", "**", "e", "'*?'", "'('",
        ]
        let objects: [Any?] = [nil, "text", 3, ["name": "a"], [1, nil, "b"] as [Any?], Date(), NSNull(), words]
        var random = Generator(state: 7)
        var read = 0
        for _ in 0..<20_000 {
            let format = (0..<Int.random(in: 0...9, using: &random))
                .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            guard let condition = try? FormatReader.condition(of: format, objects) else { continue }
            _ = try? condition.holds(for: objects.randomElement(using: &random) ?? nil, ["v": 1])
            // What is written of a condition means the same, unless it holds a value that text has no form for.
            guard let again = try? FormatReader.condition(of: condition.written, []) else { continue }
            read += 1
            #expect(again.written == condition.written, "\(format)")
        }
        #expect(read > 20)
    }

    @Test("a pattern of many stars is answered soon")
    func stars() {
        let pattern = String(repeating: "*a", count: 50) + "b"
        let text = String(repeating: "a", count: 5_000)
        #expect(!Wildcards(pattern).match(text) && Wildcards("*\\**?").match("a*bc") && Wildcards("").match(""))
    }

    /// Numbers that are the same each time.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
