// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct TemplateReaderTests {
    @Test("each mark of the notation is read")
    func notation() throws {
        #expect(try TemplateReader.template("order") == .text("order"))
        #expect(try TemplateReader.template("a [b]") == .sequence([.text("a "), .optional(.text("b"))]))
        #expect(try TemplateReader.template("(a|b c)") == .alternatives([.text("a"), .text("b c")]))
        #expect(try TemplateReader.template("(a;b)") == .permutation([.text("a"), .text("b")]))
        #expect(try TemplateReader.template("a|{x}") == .alternatives([.text("a"), .slot(list: "x", name: "x")]))
        #expect(try TemplateReader.template("{ x }") == .slot(list: "x", name: "x"))
        #expect(try TemplateReader.template("{list:slot}") == .slot(list: "list", name: "slot"))
        #expect(try TemplateReader.template("<rule>s") == .sequence([.rule("rule"), .text("s")]))
        #expect(try TemplateReader.template(#"\(a\) \\"#) == .text(#"(a) \"#))
        #expect(try TemplateReader.template("(|a)") == .alternatives([.sequence([]), .text("a")]))
    }

    @Test(
        "what can't be read is told with its place",
        arguments: [
            ("(a", TemplateError.Reason.unclosed(")"), 2), ("a]", .unexpected("]"), 2), ("a {", .unclosed("}"), 3),
            ("{}", .nameless, 1), ("< >", .nameless, 1), ("a > b", .unexpected(">"), 3),
            ("(a|b;c)", .unexpected(";"), 5),
            ("(a;b;c;d;e;f;g;h;i)", .tooManyPermuted, 19), ("[a)", .unexpected(")"), 3),
            (String(repeating: "(", count: 70), .tooDeep, 64),
        ])
    func refused(text: String, reason: TemplateError.Reason, offset: Int) {
        #expect(throws: TemplateError(reason, template: text, offset: offset)) { try TemplateReader.template(text) }
    }

    @Test("a template that would take the room of all others is refused, and leaves them as they are")
    func tooLarge() throws {
        var builder = GrammarBuilder()
        try builder.add(.text("good night"), meaning: 0)
        var template = "(a;b;c;d;e;f;g;h)"
        for _ in 0..<6 { template = "(\(template);b;c;d;e;f;g;h)" }
        #expect(throws: TemplateError(.tooLarge, template: template)) {
            try builder.add(TemplateReader.template(template), text: template, meaning: 1)
        }
        let readings = Recognizer(builder.grammar()).readings(of: Utterance("good night"))
        #expect(readings.map(\.meaning) == [0])
    }

    @Test(
        "a name is never silent: it has words of its own, and neither slots nor rules",
        arguments: [
            ("[the] lamp", true), ("(lamp|light)", true), ("lamp[s]", true), ("[lamp]", false), ("(lamp|)", false),
            ("", false), ("!?", false), ("lamp {room}", false), ("<lamp>", false), ("(a;[b])", true),
        ])
    func neverSilent(text: String, isNever: Bool) throws {
        #expect(try TemplateReader.template(text).isNeverSilent == isNever)
    }

    @Test("a template that refers to what is missing is refused")
    func references() throws {
        var builder = GrammarBuilder(rules: ["round": .sequence([.text("a"), .rule("round")])])
        func reason(_ text: String) -> TemplateError.Reason? {
            do throws(TemplateError) {
                try builder.add(TemplateReader.template(text), text: text, meaning: 0)
                return nil
            } catch { return error.reason }
        }
        #expect(reason("<no>") == .unknownRule("no"))
        #expect(reason("{no}") == .unknownList("no"))
        #expect(reason("<round>") == .circularRule("round"))
        let slot = SlotList.Value(words: .slot(list: "x", name: "x"), value: .text("x"))
        #expect(throws: TemplateError(.slotInList("l"), template: "l")) { try builder.add(.values([slot]), named: "l") }
    }
}
