// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("Titles that are listened for")
struct HeardTitleTests {
    private static func net(_ titles: [String], _ parameters: [IntentWording.Parameter]) throws -> WordNet {
        var phrases = IntentPhrases(isToTheLetter: true)
        let wording = IntentWording(
            language: "en", titles: titles, category: "order", parameters: parameters, apps: ["Pizzeria"])
        try phrases.add(wording, meaning: 0)
        return try phrases.grammar().wordNet()
    }

    private static let kind = IntentWording.Parameter(
        name: "kind", values: .names([["Margherita"], ["Hot Salami"], ["Tuna and Onion"], ["Ham and Mushroom"]]))
    private static let quantity = IntentWording.Parameter(name: "quantity", values: .numbers(1...12))

    @Test(
        "a name may stand for the thing, and a number before it",
        arguments: [
            ("order pizza", true), ("order margherita", true), ("order two margheritas", true),
            ("order twelve hot salami pizzas", true), ("order margherita pizza", true),
            ("order pizza margherita", true),
            ("order pizza with pizzeria", true), ("order thirteen margheritas", false), ("order two", false),
            ("order margheritaes", false), ("order and", false), ("margherita", false),
        ])
    func counted(sentence: String, isHeard: Bool) throws {
        #expect(try Self.net(["Order Pizza"], [Self.kind, Self.quantity]).admits(sentence) == isHeard)
    }

    @Test(
        "without a number a noun stands for one",
        arguments: [
            ("log two cups of margherita", true), ("log one cup of margherita", true), ("log cup of margherita", true),
            ("log two of margherita", false), ("log margherita", false),
        ])
    func one(sentence: String, isHeard: Bool) throws {
        let net = try Self.net(["Log ${quantity} cups of ${kind}"], [Self.kind, Self.quantity])
        #expect(net.admits(sentence) == isHeard)
    }

    @Test(
        "large numbers are heard where they are round, with and without an and",
        arguments: [
            ("one hundred", true), ("a hundred", true), ("two hundred fifty", true), ("two hundred and fifty", true),
            ("ninety seven", true), ("two hundred fifty one", false), ("ten", false),
        ])
    func large(number: String, isHeard: Bool) throws {
        let grams = IntentWording.Parameter(name: "grams", values: .numbers(50...1000))
        let net = try Self.net(["Buy ${grams} grams of ${kind}"], [Self.kind, grams])
        #expect(net.admits("buy \(number) grams of hot salami") == isHeard)
    }
}
