// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import SystemTexts
import Testing

@Suite("A problem")
struct ProblemTests {
    @Test(
        "is told as its subject, reason, remedy and detail, without what is empty",
        arguments: [
            (Problem("it is full"), "it is full"),
            (Problem("it is full", remedy: "free some space"), "it is full; free some space"),
            (Problem(.input, "/tea", reason: "it is full"), "/tea: it is full"),
            (
                Problem(.input, "/tea", reason: "it is full", remedy: "free some space", detail: "a\nb"),
                "/tea: it is full; free some space\na\nb"
            ),
        ])
    func sentence(problem: Problem<Fault>, text: String) {
        #expect(problem.description == text)
    }

    @Test("has the marks of the person's language")
    func translated() {
        let problem = Problem<Fault>(.input, "/tea", reason: "'\("a")' is missing", remedy: "check the path")
        #expect(problem.sentence.text(in: "zh-Hans") == "/tea：“a”不存在；请检查路径")
    }

    @Test("is of something that was tried, unless it is said otherwise")
    func fault() {
        #expect(Problem("it is full").code == .failure)
        #expect(Problem("it is full", fault: .input).code == .input)
    }
}
