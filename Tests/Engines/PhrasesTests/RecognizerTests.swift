// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct RecognizerTests {
    private static let templates = [
        "turn (on|off) [the] {thing}", "turn (on|off) [the] light[s] in [the] {room}",
        "(put;the light;out)", "set [the] {thing} to {percent}[%| percent]", "tell everyone [that] {message}",
        "[in [the] {room}] play {title}", "打开{room}[的]灯", "{room}s lamp", "(note|jot) {message} for {title}",
    ]

    private func recognizer() throws -> Recognizer {
        var builder = GrammarBuilder()
        func value(_ words: String, _ name: String? = nil) throws -> SlotList.Value {
            SlotList.Value(words: try TemplateReader.template(words), value: .text(name ?? words))
        }
        try builder.add(.names([value("kitchen lamp"), value("fan"), value("tv")]), named: "thing")
        try builder.add(
            .values([value("(kitchen|galley)", "Kitchen"), value("living room"), value("厨房")]), named: "room")
        let words = [20.0: ["twenty"], 25: ["twenty-five"]]
        try builder.add(.numbers(NumberRange(0...100, step: 0.5, words: words)), named: "percent")
        try builder.add(.freeText, named: "message")
        try builder.add(.freeText, named: "title")
        try builder.add(fillers: [.text("please"), .text("you know"), .text("嗯")])
        for (meaning, text) in Self.templates.enumerated() {
            try builder.add(TemplateReader.template(text), text: text, meaning: meaning)
        }
        return Recognizer(builder.grammar())
    }

    private func shown(_ reading: Reading?) -> String {
        guard let reading else { return "–" }
        let slots = reading.slots.map { slot in
            switch slot.value {
            case .text(let text): "\(slot.name)=\(text)"
            case .number(let number): "\(slot.name)=\(number)"
            }
        }
        return ([String(reading.meaning)] + slots).joined(separator: " ")
    }

    @Test(
        "a sentence is read by the template that it is, with its values",
        arguments: [
            ("Turn on the kitchen lamp!", "0 thing=kitchen lamp"), ("turn off TV", "0 thing=tv"),
            ("turn on lights in the galley", "1 room=Kitchen"), ("the light put out", "2"), ("out put the light", "2"),
            ("set fan to 20%", "3 thing=fan percent=20.0"), ("set the fan to 20.5 percent", "3 thing=fan percent=20.5"),
            ("set fan to twenty five", "3 thing=fan percent=25.0"), ("set fan to 20.3", "–"), ("set fan to 101", "–"),
            ("set fan to -5", "–"), ("tell everyone that dinner's ready", "4 message=dinner's ready"),
            ("in the living room play “Hey, Jude”", "5 room=living room title=Hey, Jude"),
            ("打开厨房的灯", "6 room=厨房"), ("打开厨房 灯。", "6 room=厨房"), ("kitchens lamp", "7 room=Kitchen"),
            ("kitchen s lamp", "7 room=Kitchen"), ("note buy milk for Anna", "8 message=buy milk title=Anna"),
            ("turn", "–"), ("", "–"), ("turn on", "–"), ("turn on the", "–"), ("!?", "–"),
        ])
    func exact(sentence: String, reading: String) throws {
        #expect(shown(try recognizer().readings(of: Utterance(sentence)).first) == reading)
    }

    @Test(
        "words that say nothing may stand anywhere but in a name",
        arguments: [
            ("please turn on the fan", "0 thing=fan"), ("turn please on, you know, the fan", "0 thing=fan"),
            ("turn on the fan please", "0 thing=fan"), ("嗯打开嗯厨房灯", "6 room=厨房"),
            ("turn on the kitchen please lamp", "–"),
        ])
    func fillers(sentence: String, reading: String) throws {
        #expect(shown(try recognizer().readings(of: Utterance(sentence)).first) == reading)
    }

    @Test(
        "slips are forgiven: a letter wrong, missing, doubled or swapped, a word too many, the place at the front",
        arguments: [
            ("turm on the fan", "0 thing=fan"), ("turn on the ktichen lamp", "0 thing=kitchen lamp"),
            ("turn on the kitchenn lamp", "0 thing=kitchen lamp"), ("turn on the kichen lamp", "0 thing=kitchen lamp"),
            ("turnon the kitchen lamp", "0 thing=kitchen lamp"), ("turn on the kitchen lam", "0 thing=kitchen lamp"),
            ("turn on the bloody fan", "0 thing=fan"), ("in the kitchen turn on the lights", "1 room=Kitchen"),
            ("打开厨的灯", "6 room=厨房"), ("buy a cow", "–"), ("打开厨放的灯", "6 room=厨房"), ("大开厨房的灯", "6 room=厨房"),
            ("厨房打开灯", "6 room=厨房"), ("on the fan turn", "0 thing=fan"),
            ("in the kitchen set the fan to 20", "–"),
        ])
    func forgiven(sentence: String, reading: String) throws {
        let recognizer = try recognizer()
        let utterance = Utterance(sentence)
        #expect(recognizer.readings(of: utterance).isEmpty)
        #expect(shown(recognizer.forgivingReadings(of: utterance).first) == reading)
    }

    @Test("anyone who names a thing means it rather than a kind of thing in a room, and free text comes last")
    func specific() throws {
        var builder = GrammarBuilder()
        let lamp = SlotList.Value(words: .text("bedroom lamp"), value: .text("lamp"))
        try builder.add(.names([lamp]), named: "thing")
        let bedroom = SlotList.Value(words: .text("bedroom"), value: .text("bedroom"))
        try builder.add(.values([bedroom]), named: "room")
        try builder.add(.freeText, named: "any")
        for (meaning, text) in ["{any} off", "{room} lamp off", "{thing} off"].enumerated() {
            try builder.add(TemplateReader.template(text), meaning: meaning)
        }
        let readings = Recognizer(builder.grammar()).readings(of: Utterance("bedroom lamp off"))
        #expect(readings.map(\.meaning) == [2, 1, 0])
    }

    @Test("a slot takes only values with the attributes that its template admits")
    func attributes() throws {
        var builder = GrammarBuilder()
        let values = [("lamp", "light"), ("blind", "cover")].map {
            SlotList.Value(words: .text($0.0), value: .text($0.0), attributes: ["kind": $0.1])
        }
        try builder.add(.values(values), named: "thing", attributes: ["kind"])
        for (meaning, kind) in ["light", "cover"].enumerated() {
            try builder.add(TemplateReader.template("close {thing}"), meaning: meaning, admitting: ["kind": [kind]])
        }
        let recognizer = Recognizer(builder.grammar())
        #expect(recognizer.readings(of: Utterance("close lamp")).map(\.meaning) == [0])
        #expect(recognizer.readings(of: Utterance("close blind")).map(\.meaning) == [1])
    }

    @Test("options that nest deeply make no more places than they have letters")
    func nesting() throws {
        let text = String(repeating: "[a ", count: 60) + "z" + String(repeating: "]", count: 60)
        var builder = GrammarBuilder()
        try builder.add(TemplateReader.template(text + " end"), meaning: 1)
        let optional = (0..<300).map { "[w\($0)]" }.joined(separator: " ")
        try builder.add(TemplateReader.template(optional + " done"), meaning: 2)
        let grammar = builder.grammar()
        #expect(grammar.size < 5000)
        let recognizer = Recognizer(grammar)
        #expect(recognizer.readings(of: Utterance("a a a end")).map(\.meaning) == [1])
        #expect(recognizer.readings(of: Utterance("a a a z end")).isEmpty)
        #expect(recognizer.readings(of: Utterance("w3 w77 w299 done")).map(\.meaning) == [2])
        #expect(recognizer.readings(of: Utterance("w77 w3 done")).isEmpty)
    }
}
