// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Phrases

@Suite("Grammars word by word")
struct WordNetTests {
    private static func net(_ templates: [String]) throws -> WordNet {
        var builder = GrammarBuilder()
        try builder.add(
            .names(["pizza", "iced tea"].map { .init(words: .text($0), value: .text($0)) }), named: "food")
        try builder.add(.numbers(NumberRange(1...3, words: [1: ["one"], 2: ["two"], 3: ["three"]])), named: "number")
        try builder.add(.freeText, named: "text")
        for (meaning, template) in templates.enumerated() {
            try builder.add(try TemplateReader.template(template), meaning: meaning)
        }
        return try builder.grammar().wordNet()
    }

    @Test(
        "a net has the sentences of its grammar, and no others",
        arguments: [
            ("punch in", ["punch in"], ["punch", "in", "punch in in", ""]),
            ("order [a] {food}", ["order a pizza", "order iced tea"], ["order", "order a", "order iced"]),
            ("(log|note) {number} {food}", ["log two pizza", "note one iced tea"], ["log pizza", "log 2 pizza"]),
            ("cup[s] of tea", ["cup of tea", "cups of tea"], ["cup s of tea"]),
            ("say hello[ to {text}]", ["say hello"], ["say hello to", "say hello to you"]),
            ("Café, s'il vous plaît!", ["cafe s il vous plait"], ["café s il vous plait"]),
        ])
    func sentences(template: String, said: [String], unsaid: [String]) throws {
        let net = try Self.net([template])
        for sentence in said { #expect(net.admits(sentence), "\(sentence)") }
        for sentence in unsaid { #expect(!net.admits(sentence), "\(sentence)") }
    }

    @Test("places from which the same may be said are one")
    func merged() throws {
        let net = try Self.net(["order a big pizza", "take a big pizza"])
        #expect(net.size == 5)
        #expect(net.steps.count == 5)
    }

    @Test("from a place each word leads to one other")
    func distinct() throws {
        let net = try Self.net(["order pizza", "order tea", "order pizza now"])
        #expect(Set(net.steps.map { "\($0.from) \($0.word)" }).count == net.steps.count)
    }

    @Test("without a word all that needs it is gone")
    func admitting() throws {
        let net = try Self.net(["order pizza", "order [iced] tea"]).admitting { $0 != "iced" && $0 != "pizza" }
        #expect(net.admits("order tea"))
        #expect(net.words == ["order", "tea"])
    }

    @Test("more steps than are wanted are refused")
    func bounded() throws {
        var builder = GrammarBuilder()
        for number in 0..<100 { try builder.add(.text("word\(number) other\(number)"), meaning: number) }
        let grammar = builder.grammar()
        #expect(throws: WordNetError(mostSteps: 50)) { try grammar.wordNet(mostSteps: 50) }
    }
}
