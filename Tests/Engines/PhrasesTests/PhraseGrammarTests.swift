// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct PhraseGrammarTests {
    private func grammar(_ phrases: [String]) throws -> PhraseGrammar {
        try PhraseGrammar(phrases.map { try PhrasePattern($0) })
    }

    @Test("a phrase is found however it is written")
    func exact() throws {
        let grammar = try grammar(["Pizza night", "订披萨"])
        #expect(grammar.match("pizza NIGHT.") == PhraseMatch(index: 0))
        #expect(grammar.match("訂披薩") == PhraseMatch(index: 1))
        #expect(grammar.match("pizza") == nil)
        #expect(grammar.match("") == nil)
    }

    @Test(
        "a slot holds the person's own words",
        arguments: [
            ("show the rate of US dollars", 0, ["currency": "US dollars"]),
            ("Show the rate of Swiss Francs today", 1, ["currency": "Swiss Francs"]),
            ("send hello to Anna", 2, ["text": "hello", "person": "Anna"]),
            ("send hello to all to Anna", 2, ["text": "hello to all", "person": "Anna"]),
            ("查美元的汇率", 3, ["currency": "美元"]),
        ])
    func slots(text: String, id: Int, slots: [String: String]) throws {
        let grammar = try grammar([
            "Show the rate of {currency}", "Show the rate of {currency} today", "Send {text} to {person}",
            "查{currency}的汇率",
        ])
        #expect(grammar.match(text) == PhraseMatch(index: id, slots: slots))
    }

    @Test(
        "a slot holds the sign or point of a number, and the end of a name, but no full stop of the sentence",
        arguments: [
            ("set it to -5", ["value": "-5"]), ("set it to −.5!", ["value": "−.5!"]), ("set it to .5", ["value": ".5"]),
            ("set it to (+5).", ["value": "+5"]), ("设为-5度", ["value": "-5"]),
            ("set it to C++, C#.", ["value": "C++, C#"]),
            ("set it to - 5", ["value": "5"]), ("set it to ...5", ["value": "5"]), ("set it to-5", ["value": "5"]),
            ("set it to: five.", ["value": "five"]), ("from -1 to +2 now", ["low": "-1", "high": "+2"]),
            ("set it to ~/.face/a.png", ["value": "~/.face/a.png"]), ("set it to “/tmp/a b”", ["value": "/tmp/a b"]),
            ("set it to ../a", ["value": "../a"]), ("设为：-5度", ["value": "-5"]),
            ("set it to and/or", ["value": "and/or"]),
        ])
    func signs(text: String, slots: [String: String]) throws {
        let grammar = try grammar(["Set it to {value}", "设为{value}度", "From {low} to {high} now"])
        #expect(grammar.match(text)?.slots == slots)
    }

    @Test("a slot is never empty")
    func emptySlot() throws {
        let grammar = try grammar(["Show the rate of {currency}", "Play {song} now"])
        #expect(grammar.match("show the rate of") == nil)
        #expect(grammar.match("play now") == nil)
    }

    @Test(
        "the phrase with the most words of its own wins, whatever the order",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func longestLiteral(order: [Int]) throws {
        let phrases = ["Play {song}", "Play {song} by {artist}", "Play the song {song} by {artist}"]
        let grammar = try grammar(order.map { phrases[$0] })
        func place(_ phrase: Int) throws -> Int { try #require(order.firstIndex(of: phrase)) }
        #expect(
            try grammar.match("play the song Hello by Adele")
                == PhraseMatch(index: place(2), slots: ["song": "Hello", "artist": "Adele"]))
        #expect(try grammar.match("play Hello by Adele")?.index == place(1))
        #expect(try grammar.match("play Hello")?.index == place(0))
    }

    @Test("a phrase met word by word beats one with slots")
    func exactBeatsSlots() throws {
        let grammar = try grammar(["Play {song}", "Play my favourites"])
        #expect(grammar.match("play my favourites") == PhraseMatch(index: 1))
    }

    @Test("two thousand phrases are told apart, and those with slots as well")
    func many() throws {
        let jobs = (0..<1_600).map { "run job \($0)" }
        let letters = (0..<400).map { "send {text} to \($0) {when}" }
        let grammar = try grammar(jobs + letters)
        for id in stride(from: 0, to: 1_600, by: 199) { #expect(grammar.match("Run job \(id)!")?.index == id) }
        for id in stride(from: 0, to: 400, by: 57) {
            let match = grammar.match("send a long letter to \(id) at noon")
            #expect(match == PhraseMatch(index: 1_600 + id, slots: ["text": "a long letter", "when": "at noon"]))
        }
        #expect(grammar.match("run job 1600") == nil)
    }

    @Test("text made to be hard ends all the same")
    func hostile() throws {
        let grammar = try grammar(["a {x} a {y} a {z} a", "{x} a", "{x} a {y}"])
        #expect(grammar.match(String(repeating: "a ", count: 900)) != nil)
        #expect(grammar.match(String(repeating: "a ", count: 100_000)) == nil)
    }

    @Test("of two phrases with as many words and slots the one whose slot ends sooner is meant", arguments: [0, 1])
    func soonerSlot(first: Int) throws {
        let phrases = ["go {x} to {y}", "go {x} at {y}"]
        let grammar = try grammar([phrases[first], phrases[1 - first]])
        #expect(grammar.match("go a at b to c") == PhraseMatch(index: 1 - first, slots: ["x": "a", "y": "b to c"]))
        #expect(grammar.match("go a to b at c") == PhraseMatch(index: first, slots: ["x": "a", "y": "b at c"]))
    }

    @Test("a text of two thousand letters is heard, and a longer one is not a phrase")
    func longText() throws {
        let grammar = try grammar(["say {words}"])
        let words = Array(repeating: "la", count: 665).joined(separator: " ")
        #expect(grammar.match("say \(words)") == PhraseMatch(index: 0, slots: ["words": words]))
        #expect(grammar.match("say \(words) la") == nil)
    }
}
