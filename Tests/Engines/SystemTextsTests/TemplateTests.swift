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
            ("a ${x} b", "a b"),
        ])
    func templates(template: String, text: String) {
        let filled = Template(template).filled { path in
            path == ["x"] || path.isEmpty ? nil : path.joined(separator: ".").uppercased()
        }
        #expect(filled == text)
    }
}
