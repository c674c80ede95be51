// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct PhraseIndexTests {
    private func index(_ phrases: [String]) throws -> PhraseIndex<Int> {
        var index = PhraseIndex<Int>()
        for (id, phrase) in phrases.enumerated() { try index.insert(PhrasePattern(phrase), id: id) }
        return index
    }

    @Test("a phrase is found however it is written")
    func exact() throws {
        let index = try index(["Pizza night", "订披萨"])
        #expect(index.match("pizza NIGHT.") == PhraseMatch(id: 0))
        #expect(index.match("訂披薩") == PhraseMatch(id: 1))
        #expect(index.match("pizza") == nil)
        #expect(index.match("") == nil)
    }

    @Test(
        "a slot holds the person's own words",
        arguments: [
            ("show the rate of US dollars", 0, ["currency": "US dollars"]),
            ("Show the rate of Swiss Francs today", 1, ["currency": "Swiss Francs"]),
            ("send hello to Anna", 2, ["text": "hello", "person": "Anna"]),
            ("send hello to all to Anna", 2, ["text": "hello", "person": "all to Anna"]),
            ("查美元的汇率", 3, ["currency": "美元"]),
        ])
    func slots(text: String, id: Int, slots: [String: String]) throws {
        let index = try index([
            "Show the rate of {currency}", "Show the rate of {currency} today", "Send {text} to {person}",
            "查{currency}的汇率",
        ])
        #expect(index.match(text) == PhraseMatch(id: id, slots: slots))
    }

    @Test(
        "a slot holds the sign or point of a number, and the end of a name, but no punctuation of the sentence",
        arguments: [
            ("set it to -5", ["value": "-5"]), ("set it to −.5!", ["value": "−.5"]), ("set it to .5", ["value": ".5"]),
            ("set it to (+5).", ["value": "+5"]), ("设为-5度", ["value": "-5"]),
            ("set it to C++, C#.", ["value": "C++, C#"]),
            ("set it to - 5", ["value": "5"]), ("set it to ...5", ["value": "5"]), ("set it to-5", ["value": "5"]),
            ("set it to: five.", ["value": "five"]), ("from -1 to +2 now", ["low": "-1", "high": "+2"]),
            ("set it to ~/.face/a.png", ["value": "~/.face/a.png"]), ("set it to “/tmp/a b”", ["value": "/tmp/a b"]),
            ("set it to ../a", ["value": "../a"]), ("设为：-5度", ["value": "-5"]),
            ("set it to and/or", ["value": "and/or"]),
        ])
    func signs(text: String, slots: [String: String]) throws {
        let index = try index(["Set it to {value}", "设为{value}度", "From {low} to {high} now"])
        #expect(index.match(text)?.slots == slots)
    }

    @Test("a slot is never empty")
    func emptySlot() throws {
        let index = try index(["Show the rate of {currency}", "Play {song} now"])
        #expect(index.match("show the rate of") == nil)
        #expect(index.match("play now") == nil)
    }

    @Test(
        "the phrase with the most words of its own wins, whatever the order",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func longestLiteral(order: [Int]) throws {
        let phrases = ["Play {song}", "Play {song} by {artist}", "Play the song {song} by {artist}"]
        var index = PhraseIndex<Int>()
        for id in order { try index.insert(PhrasePattern(phrases[id]), id: id) }
        #expect(
            index.match("play the song Hello by Adele")
                == PhraseMatch(id: 2, slots: ["song": "Hello", "artist": "Adele"]))
        #expect(index.match("play Hello by Adele")?.id == 1)
        #expect(index.match("play Hello")?.id == 0)
    }

    @Test("a phrase met word by word beats one with slots")
    func exactBeatsSlots() throws {
        let index = try index(["Play {song}", "Play my favourites"])
        #expect(index.match("play my favourites") == PhraseMatch(id: 1))
    }

    @Test(
        "two phrases nobody could tell apart are refused, and the first is named",
        arguments: [
            ("Pizza night", "PIZZA, night!"), ("Play {song}", "play {title}"), ("订披萨", "訂 披薩"),
        ])
    func clash(first: String, second: String) throws {
        var index = try index([first])
        #expect(throws: PhraseError(.taken(by: first), phrase: second)) {
            try index.insert(PhrasePattern(second), id: 9)
        }
        #expect(try index.phrase(soundingLike: PhrasePattern(second))?.text == first)
    }

    @Test("a hundred thousand phrases are told apart, and those with slots as well")
    func many() throws {
        var index = PhraseIndex<Int>()
        for id in 0..<80_000 { try index.insert(PhrasePattern("run job \(id)"), id: id) }
        for id in 0..<20_000 { try index.insert(PhrasePattern("send {text} to \(id) {when}"), id: 80_000 + id) }
        for id in stride(from: 0, to: 80_000, by: 7_999) { #expect(index.match("Run job \(id)!")?.id == id) }
        for id in stride(from: 0, to: 20_000, by: 1_999) {
            let match = index.match("send a long letter to \(id) at noon")
            #expect(match == PhraseMatch(id: 80_000 + id, slots: ["text": "a long letter", "when": "at noon"]))
        }
        #expect(index.match("run job 80000") == nil)
    }

    @Test("text made to be hard ends all the same")
    func hostile() throws {
        let index = try index(["a {x} a {y} a {z} a", "{x} a", "{x} a {y}"])
        #expect(index.match(String(repeating: "a ", count: 199)) != nil)
        #expect(index.match(String(repeating: "a ", count: 100_000)) == nil)
    }

    @Test("the nearest phrases share most words, best first")
    func nearest() throws {
        let index = try index(["Order a pizza", "Order a large pizza", "Show the rate of {currency}", "Punch in"])
        #expect(index.nearest(to: "order pizza", limit: 2).map(\.text) == ["Order a pizza", "Order a large pizza"])
        #expect(index.nearest(to: "rate of what", limit: 5).map(\.text) == ["Show the rate of {currency}"])
        #expect(index.nearest(to: "xyz", limit: 5).isEmpty)
    }

    @Test("of two phrases with as many words and slots the one whose slot ends sooner is meant", arguments: [0, 1])
    func soonerSlot(first: Int) throws {
        let phrases = ["go {x} to {y}", "go {x} at {y}"]
        let index = try index([phrases[first], phrases[1 - first]])
        #expect(index.match("go a at b to c") == PhraseMatch(id: 1 - first, slots: ["x": "a", "y": "b to c"]))
        #expect(index.match("go a to b at c") == PhraseMatch(id: first, slots: ["x": "a", "y": "b at c"]))
    }

    @Test("a text of two hundred words is heard, and a longer one is no phrase")
    func longText() throws {
        let index = try index(["say {words}"])
        let words = Array(repeating: "la", count: 199).joined(separator: " ")
        #expect(index.match("say \(words)") == PhraseMatch(id: 0, slots: ["words": words]))
        #expect(index.match("say \(words) la") == nil)
    }
}
