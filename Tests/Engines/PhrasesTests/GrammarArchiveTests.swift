// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Phrases

@Suite("A grammar as bytes")
struct GrammarArchiveTests {
    private typealias Parameter = IntentWording.Parameter

    private static let sentences = [
        "order two pizzas", "order 2 Margherita", "two margherita please", "pizza", "order sushi pizza", "订两个火腿蘑菇",
        "订披萨",
        "log half an hour of running", "log eggs for breakfast", "ordr pizza", "order the salami with Pizzeria", "",
    ]

    private static func part() throws -> Grammar {
        let wordings = [
            IntentWording(
                language: "en", titles: ["Order Pizza", "Order ${quantity} ${kind}"],
                summary: "Orders pizza from one of the shops.", category: "order",
                parameters: [
                    Parameter(name: "kind", values: .names([["Margherita", "玛格丽特"], ["Salami"]])),
                    Parameter(name: "quantity", values: .numbers(0...100)),
                ], apps: ["Pizzeria"]),
            IntentWording(
                language: "en", titles: ["Log Sport", "Log ${duration} of ${sport}"], category: "create",
                parameters: [
                    Parameter(name: "sport", values: .names([["running"], ["swimming"]])),
                    Parameter(name: "duration", values: .duration),
                ], apps: ["DailyPunch"]),
            IntentWording(
                language: "en", titles: ["Log Breakfast", "Log ${meal} for breakfast"], category: "create",
                parameters: [Parameter(name: "meal", values: .freeText)], apps: ["DailyPunch"]),
            IntentWording(
                language: "zh-Hans", titles: ["订披萨", "订 ${quantity} 个${kind}"], category: "order",
                parameters: [
                    Parameter(name: "kind", values: .names([["玛格丽特"], ["火腿蘑菇"]])),
                    Parameter(name: "quantity", values: .numbers(IntentWording.Values.anyNumber)),
                ], apps: ["披萨店"]),
        ]
        var phrases = IntentPhrases()
        for (meaning, wording) in wordings.enumerated() { try phrases.add(wording, meaning: meaning) }
        return try phrases.part()
    }

    /// A few places with all that a grammar may have.
    private static func small() throws -> Grammar {
        var builder = GrammarBuilder()
        let rooms = [("hall", "upstairs"), ("den", "downstairs")].map { name, floor in
            SlotList.Value(words: .text(name), value: .text(name), attributes: ["floor": floor])
        }
        try builder.add(.names(rooms), named: "room", attributes: ["floor"])
        var range = NumberRange(0...9, words: [2: ["two"]])
        range.measures = ["x"]
        try builder.add(.numbers(range), named: "n")
        try builder.add(.freeText, named: "t")
        try builder.add(fillers: [.text("oh")])
        try builder.add(TemplateReader.template("lit {room}"), meaning: 0, admitting: ["floor": ["upstairs"]])
        try builder.add(TemplateReader.template("do {n} {t}"), meaning: 1, penalty: 5, label: "do")
        return builder.grammar()
    }

    private static func read(_ bytes: some Collection<UInt8>, meanings: Int = 4) throws(ArchiveError) -> Grammar {
        try GrammarArchive.grammar(from: Array(bytes)[...], meanings: meanings)
    }

    private static func readings(_ part: Grammar, _ sentences: [String]) throws -> [[Reading]] {
        let languages = try LanguageGrammar.of(["en", "zh-Hans"])
        let recognizer = Recognizer(.joining([Grammar.Part(languages), Grammar.Part(part)]))
        return sentences.map { recognizer.allReadings(of: Utterance($0)) }
    }

    @Test("is read as the grammar that it was, which understands the same")
    func same() throws {
        for grammar in try [Self.part(), Self.small(), LanguageGrammar.of(["en", "zh-Hans"]), .empty] {
            let bytes = GrammarArchive.bytes(of: grammar)
            #expect(try GrammarArchive.bytes(of: Self.read(bytes)) == bytes)
        }
        let part = try Self.part()
        let expected = try Self.readings(part, Self.sentences)
        #expect(expected.count { !$0.isEmpty } > 8)
        #expect(try Self.readings(Self.read(GrammarArchive.bytes(of: part)), Self.sentences) == expected)
    }

