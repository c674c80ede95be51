// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

/// Sentences of scripts that write words together, or with their endings.
@Suite struct GluedWordsTests {
    private func reading(of sentence: String, by templates: String...) throws -> String {
        var builder = GrammarBuilder()
        try builder.add(.freeText, named: "text")
        try builder.add(.numbers(NumberRange(0...100)), named: "number")
        for (meaning, text) in templates.enumerated() {
            try builder.add(TemplateReader.template(text), text: text, meaning: meaning)
        }
        let reading = Recognizer(builder.grammar()).readings(of: Utterance(sentence)).first
        return reading.map { $0.slots.map(\.words).joined(separator: ", ") } ?? "–"
    }

    @Test("a text within a word is cut between characters, and keeps all of their marks")
    func marks() throws {
        #expect(try reading(of: "หยุดไทเมอร์ชื่อพิซซ่า", by: "หยุดไทเมอร์ชื่อ{text}[หน่อย]") == "พิซซ่า")
        #expect(try reading(of: "หยุดไทเมอร์ชื่อพิซซ่าหน่อย", by: "หยุดไทเมอร์ชื่อ{text}[หน่อย]") == "พิซซ่า")
        #expect(try reading(of: "स्याउलाई राख्नु", by: "{text}लाई राख्नु") == "स्याउ")
        #expect(try reading(of: "Čajs", by: "{text}s") == "Čaj")
        #expect(try reading(of: "Straßen", by: "{text}n") == "Straße")
    }

    @Test(
        "a text neither begins with a vowel that stands behind its consonant nor ends with one that stands before it",
        arguments: [("กะ{text}", "กะาน"), ("{text}น", "เน"), ("क{text}", "का")])
    func vowels(template: String, sentence: String) throws {
        #expect(try reading(of: sentence, by: template) == "–")
    }

    @Test(
        "a gap may stand before a slot that touches a word, and be missing behind one, where the script has no fixed rule"
    )
    func gaps() throws {
        #expect(try reading(of: "เป็น 24 องศา", by: "เป็น{number}องศา") == "24")
        #expect(try reading(of: "เล่น The Office", by: "เล่น{text}") == "The Office")
        #expect(try reading(of: "पिज्जाको लागि टाइमर", by: "{text} को लागि टाइमर") == "पिज्जा")
        #expect(try reading(of: "add potato list", by: "add {text} to list", "add {text} list") == "potato")
        #expect(try reading(of: "add potato list", by: "add {text} to list") == "–")
    }

    @Test("of two values that are called the same the first is meant")
    func sameName() throws {
        var builder = GrammarBuilder()
        let values = ["first", "second"].map { SlotList.Value(words: .text("lamp"), value: .text($0)) }
        try builder.add(.values(values), named: "thing")
        try builder.add(TemplateReader.template("{thing}"), meaning: 0)
        let reading = Recognizer(builder.grammar()).readings(of: Utterance("lamp")).first
        #expect(reading?.slots.map(\.value) == [.text("first")])
    }

    @Test(
        "of five parts in any order each order is read",
        arguments: ["a b c d e", "e d c b a", "c a e b d", "b e a d c"])
    func orders(sentence: String) throws {
        #expect(try reading(of: sentence, by: "(a;b;c;d;e)").isEmpty)
        #expect(try reading(of: sentence.replacing("e", with: "d"), by: "(a;b;c;d;e)") == "–")
        #expect(try reading(of: String(sentence.dropLast(2)), by: "(a;b;c;d;e)") == "–")
    }
}
