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

    @Test("a template that refers to what is not there is refused")
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