    @Test("is refused where bytes are missing, too many or others")
    func damaged() throws {
        let bytes = GrammarArchive.bytes(of: try Self.small())
        for count in bytes.indices {
            #expect(throws: ArchiveError.damaged) { try Self.read(bytes.prefix(count)) }
        }
        #expect(throws: ArchiveError.damaged) { try Self.read(bytes + [0]) }
        for place in bytes.indices {
            for bit in 0..<8 {
                var bytes = bytes
                bytes[place] ^= 1 << bit
                #expect(throws: ArchiveError.damaged) { try Self.read(bytes) }
            }
        }
    }

    @Test(
        "is refused or can be asked anything, no matter who wrote it", arguments: [0x01, 0x40, 0x80, 0xFF] as [UInt8])
    func hostile(mask: UInt8) throws {
        let bytes = Array(GrammarArchive.bytes(of: try Self.small()).dropLast(8))
        var first = GrammarBuilder()
        try first.add(.freeText, named: "text")
        let language = first.grammar()
        var read = 0
        for place in bytes.indices {
            var bytes = bytes
            bytes[place] ^= mask
            guard let grammar = try? Self.read(GrammarArchive.sealed(bytes)) else { continue }
            read += 1
            let recognizer = Recognizer(.joining([Grammar.Part(language), Grammar.Part(grammar)]))
            for sentence in ["lit hall", "oh do 2 x it", "doo two its"] {
                for reading in recognizer.allReadings(of: Utterance(sentence)) {
                    #expect((0..<4).contains(reading.meaning))
                }
            }
        }
        #expect(read > 0)
    }

    @Test("is refused where it has a meaning that there is not, or is of another version")
    func others() throws {
        let grammar = try Self.part()
        var bytes = GrammarArchive.bytes(of: grammar)
        #expect(throws: ArchiveError.damaged) { try Self.read(bytes, meanings: 3) }
        bytes[4] = 99
        #expect(throws: ArchiveError.unknownVersion(99)) {
            try Self.read(GrammarArchive.sealed(Array(bytes.dropLast(8))))
        }
        #expect("\(ArchiveError.unknownVersion(99).sentence)".contains("99"))
    }

    @Test(
        "is refused where it leads in a circle, nowhere, or to another kind of object",
        arguments: [
            { $0.edges[0].target = 1_000_000 }, { $0.edges[0].target = UInt32($0.size) },
            { $0.edges[$0.edges.count - 1].target = UInt32($0.size - 1) }, { $0.edgeStarts[1] = -1 },
            { $0.edgeStarts[2] = 1_000 }, { $0.edgeStarts.append(Int32($0.edges.count)) }, { $0.edgeStarts = [] },
            { $0.meaningStarts.removeLast() }, { $0.meanings[0] = -1 }, { $0.meanings[0] = 500 },
            { $0.meanings[0] = Grammar.end(500) }, { $0.meanings[0] = Grammar.end(0) }, { $0.roots[0] = 500 },
            { $0.roots = $0.fillers }, { $0.fillers = [500] }, { $0.ends[0].penalty = .max },
            { $0.ends[0].penalty = -1 }, { $0.ends[0].meaning = -1 }, { $0.slots = [] },
            { $0.lists["room"]?.root = 500 },
            {
                let root = $0.roots[0]
                $0.lists["room"]?.root = root
            },
            { $0.lists["room"]?.values.removeLast() }, { $0.lists["room"]?.attributes = [] },
            { $0.lists["room"]?.range = NumberRange(0...1) }, { $0.lists["n"]?.measures = 500 },
        ] as [@Sendable (inout Grammar) -> Void])
    func unsound(change: @Sendable (inout Grammar) -> Void) throws {
        var grammar = try Self.small()
        change(&grammar)
        #expect(throws: ArchiveError.damaged) { try Self.read(GrammarArchive.bytes(of: grammar)) }
    }
}
