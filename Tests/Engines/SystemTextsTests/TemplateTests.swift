// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemTexts
import Testing

@Suite struct TemplateTests {
    @Test(
        "placeholders are filled; a missing one leaves no hole",
        arguments: [
            ("${a} and ${b}.", "A and B."), ("${x}", ""), ("Hello ${x}!", "Hello!"),
            ("There are 3 like ‘${x}’.", "There are 3 like."),
            ("Total (${x}): ${a}", "Total: A"), ("${x}, ${a}", "A"), ("${a}${b}", "AB"), ("a ${ b", "a ${ b"),
            ("$a {b}", "$a {b}"),
            ("${a.b}", "A.B"), ("有“${x}”的${a}", "有的A"), ("${}", ""), ("${a", "${a"), ("价格：${x}。", "价格：。"),
            ("a ${x} b", "a b"), ("Es sind 3 wie „${x}“.", "Es sind 3 wie."),
            ("Il y en a 3 comme «\u{a0}${x}\u{a0}».", "Il y en a 3 comme."),
        ])
    func templates(template: String, text: String) {
        let filled = Template(template).filled { path in
            path == ["x"] || path.isEmpty ? nil : path.joined(separator: ".").uppercased()
        }
        #expect(filled == text)
    }

    @Test(
        "a template mentions a name that is a placeholder's, or the beginning of one's, and no other",
        arguments: [
            ("${a} and b", "a", true), ("${a.c} and b", "a", true), ("${a} and b", "b", false),
            ("${c.a}", "a", false), ("${ab}", "a", false), ("${x}, ${a}", "a", true), ("", "a", false),
        ])
    func mentions(template: String, name: String, isMentioned: Bool) {
        #expect(Template(template).mentions(name) == isMentioned)
    }
}
