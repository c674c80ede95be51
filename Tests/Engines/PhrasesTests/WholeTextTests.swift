// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("A text that may be anything")
struct WholeTextTests {
    private typealias Parameter = IntentWording.Parameter

    private static func wording(_ language: String, _ title: String, _ app: String) -> IntentWording {
        IntentWording(
            language: language, titles: [title], category: "generic",
            parameters: [
                Parameter(name: "person", values: .names([["Anna"], ["安娜"], ["Mehmet"]])),
                Parameter(name: "text", values: .freeText),
            ], apps: [app])
    }

    /// The text and the person that a sentence gives to an app with this one title.
    private static func heard(_ sentence: String, _ wording: IntentWording) throws -> [String: String] {
        var phrases = IntentPhrases()
        try phrases.add(wording, meaning: 0)
        let understanding = Recognizer(try phrases.grammar()).understanding(of: Utterance(sentence))
        guard case .understood(let reading) = understanding else { return ["not sure": "\(understanding)"] }
        return Dictionary(reading.slots.map { ($0.name, $0.words) }) { first, _ in first }
    }

    @Test(
        "keeps every word behind a name",
        arguments: [
            ("tell Anna thank you for the cake", "thank you for the cake"),
            ("tell Anna can you call me", "can you call me"),
            ("tell Anna some of us are late", "some of us are late"),
            ("tell Anna maybe tomorrow", "maybe tomorrow"),
            ("please tell Anna please please me", "please please me"),
            ("could you tell Anna, well, I think so", "well, I think so"),
            ("tell Anna I want you to know: it's 5:30!", "I want you to know: it's 5:30!"),
            ("tell Anna hey", "hey"), ("tell Anna Thanks a LOT", "Thanks a LOT"),
            ("tell Anna that I'll be late", "I'll be late"),
            ("tell Anna that we're home now thanks", "we're home now thanks"),
            ("tell Anna that pizza place was great", "that pizza place was great"),
        ])
    func english(_ sentence: String, _ text: String) throws {
        let wording = Self.wording("en", "Tell ${person} ${text}", "Homely")
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["person": "Anna", "text": text])
    }

    @Test(
        "keeps every word in German",
        arguments: [
            ("sag Anna danke für den Kuchen", "danke für den Kuchen"),
            ("sag Anna, dass ich später komme", "ich später komme"),
            ("sag Anna bitte ruf mich mal an", "bitte ruf mich mal an"),
            ("bitte sag Anna vielleicht morgen", "vielleicht morgen"),
            ("sag Anna mal, dass es jetzt losgeht", "es jetzt losgeht"),
        ])
    func german(_ sentence: String, _ text: String) throws {
        let wording = Self.wording("de", "Sag ${person} ${text}", "Homely")
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["person": "Anna", "text": text])
    }

    @Test(
        "keeps every word in French",
        arguments: [
            ("dis à Anna merci pour le gâteau", "merci pour le gâteau"),
            ("dis à Anna que je serai en retard", "je serai en retard"),
            ("dis à Anna s'il te plaît rappelle-moi", "s'il te plaît rappelle-moi"),
        ])
    func french(_ sentence: String, _ text: String) throws {
        let wording = Self.wording("fr", "Dis à ${person} ${text}", "Homely")
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["person": "Anna", "text": text])
    }

    @Test(
        "keeps every word in Chinese",
        arguments: [
            ("告诉安娜谢谢你的蛋糕", "谢谢你的蛋糕"), ("告诉安娜可以帮我吗", "可以帮我吗"), ("告诉安娜一下我到了", "我到了"),
            ("请告诉安娜说我迟到了", "我迟到了"), ("告诉安娜好的，马上", "好的，马上"),
        ])
    func chinese(_ sentence: String, _ text: String) throws {
        let wording = Self.wording("zh-Hans", "告诉${person}${text}", "家")
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["person": "安娜", "text": text])
    }

    @Test(
        "keeps every word where it stands alone, and never takes the app's name",
        arguments: [
            ("say hello", "hello"), ("say please close the door", "please close the door"),
            ("Homely, say please close the door", "please close the door"),
            ("please say um, well, hello", "um, well, hello"), ("say thanks", "thanks"),
            ("hey say good morning my friend with Homely", "good morning my friend"),
        ])
    func alone(_ sentence: String, _ text: String) throws {
        var wording = Self.wording("en", "Say ${text}", "Homely")
        wording.parameters.removeFirst()
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["text": text])
    }

    @Test(
        "keeps every word between two others",
        arguments: [
            ("add milk and some eggs please to my list", "milk and some eggs please"),
            ("could you add two of those to my list", "two of those"),
            ("add thank you cards to my list please", "thank you cards"),
        ])
    func between(_ sentence: String, _ text: String) throws {
        var wording = Self.wording("en", "Add ${text} to my list", "Notes")
        wording.parameters.removeFirst()
        let heard = try Self.heard(sentence, wording)
        #expect(heard == ["text": text])
    }
}
